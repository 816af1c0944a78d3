import { flagsAfter, refuseYes } from '#domain/visits.ts';
import type { Db } from '../db/db.ts';
import { Problem, conflict } from '../problem.ts';
import type { BookingRow } from './store.ts';
import { findVisitFacts, raiseFlag } from './visit-store.ts';

/** §9, §26: checked after the move, under its locks, so that no other visit can end in between. */
export const refuseUnfitYes = async (db: Db, handymanId: string): Promise<void> => {
  const facts = await findVisitFacts(db, handymanId);
  // The customer of this yes is counted already.
  const refusal = facts && refuseYes({ ...facts, customers: facts.customers - 1 });
  if (!refusal) return;
  if (!('seconds' in refusal)) {
    throw refusal.why === 'paused'
      ? conflict('paused', ({ visits }) => visits.paused)
      : conflict('too_many_cancels', ({ booking }) => booking.paused);
  }
  const { seconds } = refusal;
  throw new Problem(409, 'too_many_doors', ({ visits }) => visits.doors(seconds), {
    retryAfterSeconds: seconds,
    extra: { seconds },
  });
};

/** §26: after every end of a visit that was accepted and not done. */
export const noteFailed = async (db: Db, visit: BookingRow): Promise<void> => {
  const facts = await findVisitFacts(db, visit.handyman_id);
  for (const kind of facts ? flagsAfter(facts) : []) await raiseFlag(db, visit, kind);
};
