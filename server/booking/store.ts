import type { Bill } from '#domain/bill.ts';
import type { Actor, EndReason, Move, PaymentState, State } from '#domain/booking.ts';
import { activeStates, moves, openState, payableStates, waitingStates } from '#domain/booking.ts';
import type { CashState } from '#domain/cash.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { timeZone } from '#domain/day.ts';
import type { CodeOnBill } from '#domain/discount-code.ts';
import { establishedJobs } from '#domain/door.ts';
import type { Standing } from '#domain/door.ts';
import type { Language } from '#domain/language.ts';
import type { StoredDelay } from '#domain/delay.ts';
import type { StoredProposal } from '#domain/proposal.ts';
import type { Party } from '#domain/role.ts';
import { later, nearMoves } from '#domain/slots.ts';
import type { VisitDetails } from '#domain/visit-details.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { cashOf, creditedOf } from './paid-store.ts';
import { codeOf } from '../money/discount-store.ts';
import { feeOfCancelled } from '../money/fee-store.ts';
import type { ShownFee } from '../money/fee-store.ts';

/** A booking with its two parties; presenter.ts decides which reader sees which fields. */
export type BookingRow = Bill &
  VisitDetails & {
    id: string;
    user_id: string;
    handyman_id: string;
    service: ServiceId;
    service_name: string;
    service_name_hi: string;
    number: number;
    cost: number;
    extras_paise: number;
    lat: number;
    long: number;
    state: State;
    payment_state: PaymentState;
    /** What of the total was paid, whether or not it was given back since. */
    paid_paise: number;
    credited_paise: number;
    /** §38: it has paid a part of what was paid. */
    code: CodeOnBill | null;
    /** §36: what it costs, once it is cancelled. */
    fee: ShownFee | null;
    cash: CashState | null;
    created_at: Date;
    expires_at: Date;
    ended_by: Actor | null;
    end_reason: EndReason | null;
    /** §14: what an operator wrote for both sides. */
    end_words: string | null;
    /** §27: when the visit begins; none for a booking for now. */
    startsAt: Date | null;
    endsAt: Date | null;
    /** §27: how often the agreed time was changed. */
    time_changes: number;
    /** Now by the clock of the database. */
    read_at: Date;
    /** §27: it begins later than a professional may set out for it. */
    not_yet: boolean;
    /** §27: another time that one side proposes and the other has not answered. */
    proposal: StoredProposal | null;
    /** §27: the professional will be late, and has not set out. */
    delay: StoredDelay | null;
    /** §18: the dispatch of which this request is a part. */
    dispatch_id: string | null;
    /** §6: since when the professional reads where exactly it is. */
    doorShownAt: Date | null;
    /** §16: "I am here" from elsewhere: when, and how far away by their phone. */
    here_said_at: Date | null;
    here_said_km: number | null;
    /** Days since it ended, by whatever end. */
    days_over: number | null;
    username: string;
    /** The customer's name at the accept. */
    contact_name: string | null;
    email: string;
    contact_number: string;
    user_language: Language;
    user_rating_sum: number;
    user_rating_count: number;
    name: string;
    phone: string;
    handyman_email: string;
    handyman_language: Language;
    profile: string | null;
    handyman_lat: number;
    handyman_long: number;
  };

/** Only what may have been paid is looked up: also a part of what is unpaid, but nothing before the yes. */
export const paidOf = `case when b.payment_state = 'unpaid' and b.state not in ${literals(payableStates)} then 0 else (
  select coalesce(sum(q.amount_paise), 0)::int from payments q
  where q.booking_id = b.id and q.state = 'succeeded' and not q.for_tip) end`;

/** §27: whether a booking begins later than a professional may set out for it. */
export const notYet = (booking: string) =>
  `coalesce(${booking}.starts_at > now() + ${later.setOutMinutes} * interval '1 minute', false)`;

/** Days since the end of a booking named `b`, which old rows know less exactly; nothing while it is open or runs. */
export const daysOver = `case when b.state not in ${literals([openState, ...activeStates])} then
  (extract(epoch from now() - coalesce(b.ended_at, b.done_at, b.created_at)) / 86400)::float8 end`;

/** §27: when a later visit named `b` is over, without the time to travel after it. */
const endsAt = `case when b.starts_at is not null
  then upper(b.planned) - ${later.travelMinutes} * interval '1 minute' end`;

