import { billFor } from '#domain/bill.ts';
import type { Bill } from '#domain/bill.ts';
import { refuseAsking } from '#domain/request-limits.ts';
import { blurPlace, distanceKm } from '#domain/place.ts';
import { answerSeriesBy, daysOfSeries, isLastOfWeek, startOn } from '#domain/series.ts';
import type { Pattern } from '#domain/series.ts';
import { answerBy, canStart, later, plannedSpan } from '#domain/slots.ts';
import { offerById } from '../catalogue/read-actions.ts';
import { duplicateOf, overlapOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { withInvites } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { Problem, conflict } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { agreeTo } from './agree-actions.ts';
import { listCalendars, readClock } from './calendar-store.ts';
import { addBooking, findAskFacts } from './request-store.ts';
import { agreedMail, notPossibleMail, overMail, priceMail } from './series-mails.ts';
import * as store from './series-store.ts';
import type { SeriesRow } from './series-store.ts';
import {
  announcePrice,
  applyPrice,
  listAgreed,
  listDays,
  takePriceBack,
} from './series-visit-store.ts';
import { lockParties } from './store.ts';
import type { BookingRow } from './store.ts';

export const patternOf = (row: SeriesRow): Pattern => ({
  rhythm: row.rhythm,
  minute: row.minute,
  weekday: row.weekday,
  firstDay: row.first_day,
});

/** When these visits begin, in order. */
export const daysOf = (rows: readonly BookingRow[]): string[] =>
  rows.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt.toISOString()])).toSorted();

const isLive = (row: SeriesRow | undefined): row is SeriesRow =>
  row?.ended_at === null && row.paused_at === null;

/** What time does: visits of series, fourteen days ahead. Gives how many series were looked at. */
export const makeVisits = async (deps: Deps): Promise<number> => {
  const ids = await store.claimDueSeries(deps.db, 20);
  for (const id of ids) await fillSeries(deps, id, 'by time');
  return ids.length;
};

/** §27: makes the visits that can be made now. Run twice at once, each day has one visit. */
export const fillSeries = async (
  deps: Deps,
  id: string,
  why: 'agreed' | 'resumed' | 'by time',
): Promise<void> => {
  const series = await pricedSeries(deps, id);
  if (!series) return;
  const now = await readClock(deps.db);
  const taken = new Set((await listDays(deps.db, [id])).map(({ day }) => day));
  const wanted = daysOfSeries(patternOf(series), now).filter((day) => !taken.has(day));
  if (series.agreed_at === null) return askNext(deps, series, wanted);
  const made: string[] = [];
  const impossible: string[] = [];
  for (const day of wanted) {
    const became = await makeVisit(deps, id, day);
    if (became === 'made') made.push(day);
    if (became === 'not_possible') impossible.push(day);
    if (became === 'later') return tell(deps, id, why, made, impossible);
  }
  await tell(deps, id, why, made, impossible);
  await store.restSeries(deps.db, id);
};

const tell = (
  deps: Deps,
  id: string,
  why: 'agreed' | 'resumed' | 'by time',
  made: readonly string[],
  impossible: readonly string[],
): Promise<void> =>
  deps.db.transaction(async (db) => {
    const series = await store.findSeries(db, id);
    if (!series) return;
    const byTime = why === 'by time';
    if (!byTime || made.some((day) => isLastOfWeek(series, day))) {
      const visits = await listAgreed(db, id);
      const which = byTime ? 'coming' : 'agreed';
      const said = { which, made: daysOf(visits), impossible } as const;
      const mail = agreedMail(series, said, deps.publicUrl);
      await addMail(deps, db, withInvites(deps, mail, visits, 'user'));
    } else if (impossible.length > 0) {
      await addMail(deps, db, notPossibleMail(series, 'user', impossible, deps.publicUrl));
    }
    if (impossible.length === 0) return;
    await addMail(deps, db, notPossibleMail(series, 'handyman', impossible, deps.publicUrl));
  });

/** Without a yes to all the next visit is an ordinary request, once the one before it is answered. */
const askNext = async (deps: Deps, series: SeriesRow, wanted: readonly string[]): Promise<void> => {
  const { open, ever } = await store.countVisits(deps.db, series.id);
  if (open > 0) return;
  // The first was not agreed to: there is nothing to go on with.
  if (ever === 0) return endByTime(deps, series, false);
  for (const day of wanted) {
    if ((await makeVisit(deps, series.id, day)) !== 'not_possible') return;
    await tell(deps, series.id, 'by time', [], [day]);
  }
};

const endByTime = (deps: Deps, { id }: SeriesRow, say: boolean): Promise<void> =>
  deps.db.transaction(async (db) => {
    if (!(await store.endSeries(db, id, 'time')) || !say) return;
    const series = await store.findSeries(db, id);
    if (!series) return;
    await addMail(deps, db, overMail(series, 'user', deps.publicUrl));
    await addMail(deps, db, overMail(series, 'handyman', deps.publicUrl));
  });

