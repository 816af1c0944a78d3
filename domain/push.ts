import type { Party } from './role.ts';

/** §24: what a customer or professional can be told about on their devices, and can switch off. */
export const pushKinds = [
  'request',
  'answer',
  'on_the_way',
  'arrived',
  'message',
  'extra',
  'cash',
  'cancelled',
  'reminder',
  'time',
  'tip',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** Those that one role alone receives. */
const onlyOf: Readonly<Partial<Record<PushKind, Party>>> = {
  request: 'handyman',
  tip: 'handyman',
  answer: 'user',
  on_the_way: 'user',
  arrived: 'user',
};

const kindsOf = (role: Party): readonly PushKind[] =>
  pushKinds.filter((kind) => (onlyOf[kind] ?? role) === role);

/** §24: the kinds that each role can receive. */
export const pushKindsOf: Readonly<Record<Party, readonly PushKind[]>> = {
  user: kindsOf('user'),
  handyman: kindsOf('handyman'),
};

type Rule = {
  readonly kind: PushKind;
  /** After so many minutes the message is of no use any more; a request's ends with the request. */
  readonly minutes: number;
};

const day = 12 * 60;

/** §24: every piece of news, with the kind by which it can be switched off. */
export const pushNews = {
  request: { kind: 'request', minutes: day },
  accepted: { kind: 'answer', minutes: day },
  /** §14: an operator has asked for a customer who has called. */
  asked_for_you: { kind: 'answer', minutes: day },
  declined: { kind: 'answer', minutes: day },
  expired: { kind: 'answer', minutes: day },
  on_the_way: { kind: 'on_the_way', minutes: 60 },
  arrived: { kind: 'arrived', minutes: 60 },
  message: { kind: 'message', minutes: day },
  extra_proposed: { kind: 'extra', minutes: day },
  extra_approved: { kind: 'extra', minutes: day },
  extra_declined: { kind: 'extra', minutes: day },
  cash_chosen: { kind: 'cash', minutes: day },
  cash_taken: { kind: 'cash', minutes: day },
  cancelled: { kind: 'cancelled', minutes: day },
  reminder: { kind: 'reminder', minutes: 120 },
  time_proposed: { kind: 'time', minutes: day },
  time_agreed: { kind: 'time', minutes: day },
  time_declined: { kind: 'time', minutes: day },
  late: { kind: 'time', minutes: 120 },
  handed_over: { kind: 'cancelled', minutes: day },
  nobody_home: { kind: 'cancelled', minutes: day },
  nobody_came: { kind: 'cancelled', minutes: day },
  ended_by_us: { kind: 'cancelled', minutes: day },
  /** §35: to the professional. */
  tip: { kind: 'tip', minutes: day },
} as const satisfies Record<string, Rule>;
export type PushNews = keyof typeof pushNews;

/** Hours of the day in India, from the first up to the last. */
export type QuietHours = { readonly from: number; readonly to: number };

/** §24: over midnight where they begin later than they end. */
export const isQuietAt = ({ from, to }: QuietHours, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

export type PushChoices = {
  readonly off: readonly PushKind[];
  readonly quiet: QuietHours | null;
};

/** §24: a professional who is online hears of a request at any hour: to be left alone they go offline. */
export const comesThrough = (kind: PushKind, { off, quiet }: PushChoices, hour: number): boolean =>
  !off.includes(kind) && (kind === 'request' || quiet === null || !isQuietAt(quiet, hour));

export const pushLimits = {
  devices: 10,
  /** Of an address that a browser's service gives out. */
  endpoint: 1000,
  /** Services take 4 kB, of which encryption needs some. */
  payloadBytes: 3000,
  /** §24: a mail instead, when no device has taken a request until then. */
  mailAfterMinutes: 1,
} as const;
