import type { z } from 'zod';
import type { createNotification } from '#contract/booking.ts';
import { askLimits, refuseAsking } from '#domain/asking.ts';
import type { AskRefusal } from '#domain/asking.ts';
import { billFor, linesOf } from '#domain/bill.ts';
import { priceOptions, smallestPrice } from '#domain/catalogue.ts';
import type { Offer } from '#domain/offer.ts';
import { offerById } from '../catalogue/reading.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { Problem, badInput, conflict, forbidden, inWords, notFound } from '../problem.ts';
import type { Session } from '../ports/sessions.ts';
import { publishBookings } from '../events/publish.ts';
import { addBooking, findAskFacts } from './ask-store.ts';
import { lockParties } from './store.ts';
import type { BookingRow } from './store.ts';

type Form = z.output<typeof createNotification.body>;

/** §4: asks a handyman, who must exist and be free. */
export const request = async (
  deps: Deps,
  customer: Session,
  form: Form,
  address: string,
): Promise<BookingRow> => {
  if (form.user_id !== customer.id) throw forbidden('You can only book for yourself.');
  const askedFrom = deps.keys.hash('asked from', address);
  const row = await add(deps, customer, form, askedFrom).catch((error: unknown) => {
    // Two that came at once have drawn the same number.
    if (duplicateOf(error) !== 'bills_number') throw error;
    return add(deps, customer, form, askedFrom);
  });
  await publishBookings(deps.events, [row]);
  return row;
};

const add = (
  deps: Deps,
  customer: Session,
  form: Form,
  askedFrom: Uint8Array,
): Promise<BookingRow> =>
  deps.db.transaction(async (db) => {
    await lockParties(db, customer.id, form.handyman_id);
    const facts = await findAskFacts(db, customer.id, form.handyman_id, askedFrom);
    if (!facts) {
      throw notFound('This handyman is not with us any more. Please choose another.');
    }
    const service = await offerById(deps, db, facts.service);
    const cost = chosenPrice(service, form.cost);
    const bill = billFor(service, cost);
    const { total } = linesOf(bill);
    if (form.total !== undefined && form.total !== total) throw priceChanged(total);
    const refusal = refuseAsking(facts);
    if (refusal) throw asProblem(refusal);
    return addBooking(db, {
      userId: customer.id,
      handymanId: form.handyman_id,
      cost,
      bill,
      lat: form.lat,
      long: form.long,
      minutes: deps.requestMinutes,
      askedFrom,
    });
  });

/** §9: a price that is not one of the service's packs is not replaced by another. */
const chosenPrice = (service: Offer, wanted: number | undefined): number => {
  if (!service.active) {
    throw conflict('not_offered', 'We do not offer this service at the moment.');
  }
  const prices = priceOptions(service);
  if (wanted === undefined) return smallestPrice(service);
  if (prices.includes(wanted)) return wanted;
  throw badInput({ cost: `Choose a price pack: ${prices.join(', ')} rupees.` });
};

/** The catalogue has changed since the screen showed it. */
const priceChanged = (total: number): Problem =>
  conflict(
    'price_changed',
    `The total is now ₹${total}. Nobody was asked; look at the price again.`,
  );

const asProblem = (refusal: AskRefusal): Problem => {
  if (refusal.why === 'unpaid') {
    return new Problem(
      409,
      'unpaid_job',
      'A job of yours is done and not paid yet. Please pay for it before you ask again.',
      { extra: { booking_id: refusal.bookingId } },
    );
  }
  if ('seconds' in refusal) return later(refusal.seconds, tooOften[refusal.why]);
  const [code, msg] = notNow[refusal.why];
  return conflict(code, msg);
};

const notNow = {
  asked: ['already_asked', 'You have asked them already. Please wait for the answer.'],
  offline: ['offline', 'They are offline right now. Please choose another.'],
  busy: ['busy', 'They are on a job right now. Please choose another.'],
  open: [
    'too_many_open',
    `You have asked ${askLimits.open} handymen already. Wait for an answer or withdraw one first.`,
  ],
} as const;

const tooOften = {
  hour: `You have asked ${askLimits.perHour} times within an hour`,
  pair: `You have asked them ${askLimits.perPairADay} times today`,
  cool_down: 'You have asked them just now',
  network: 'They have been asked very often from your network',
} as const;

const later = (seconds: number, why: string): Problem =>
  new Problem(
    429,
    'ask_later',
    `${why}. You can ask again in ${inWords(seconds)}; please choose another meanwhile.`,
    { retryAfterSeconds: seconds },
  );
