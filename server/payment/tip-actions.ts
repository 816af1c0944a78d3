import type { z } from 'zod';
import type { giveTip as giveTipCall } from '#contract/tip.ts';
import { toPaise } from '#domain/price.ts';
import { isOverDay, refuseTip } from '#domain/tip.ts';
import type { TipRefusal } from '#domain/tip.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import type { Session } from '../ports/sessions.ts';
import type { Problem } from '../problem.ts';
import { conflict } from '../problem.ts';
import { findTipFacts, lockTips, sumTipsToday } from '../tip/store.ts';
import { payFor, spendTry } from './actions.ts';
import type { Purpose } from './actions.ts';
import type { Outcome } from './outcome-actions.ts';

/** §35: gives a tip, by the same attempts, leases and refusals as a bill is paid. */
export const giveTip = async (
  deps: Deps,
  customer: Session<'user'>,
  bookingId: string,
  { amount, token, addresses }: z.output<typeof giveTipCall.body>,
): Promise<Outcome> => {
  await spendTry(deps, customer);
  const purpose = tipOf(customer, toPaise(amount));
  return payFor(deps, { bookingId, purpose, token: token.id, addresses });
};

const refused = (why: TipRefusal): Problem => conflict(why, ({ tip }) => tip.refused[why]);

const tipOf = (customer: Session<'user'>, amountPaise: number): Purpose => ({
  forTip: true,
  due: async (db, booking) => {
    await refuse(db, booking, customer, amountPaise);
    return { amountPaise, feesPaise: 0 };
  },
  description: ({ id, name }) => `Tip for ${name}, LocalHands booking ${id}`,
});

const refuse = async (
  db: Db,
  booking: LockedBooking | undefined,
  customer: Session<'user'>,
  amountPaise: number,
): Promise<void> => {
  if (!booking || !partyOf(booking, { user: customer })) throw notTheirs(booking, 'booking');
  const why = refuseTip(await findTipFacts(db, booking.id));
  if (why) throw refused(why);
  // Tips for other bookings are given at the same time: their sums count one after another.
  await lockTips(db, booking);
  if (isOverDay(amountPaise, await sumTipsToday(db, booking))) throw refused('tip_limit');
};