const same = (a: Bill, b: Bill | null): boolean =>
  a.total_paise === b?.total_paise && a.handyman_share_paise === b.handyman_share_paise;

/** §27: another price is told first, and holds for what is made fourteen days later. Nothing where the series is over. */
const pricedSeries = async (deps: Deps, id: string): Promise<SeriesRow | undefined> => {
  await applyPrice(deps.db, id);
  const series = await store.findSeries(deps.db, id);
  if (!isLive(series)) return undefined;
  const offer = await offerById(deps, deps.db, series.service);
  const pack = offer.packs.find(({ price }) => price === series.cost) ?? offer.packs[series.pack];
  if (!offer.active || !pack || (await store.cannotGoOn(deps.db, id))) {
    await endByTime(deps, series, true);
    return undefined;
  }
  const bill = billFor(offer, pack.price);
  if (same(bill, series.bill)) {
    if (series.next_from !== null) await takePriceBack(deps.db, id);
    return series;
  }
  if (same(bill, series.next_bill)) return series;
  await deps.db.transaction(async (db) => {
    const next = { cost: pack.price, bill: JSON.stringify(bill) };
    if (!(await announcePrice(db, id, next))) return;
    const told = await store.findSeries(db, id);
    if (!told) return;
    await addMail(deps, db, priceMail(told, 'user', deps.publicUrl));
    await addMail(deps, db, priceMail(told, 'handyman', deps.publicUrl));
  });
  return series;
};

type Became = 'made' | 'not_possible' | 'later' | 'nothing';

/** One day in a transaction of its own: a visit that cannot be made leaves the others as they are. */
const makeVisit = async (deps: Deps, id: string, day: string): Promise<Became> => {
  try {
    const rows = await deps.db.transaction((db) => makeIn(deps, db, id, day));
    await publishBookings(deps.events, rows);
    return rows.length > 0 ? 'made' : 'nothing';
  } catch (error) {
    const collides = error instanceof Problem && collisions.has(error.code);
    if (collides || overlapOf(error) !== undefined) {
      const mine = await store.addVisit(deps.db, id, day, 'not_possible');
      return mine ? 'not_possible' : 'nothing';
    }
    // Another limit, or a request of these two that is open: the next run tries again.
    if (error instanceof Problem || duplicateOf(error) !== undefined) return 'later';
    throw error;
  }
};

const collisions: ReadonlySet<string> = new Set(['slot_taken', 'time_off']);

const makeIn = async (
  deps: Deps,
  db: Db,
  id: string,
  day: string,
): Promise<readonly BookingRow[]> => {
  const found = await store.findSeries(db, id);
  if (!found) return [];
  const { user_id: userId, handyman_id: handymanId } = found;
  await lockParties(db, userId, handymanId);
  const series = await store.lockSeries(db, id);
  if (!isLive(series) || !(await store.addVisit(db, id, day, 'made'))) return [];
  const facts = await findAskFacts(db, userId, handymanId, noNetwork, true, series.service);
  if (!facts?.online || !facts.doesIt || facts.blocked || facts.busy || facts.unpaidJob !== null)
    throw notNow();
  const start = startOn(day, patternOf(series));
  const { slotMinutes } = await offerById(deps, db, series.service);
  const [calendar] = await listCalendars(db, [handymanId], plannedSpan(start, slotMinutes));
  if (!calendar || !canStart(calendar, start, slotMinutes)) {
    throw conflict('slot_taken', ({ asking }) => asking.slotTaken);
  }
  const now = facts.now.getTime();
  const all = series.agreed_at !== null;
  const km = distanceKm(series, blurPlace(facts));
  if (!all && refuseAsking({ ...facts, forLater: true, km })?.why !== undefined) throw notNow();
  const until = all ? answerBy(start, now) : answerSeriesBy(start, now, later.quietMinutes);
  const asked = await addBooking(db, {
    userId,
    handymanId,
    service: series.service,
    cost: series.cost,
    bill: series.bill,
    lat: series.lat,
    long: series.long,
    details: { address: series.address, note: series.note },
    minutes: (until - now) / 60_000,
    startsAt: new Date(start),
    plannedMinutes: slotMinutes + later.travelMinutes,
    // No browser has asked for it.
    askedFrom: null,
  });
  await store.setBooking(db, id, day, asked.id);
  if (all) return agreeTo(deps, db, asked);
  await addPush(db, asked, 'handyman', 'request');
  return [asked];
};

const noNetwork = new Uint8Array();

const notNow = (): Problem => conflict('not_now', ({ series }) => series.over);
