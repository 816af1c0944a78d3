import type { z } from 'zod';
import type { config } from '#contract/payment.ts';
import { isPayable } from '#domain/booking.ts';
import { dueOf } from '#domain/extra.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import { owedWith } from '../money/pay-fees.ts';
import type { Session } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { payFor, spendTry } from './actions.ts';
import type { Purpose } from './actions.ts';
import { notPayable, priceChanged } from './outcome-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import { listPayable } from './store.ts';

/** §7: pays what is due of a booking. */
export const pay = async (
  deps: Deps,
  customer: Session<'user'>,
  { token, booking_id, product, addresses }: z.output<typeof config.body>,
): Promise<Outcome> => {
  await spendTry(deps, customer);
  const bookingId = booking_id ?? (await onlyPayable(deps, customer));
  return payFor(deps, {
    bookingId,
    purpose: billOf(customer, product?.price),
    token: token.id,
    addresses,
  });
};

const onlyPayable = async (deps: Deps, { id }: Session<'user'>): Promise<string> => {
  const [first, second] = await listPayable(deps.db, id);
  if (!first) throw notFound(({ payment }) => payment.nothingToPay);
  if (second) throw conflict('which_booking', (words) => words.payment.which);
  return first.id;
};

const billOf = (customer: Session<'user'>, price: number | undefined): Purpose => ({
  forTip: false,
  due: async (db, booking) => {
    const feesPaise = booking ? await owedWith(db, booking.user_id, booking.id) : 0;
    return { amountPaise: payableOf(booking, customer, price, feesPaise), feesPaise };
  },
  description: ({ id, service_name, name }) =>
    `${service_name} by ${name}, LocalHands booking ${id}`,
});

const payableOf = (
  booking: LockedBooking | undefined,
  customer: Session<'user'>,
  price: number | undefined,
  feesPaise: number,
): number => {
  if (!booking || !partyOf(booking, { user: customer })) throw notTheirs(booking, 'booking');
  if (booking.payment_state === 'paid') {
    throw conflict('already_paid', ({ payment }) => payment.alreadyPaid);
  }
  if (booking.payment_state === 'refunded' || !isPayable(booking.state)) throw notPayable(booking);
  const due = dueOf(booking);
  const all = due + feesPaise;
  if (price !== undefined && price !== toRupees(all)) throw priceChanged(all);
  return due;
};
