import type { z } from 'zod';
import type { createNotification } from '#contract/booking.ts';
import { askLimits, refuseAsking } from '#domain/asking.ts';
import type { AskRefusal } from '#domain/asking.ts';
import { defaultCost } from '#domain/service.ts';
import type { Deps } from '../deps.ts';
import { Problem, conflict, forbidden, inWords, notFound } from '../problem.ts';
import type { Session } from '../ports/sessions.ts';
import { publishBookings } from '../events/publish.ts';
import { addBooking, findAskFacts } from './ask-store.ts';
import { lockParties } from './store.ts';
import type { BookingRow } from './store.ts';

/** §4: asks a handyman, who must exist and be free. */
export const request = async (
  deps: Deps,
  customer: Session,
  form: z.output<typeof createNotification.body>,
  address: string,
): Promise<BookingRow> => {
  if (form.user_id !== customer.id) throw forbidden('You can only book for yourself.');
  const askedFrom = deps.keys.hash('asked from', address);
  const row = await deps.db.transaction(async (db) => {
    await lockParties(db, customer.id, form.handyman_id);
    const facts = await findAskFacts(db, customer.id, form.handyman_id, askedFrom);
    if (!facts) {
      throw notFound('This handyman is not with us any more. Please choose another.');
    }
    const refusal = refuseAsking(facts);
    if (refusal) throw asProblem(refusal);
    return addBooking(db, {
      userId: customer.id,
      handymanId: form.handyman_id,
      cost: form.cost ?? defaultCost,
      lat: form.lat,
      long: form.long,
      minutes: deps.requestMinutes,
      askedFrom,
    });
  });
  await publishBookings(deps.events, [row]);
  return row;
};

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