/** §27: of a booking named `b`: looked up only for visits that are ahead. */
const openProposal = `case when b.state = 'accepted' and b.starts_at is not null then (
  select json_build_object('by', q.proposed_by, 'startsAt', (extract(epoch from q.starts_at) * 1000)::float8,
    'answerBy', (extract(epoch from q.answer_by) * 1000)::float8)
  from proposals q where q.booking_id = b.id and q.state = 'open' and q.answer_by > now()) end`;

/** §27: of a booking named `b`: said of the time that is agreed, so another agreed time has none. */
const openDelay = `case when b.state = 'accepted' and b.starts_at is not null then (
  select json_build_object('by', y.said_by, 'expectedAt', (extract(epoch from y.expected_at) * 1000)::float8,
    'waits', y.waits_at is not null)
  from delays y where y.booking_id = b.id and y.starts_at = b.starts_at) end`;

/** Reads a booking named `b` with its parties `u` and `h`, its service `s`, its bill `i` and its details `d`. */
export const columns = `b.id, b.user_id, b.handyman_id, b.service, s.name as service_name, s.name_hi as service_name_hi, b.cost, i.number,
  i.service_charge_paise, i.cost_paise, i.gst_paise, i.discount_paise, i.total_paise, i.handyman_share_paise, b.lat, b.long, b.state,
  b.payment_state, i.extras_paise, ${paidOf} as paid_paise,
  ${creditedOf} as credited_paise, ${codeOf} as code, ${cashOf} as cash, ${feeOfCancelled} as fee, b.created_at, b.expires_at, b.ended_by, b.end_reason, b.end_words, b.dispatch_id,
  b.starts_at as "startsAt", ${endsAt} as "endsAt", b.time_changes, now() as read_at, ${notYet('b')} as not_yet, ${openProposal} as proposal, ${openDelay} as delay,
  b.door_shown_at as "doorShownAt", b.here_said_at, b.here_said_km, ${daysOver} as days_over, b.contact_name, u.username, u.email,
  u.contact_number, u.language as user_language, u.rating_sum as user_rating_sum, u.rating_count as user_rating_count, h.name, h.phone, h.email as handyman_email,
  h.language as handyman_language, h.profile, h.lat as handyman_lat, h.long as handyman_long, d.address, d.note`;

const joined = (bills: string, details: string) => `join users u on u.id = b.user_id
  join handymen h on h.id = b.handyman_id join services s on s.id = b.service
  join ${bills} i on i.booking_id = b.id left join ${details} d on d.booking_id = b.id`;

export const parties = joined('bills', 'visit_details');

/** What is added with a booking: a statement cannot read from a table what it is adding to it. */
type Added = { readonly bill: string; readonly details: string };

/**
 * Every change of a booking writes its event in the same statement: the first four values are the event's. A
 * new booking brings its bill and its details. `from` is where the state that it had before stands, for moves that
 * start from several.
 */
export const recorded = (change: string, added?: Added, from = '$3') => `
  with b as (${change} returning *),
  ${added ? `new_bill as (${added.bill} returning *), new_details as (${added.details} returning *),` : ''}
  logged as (
    insert into booking_events (booking_id, move, actor, from_state, to_state)
    select id, $1, $2, ${from}, $4 from b
  )
  select ${columns} from b ${added ? joined('new_bill', 'new_details') : parties}`;

/** What a move to the state $4 by $2 writes beside the state. */
export const stamps = `
  started_at = case when $4::text = 'started' then now() else x.started_at end,
  done_at = case when $4::text = 'done' then now() end,
  ended_at = case when $4::text not in ${literals(activeStates)} then now() end,
  ended_by = case when $4::text not in ${literals(activeStates)} then $2::text end`;

type Mover = { readonly actor: Party; readonly id: string };

/**
 * A move from one of the states that $3 names. The row is locked before it is changed, so that `was` is the state it
 * had at that moment and the event is right whichever request was first. A request past its time cannot be answered,
 * even before the job of expiry has run. An operator may move any booking. §27: setting out for a later visit, and its
 * start, are refused until it is near.
 */
export const movedBy = (actor: Party | 'operator', also: { set?: string; when?: string } = {}) =>
  recorded(
    `update bookings x set state = $4::text, ${also.set ?? ''} ${stamps}
     from (
       select l.id as locked, l.state as was from bookings l
       where l.id = $5 ${actor === 'operator' ? '' : `and l.${actor}_id = $6`} and l.state = any (string_to_array($3::text, ' '))
         and (l.state <> '${openState}' or l.expires_at > now())
         and ($1::text not in ${literals(nearMoves)} or not ${notYet('l')}) ${also.when ?? ''}
       for update
     ) o
     where x.id = o.locked`,
    undefined,
    'was',
  );

