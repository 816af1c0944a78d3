/** §11: what an operator may do. `support` reads and helps; `admin` may do everything. */
export const levels = ['support', 'admin'] as const;
export type Level = (typeof levels)[number];

export const mayActAs = (level: Level, wanted: Level): boolean =>
  level === 'admin' || wanted === 'support';

/** How long a link to join, or to reset the credentials, can be used. */
export const linkHours = 48;

/** Each opens one login when the phone with the second factor is lost. */
export const recoveryCodes = 10;
