import type { z } from 'zod';
import type { createNotification } from '#contract/booking.ts';
import { askLimits, refuseAsking } from '#domain/asking.ts';
import type { AskRefusal } from '#domain/asking.ts';
import { defaultCost } from '#domain/service.ts';
import type { Deps } from '../deps.ts';
import { Problem, conflict, forbidden, inWords, notFound } from '../problem.ts';
import type { Session } from '../session.ts';
import { tell } from '../tell.ts';
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
  await tell(deps, [row]);
  return row;
};

const asProblem = (refusal: AskRefusal): Problem => {
  switch (refusal.why) {
    case 'unpaid':
      return new Problem(
        409,
        'unpaid_job',
        'A job of yours is done and not paid yet. Please pay for it before you ask again.',
        { extra: { booking_id: refusal.bookingId } },
      );
    case 'asked':
      return conflict('already_asked', 'You have asked them already. Please wait for the answer.');
    case 'offline':
      return conflict('offline', 'They are offline right now. Please choose another.');
    case 'busy':
      return conflict('busy', 'They are on a job right now. Please choose another.');
    case 'open':
      return conflict(
        'too_many_open',
        `You have asked ${askLimits.open} handymen already. Wait for an answer or withdraw one first.`,
      );
    case 'hour':
      return later(refusal.seconds, `You have asked ${askLimits.perHour} times within an hour`);
    case 'pair':
      return later(refusal.seconds, `You have asked them ${askLimits.perPairADay} times today`);
    case 'cool_down':
      return later(refusal.seconds, 'You have asked them just now');
    case 'network':
      return later(refusal.seconds, 'They have been asked very often from your network');
  }
};

const later = (seconds: number, why: string): Problem =>
  new Problem(
    429,
    'ask_later',
    `${why}. You can ask again in ${inWords(seconds)}; please choose another meanwhile.`,
    { retryAfterSeconds: seconds },
  );