/** The first four values of `recorded`, then whose booking it is. */
export const valuesOf = (move: Move, by: Mover, bookingId: string) => {
  const { from, to } = moves[move];
  return [move, by.actor, from.join(' '), to, bookingId, by.id];
};

const moveBy = { user: movedBy('user'), handyman: movedBy('handyman') } as const;

const accept = movedBy('handyman', {
  set: `door_shown_at = case when $7::boolean then now() end,
    planned = case when x.starts_at is null then tstzrange(now(), now() + (upper(x.planned) - lower(x.planned)))
      else x.planned end,
    (contact_name, contact_email, contact_phone) =
      (select c.username, c.email, c.contact_number from users c where c.id = x.user_id),`,
});

/** The yes, with how the customer can be reached at that moment, and whether the professional reads the door at once. */
export const acceptBooking = async (
  db: Db,
  handymanId: string,
  bookingId: string,
  showsDoor: boolean,
): Promise<BookingRow | undefined> => {
  const by = { actor: 'handyman', id: handymanId } as const;
  const [row] = await db.query<BookingRow>(accept, [
    ...valuesOf('accept', by, bookingId),
    showsDoor,
  ]);
  return row;
};

/** One conditional update. No row back: another move was first, or the booking is not theirs. */
export const moveBooking = async (
  db: Db,
  move: Move,
  by: Mover,
  bookingId: string,
): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(moveBy[by.actor], valuesOf(move, by, bookingId));
  return row;
};

/** Of a handyman named `h`: their jobs paid by card, counted no further than matters. §37, §38: cash and codes cost two people who work together nothing. */
export const paidJobs = `(select count(*)::int from (
  select 1 from bookings p where p.handyman_id = h.id and p.state = 'done' and p.payment_state = 'paid'
    and (select q.id from payments q where q.booking_id = p.id
      and (q.gateway in ('cash', 'credit') or (q.gateway = 'code' and q.state = 'succeeded')) limit 1) is null
  limit ${establishedJobs}) j)`;

/**
 * Every request and every accept locks these two rows first, the customer's before the handyman's: what is counted
 * or ended under them cannot change meanwhile. Gives the handyman's standing; undefined when either does not exist.
 */
export const lockParties = async (
  db: Db,
  userId: string,
  handymanId: string,
): Promise<Standing | undefined> => {
  const [row] = await db.query<Standing>(
    `with u as materialized (select id from users where id = $1 for no key update)
     select h.verification = 'verified' as verified, ${paidJobs} as "paidJobs"
     from handymen h, u where h.id = $2 for no key update of h`,
    [userId, handymanId],
  );
  return row;
};

/**
 * §18: every change of a customer's dispatch happens under this lock, the first of those that `lockParties`
 * takes: an accept, a stop and the next wave come one after another.
 */
export const lockCustomer = async (db: Db, userId: string): Promise<void> => {
  await db.query('select id from users where id = $1 for no key update', [userId]);
};

export const findOldestOpen = async (db: Db, handymanId: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `select id from bookings where handyman_id = $1 and state = '${openState}' and expires_at > now()
     order by created_at, id limit 1`,
    [handymanId],
  );
  return row?.id;
};

/** Of a handyman the bookings of so many days, and those whose visit is later than that: each by an index of its own. */
export const recentOf = (handyman: string, days: number) => `(
  select y.* from bookings y
  where y.handyman_id = ${handyman} and y.created_at > now() - interval '${days} days'
  union all
  select y.* from bookings y
  where y.handyman_id = ${handyman} and y.starts_at > now() - interval '${days} days'
    and y.created_at <= now() - interval '${days} days')`;

/**
 * The jobs that a handyman has cancelled since midnight in India, without visits at which the customer was not at home.
 * They have one job for now at a time, so at most one of these can be older than the days that are looked at.
 */
export const cancellationsToday = (handyman: string) => `
  select count(*)::int from ${recentOf(handyman, 7)} c
  where c.state = 'cancelled' and c.ended_by = 'handyman' and coalesce(c.end_reason, '') not in ('nobody_home', 'series_changed')
    and c.ended_at >= date_trunc('day', now() at time zone '${timeZone}') at time zone '${timeZone}'`;

export const countCancellationsToday = async (db: Db, handymanId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(cancellationsToday('$1'), [handymanId]);
  return row?.count ?? 0;
};

/** Locks a booking that waits to be started while something that belongs to it is changed. */
export const lockWaiting = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.query(
    `select id from bookings where id = $1 and state in ${literals(waitingStates)} for update`,
    [id],
  );
  return rows.length > 0;
};
