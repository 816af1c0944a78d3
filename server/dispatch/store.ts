import type { Bill } from '#domain/bill.ts';
import type { State } from '#domain/booking.ts';
import { openState } from '#domain/booking.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { waves } from '#domain/dispatch.ts';
import type { DispatchState } from '#domain/dispatch.ts';
import type { Language } from '#domain/language.ts';
import type { Place } from '#domain/place.ts';
import { later } from '#domain/slots.ts';
import type { VisitDetails } from '#domain/visit-details.ts';
import type { Db } from '../db/db.ts';

/** §18: a dispatch: the customer, what they ask for, and its wave and state. */
export type DispatchRow = Bill & {
  id: string;
  user_id: string;
  /** §14: an operator, for a customer who has called. */
  asked_by: 'user' | 'operator';
  service: ServiceId;
  service_name: string;
  service_name_hi: string;
  cost: number;
  lat: number;
  long: number;
  address: string | null;
  note: string | null;
  starts_at: Date | null;
  state: DispatchState;
  wave: number;
  due_at: Date;
  booking_id: string | null;
  created_at: Date;
  /** By the clock of the database, when it was read. */
  now: Date;
  username: string;
  email: string;
  language: Language;
};

const columns = `d.id, d.user_id, d.asked_by, d.service, s.name as service_name, s.name_hi as service_name_hi, d.cost,
  d.service_charge_paise, d.cost_paise, d.gst_paise, d.discount_paise, d.total_paise, d.handyman_share_paise,
  d.lat, d.long, d.address, d.note, d.starts_at, d.state, d.wave, d.due_at, d.booking_id, d.created_at, now() as now, u.username, u.email, u.language`;

const joined = 'join services s on s.id = d.service join users u on u.id = d.user_id';

const changed = (change: string) => `
  with d as (${change} returning *) select ${columns} from d ${joined}`;

/** §27: of a later visit never until less than an hour before it. */
const waveEnd = (
  startsAt: string,
) => `case when ${startsAt} is null then now() + ${waves.seconds} * interval '1 second'
  else least(now() + ${waves.laterSeconds} * interval '1 second',
    ${startsAt} - ${later.quietMinutes} * interval '1 minute') end`;

export type NewDispatch = Place & {
  readonly userId: string;
  readonly service: ServiceId;
  readonly cost: number;
  readonly bill: Bill;
  readonly details: VisitDetails;
  readonly startsAt: Date | null;
  readonly askedFrom: Uint8Array;
  /** Who has asked, and the professional who is never asked: the operator's own account (§14), or who is late (§27). */
  readonly askedBy: 'user' | 'operator';
  readonly leavesOut: string | null;
};

const add = changed(`
  insert into dispatches (user_id, service, cost, service_charge_paise, cost_paise, gst_paise,
    discount_paise, total_paise, handyman_share_paise, lat, long, asked_from, address, note, starts_at, asked_by, leaves_out, wave, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 1, ${waveEnd('$15::timestamptz')})`);

export const addDispatch = async (db: Db, wanted: NewDispatch): Promise<DispatchRow> => {
  const { bill } = wanted;
  const [row] = await db.query<DispatchRow>(add, [
    wanted.userId,
    wanted.service,
    wanted.cost,
    bill.service_charge_paise,
    bill.cost_paise,
    bill.gst_paise,
    bill.discount_paise,
    bill.total_paise,
    bill.handyman_share_paise,
    wanted.lat,
    wanted.long,
    wanted.askedFrom,
    wanted.details.address,
    wanted.details.note,
    wanted.startsAt,
    wanted.askedBy,
    wanted.leavesOut,
  ]);
  if (!row) throw new Error('A dispatch was not added');
  return row;
};

/** Its time is up, or no request of the wave is open any more. */
const isDue = `d.state = 'asking' and (d.due_at <= now() or not exists (
  select 1 from bookings b where b.dispatch_id = d.id and b.state = '${openState}'))`;

/**
 * The customer of a dispatch that is due, locked first as by all code that changes a dispatch. A row that is locked is
 * skipped: another process handles it, or a professional is accepting. Customers are reached one by one, by their key:
 * for a plain join Postgres reads all of them as soon as many ask at once.
 */
export const lockDue = async (db: Db): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `select d.id from (select d.id, d.user_id from dispatches d where ${isDue} order by d.due_at) d
     cross join lateral (
       select 1 from users u where u.id = d.user_id for no key update skip locked
     ) u limit 1`,
  );
  return row?.id;
};

const next = changed(`
  update dispatches d set wave = d.wave + 1, due_at = ${waveEnd('d.starts_at')} where d.id = $1 and ${isDue}`);

/** Under the lock of `lockDue`. Undefined when the wave was begun, or ended, before the lock was given. */
export const beginWave = async (db: Db, id: string): Promise<DispatchRow | undefined> => {
  const [row] = await db.query<DispatchRow>(next, [id]);
  return row;
};

/** No professional is left to ask: the wave that was just begun is taken back. */
const end = changed(`
  update dispatches d set state = 'nobody', ended_at = now(), wave = d.wave - 1
  where d.id = $1 and d.state = 'asking'`);

export const giveUp = async (db: Db, id: string): Promise<DispatchRow | undefined> => {
  const [row] = await db.query<DispatchRow>(end, [id]);
  return row;
};

const stop = changed(`
  update dispatches d set state = 'stopped', ended_at = now() where d.id = $1 and d.state = 'asking'`);

export const stopAsking = async (db: Db, id: string): Promise<DispatchRow | undefined> => {
  const [row] = await db.query<DispatchRow>(stop, [id]);
  return row;
};

export const findDispatch = async (db: Db, id: string): Promise<DispatchRow | undefined> => {
  const [row] = await db.query<DispatchRow>(
    `select ${columns} from dispatches d ${joined} where d.id = $1`,
    [id],
  );
  return row;
};

/** The newest of a customer, as long as it is news. */
export const findNewest = async (db: Db, userId: string): Promise<DispatchRow | undefined> => {
  const [row] = await db.query<DispatchRow>(
    `select ${columns} from dispatches d ${joined}
     where d.user_id = $1 and d.created_at > now() - interval '1 hour'
     order by d.created_at desc, d.id desc limit 1`,
    [userId],
  );
  return row;
};

/** A professional who was asked: their card, and what became of the request. */
export type AskedRow = {
  booking_id: string;
  handyman_id: string;
  name: string;
  profile: string | null;
  lat: number;
  long: number;
  state: State;
  late: boolean;
};

export const listAsked = (db: Db, id: string): Promise<AskedRow[]> =>
  db.query<AskedRow>(
    `select b.id as booking_id, h.id as handyman_id, h.name, h.profile, h.lat, h.long, b.state,
       b.expires_at <= now() as late
     from bookings b join handymen h on h.id = b.handyman_id
     where b.dispatch_id = $1 order by b.created_at, b.id`,
    [id],
  );
