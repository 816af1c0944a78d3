import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tooMany } from '../problem.ts';
import type { Problem } from '../problem.ts';

export type Limit = { readonly name: string; readonly most: number; readonly minutes: number };

/**
 * Tight for one account, loose for one address: thousands of phones share a carrier's. There only what a
 * program does counts: a login that succeeds and a signup that is finished give back what they took.
 */
export const limits = {
  loginOfAccount: { name: 'login', most: 10, minutes: 15 },
  loginOfDevice: { name: 'login of device', most: 10, minutes: 15 },
  loginFromAddress: { name: 'login from', most: 300, minutes: 15 },
  loginCodeToEmail: { name: 'login code', most: 10, minutes: 60 },
  loginCodeFromAddress: { name: 'login code from', most: 30, minutes: 15 },
  /** Fewer than to the email: one network alone cannot use up its owner's. */
  loginCodeFromHere: { name: 'login code from here', most: 3, minutes: 60 },
  codeToEmail: { name: 'code', most: 5, minutes: 60 },
  signupFromAddress: { name: 'signup from', most: 100, minutes: 15 },
  verifyFromAddress: { name: 'verify from', most: 300, minutes: 15 },
  /** An agency can sign its people up at one desk; made-up professionals cannot fill a street. */
  handymenFromAddress: { name: 'handymen from', most: 10, minutes: 24 * 60 },
  startCodeTries: { name: 'start tries', most: 30, minutes: 15 },
  cardTries: { name: 'card', most: 100, minutes: 60 },
  startCodeRenewals: { name: 'start renewals', most: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** A count that would end later than one begun now was begun before the clock was set back. */
const countOne = `
  insert into limits as l (key, used, resets_at)
  values ($1, 1, now() + $2::int * interval '1 minute')
  on conflict (key) do update set
    used = case when l.resets_at <= now() or l.resets_at > excluded.resets_at
      then 1 else l.used + 1 end,
    resets_at = case when l.resets_at <= now() or l.resets_at > excluded.resets_at
      then excluded.resets_at else l.resets_at end
  returning used, greatest(1, ceil(extract(epoch from resets_at - now())))::int as wait`;

/** The subject is kept as a fingerprint: a counter need not know whose it is. */
const keyOf = (deps: Deps, limit: Limit, subject: string) =>
  deps.keys.hash(`limit ${limit.name}`, subject);

/** Counts a try against the limit, or refuses it with the time to wait. Counted for all processes alike. */
export const spend = async (
  deps: Deps,
  limit: Limit,
  subject: string,
  refuse: (seconds: number) => Problem = tooMany,
): Promise<void> => {
  const [row] = await deps.db.query<{ used: number; wait: number }>(countOne, [
    keyOf(deps, limit, subject),
    limit.minutes,
  ]);
  if (row && row.used > limit.most) throw refuse(row.wait);
};

/** Gives one back: what it was spent for has turned out to be no attack. */
export const refund = async (deps: Deps, limit: Limit, subject: string): Promise<void> => {
  await deps.db.query('update limits set used = used - 1 where key = $1 and used > 0', [
    keyOf(deps, limit, subject),
  ]);
};

/** After a right password the account's count begins again. */
export const forgive = async (deps: Deps, limit: Limit, subject: string): Promise<void> => {
  await deps.db.query('delete from limits where key = $1', [keyOf(deps, limit, subject)]);
};

/** A count whose time is over counts for nothing. */
export const dropOverLimits = async (db: Db): Promise<void> => {
  await db.query('delete from limits where resets_at <= now()');
};
