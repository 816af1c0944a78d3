import type { z } from 'zod';
import type { createNotification } from '#contract/booking.ts';
import { refuseAsking } from '#domain/request-limits.ts';
import { dayInIndia } from '#domain/day.ts';
import { siteOf } from '#domain/network.ts';
import type { Offer } from '#domain/offer.ts';
import { patternFrom } from '#domain/series.ts';
import type { Rhythm } from '#domain/series.ts';
import { blurPlace, distanceKm } from '#domain/place.ts';
import { answerBy, canStart, isBookable, later, plannedSpan } from '#domain/slots.ts';
import { detailsOf } from '#domain/visit-details.ts';
import { markUsed } from '../address/store.ts';
import { askedPrice } from '../catalogue/price-actions.ts';
import { namedService, notTheirService, offerById } from '../catalogue/read-actions.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { badInput, conflict, forbidden, notFound } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { publishBookings } from '../events/publish.ts';
import { askProblem } from './refuse-actions.ts';
import type { Says } from './refuse-actions.ts';
import { listCalendars } from './calendar-store.ts';
import { addSeries, addVisit } from './series-store.ts';
import { addBooking, findAskFacts } from './request-store.ts';
import { lockParties } from './store.ts';
import type { BookingRow } from './store.ts';

type Form = Omit<z.output<typeof createNotification.body>, 'user_id'>;

/** Who asks: the customer, or an operator for them (§14). */
export type Asker = {
  readonly customerId: string;
  readonly askedBy?: 'operator';
  readonly askedFrom: Uint8Array;
  /** How a refusal is said to them. */
  readonly says: Says;
  /** Under the locks of the two parties, before anything else. */
  readonly check?: (db: Db) => Promise<unknown>;
  /** In the transaction of the request. */
  readonly made?: (db: Db, row: BookingRow) => Promise<void>;
};

/** §4: asks a handyman, who must exist and be free. */
export const request = async (
  deps: Deps,
  customer: PartySession,
  form: z.output<typeof createNotification.body>,
  address: string,
): Promise<BookingRow> => {
  if (form.user_id !== customer.id) throw forbidden(({ asking }) => asking.onlyYourself);
  const askedFrom = deps.keys.hash('asked from', siteOf(address));
  return requestBy(
    deps,
    { customerId: customer.id, askedFrom, says: ({ asking }) => asking },
    form,
  );
};

export const requestBy = async (deps: Deps, asker: Asker, form: Form): Promise<BookingRow> => {
  const row = await add(deps, asker, form).catch((error: unknown) => {
    if (duplicateOf(error) === 'series_once') {
      throw conflict('series_exists', ({ series }) => series.there);
    }
    // Two concurrent requests have drawn the same booking number.
    if (duplicateOf(error) !== 'bills_number') throw error;
    return add(deps, asker, form);
  });
  await publishBookings(deps.events, [row]);
  return row;
};

const add = (deps: Deps, asker: Asker, form: Form): Promise<BookingRow> =>
  deps.db.transaction(async (db) => {
    const { customerId, askedFrom } = asker;
    await lockParties(db, customerId, form.handyman_id);
    await asker.check?.(db);
    const start = form.startsAt === undefined ? undefined : Date.parse(form.startsAt);
    const forLater = start !== undefined;
    const named =
      form.service === undefined ? undefined : namedService(deps, 'service', form.service).id;
    const { handyman_id: handymanId } = form;
    const facts = await findAskFacts(db, customerId, handymanId, askedFrom, forLater, named);
    if (!facts) throw notFound(({ handyman }) => handyman.gone);
    if (!facts.doesIt) throw notTheirService();
    const service = await offerById(deps, db, facts.service);
    if (form.repeats !== undefined) refuseRepeating(service, start);
    const { cost, bill } = askedPrice(service, form);
    const refusal = refuseAsking({ ...facts, forLater, km: distanceKm(form, blurPlace(facts)) });
    if (refusal) throw askProblem(refusal, asker.says);
    const now = facts.now.getTime();
    if (forLater) await refuseStart(db, form.handyman_id, start, service.slotMinutes, now);
    const details = detailsOf(form);
    if (details.address !== null) await markUsed(db, customerId, details.address);
    const asked = await addBooking(db, {
      askedBy: asker.askedBy,
      userId: customerId,
      handymanId,
      service: service.id,
      cost,
      bill,
      lat: form.lat,
      long: form.long,
      details,
      minutes: forLater ? (answerBy(start, now) - now) / 60_000 : deps.requestMinutes,
      startsAt: forLater ? new Date(start) : null,
      plannedMinutes: service.slotMinutes + later.travelMinutes,
      askedFrom,
    });
    if (form.repeats !== undefined && start !== undefined) {
      await beginSeries(db, asked, form.repeats, service);
    }
    await addPush(db, asked, 'handyman', 'request');
    await asker.made?.(db, asked);
    return asked;
  });

/** §27: not every service comes again and again, and what does needs a first time. */
const refuseRepeating = (service: Offer, start: number | undefined): void => {
  if (start === undefined) throw badInput({ startsAt: ({ series }) => series.needsStart });
  if (!service.repeats) throw badInput({ repeats: ({ series }) => series.notRepeating });
};

/** §27: the request is the first visit of a series, whose others have the same place, words and price. */
const beginSeries = async (
  db: Db,
  asked: BookingRow,
  rhythm: Rhythm,
  service: Offer,
): Promise<void> => {
  const start = asked.startsAt ?? new Date();
  const day = dayInIndia(start);
  const { service_charge_paise, cost_paise, gst_paise, discount_paise, total_paise } = asked;
  const id = await addSeries(db, {
    ...patternFrom(rhythm, start.getTime(), day),
    userId: asked.user_id,
    handymanId: asked.handyman_id,
    service: asked.service,
    cost: asked.cost,
    pack: service.packs.findIndex(({ price }) => price === asked.cost),
    bill: {
      service_charge_paise,
      cost_paise,
      gst_paise,
      discount_paise,
      total_paise,
      handyman_share_paise: asked.handyman_share_paise,
    },
    lat: asked.lat,
    long: asked.long,
    address: asked.address,
    note: asked.note,
  });
  await addVisit(db, id, day, 'made', asked.id);
};

/** §27: a start that cannot be asked for, or at which they cannot come. */
const refuseStart = async (
  db: Db,
  handymanId: string,
  start: number,
  slotMinutes: number,
  now: number,
): Promise<void> => {
  if (!isBookable(start, now)) throw badInput({ startsAt: ({ asking }) => asking.start });
  const span = plannedSpan(start, slotMinutes);
  const [calendar] = await listCalendars(db, [handymanId], span);
  if (calendar && canStart(calendar, start, slotMinutes)) return;
  throw conflict('slot_taken', ({ asking }) => asking.slotTaken);
};
