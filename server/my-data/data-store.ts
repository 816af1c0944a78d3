import type { Bill } from '#domain/bill.ts';
import { activeStates, openState } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { deletedNames } from '#domain/deleted-name.ts';
import type { Week } from '#domain/hours.ts';
import type { Party } from '#domain/role.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** So many of each are read, the newest first: more than an account has, and little enough to hold in memory. */
export const mostRows = 10_000;

type Rows = Promise<Record<string, unknown>[]>;

const accounts = {
  user: `
    select username as name, email, contact_number as phone, language, lat as latitude, long as longitude,
      created_at as "memberSince" from users where id = $1`,
  handyman: `
    select h.name, h.email, h.phone, h.language, s.name as service,
      array(select o.name from services o where o.id = any(h.also) order by o.position) as "alsoOffers", h.address, h.area,
      h.lat as latitude, h.long as longitude, h.online, h.jobs_done as "jobsDone",
      (select p.seen_at from presences p where p.handyman_id = h.id) as "lastHereAt",
      h.created_at as "memberSince", 'XXXX XXXX ' || h.aadhaar_last_four as aadhar,
      h.verification as "verificationState", h.verification_asked_at as "verificationAskedAt",
      h.verified_at as "verifiedAt", h.verification_reason as "verificationReason",
      h.verification_answer as "verificationAnswer",
      array(select a.side from aadhaar_images a where a.handyman_id = h.id order by a.side) as documents
    from handymen h join services s on s.id = h.service where h.id = $1`,
} as const satisfies Record<Party, string>;

export const readAccount = async (db: Db, role: Party, id: string) =>
  (await db.query<Record<string, unknown>>(accounts[role], [id]))[0] ?? {};

export const listSavedAddresses = (db: Db, userId: string): Rows =>
  db.query(
    `select kind, name, address, lat as latitude, long as longitude, used_at as "lastUsedAt"
     from addresses where user_id = $1 order by used_at desc`,
    [userId],
  );

/** A booking with the fields whose visibility depends on the reader; presenter.ts decides. */
export type BookingRow = Bill & {
  id: string;
  number: number;
  service: string;
  with: string;
  contact_name: string | null;
  days_over: number | null;
  state: State;
  doorShownAt: Date | null;
  payment_state: string;
  asked_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
  end_words: string | null;
  lat: number;
  long: number;
  address: string | null;
  note: string | null;
  extras_paise: number;
};

const otherName = { user: 'h.name', handyman: 'u.username' } as const;

export const listBookings = (db: Db, role: Party, id: string): Promise<BookingRow[]> =>
  db.query<BookingRow>(
    `select b.id, i.number, s.name as service, ${otherName[role]} as with, b.contact_name,
       case when b.state not in ${literals([openState, ...activeStates])} then (extract(
         epoch from now() - coalesce(b.ended_at, b.done_at, b.created_at)) / 86400)::float8 end as days_over, b.state, b.door_shown_at as "doorShownAt", b.payment_state,
       b.created_at as asked_at, b.started_at, coalesce(b.ended_at, b.done_at) as ended_at, b.ended_by,
       b.end_reason, b.end_words, b.lat, b.long, d.address, d.note, i.service_charge_paise, i.cost_paise, i.gst_paise,
       i.discount_paise, i.extras_paise, i.total_paise, i.handyman_share_paise
     from bookings b join bills i on i.booking_id = b.id join services s on s.id = b.service
       join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
       left join visit_details d on d.booking_id = b.id
     where b.${role}_id = $1 order by b.created_at desc limit ${mostRows}`,
    [id],
  );

/** §32: what has changed their credit, the newest first; `rupees` is below zero where it left. */
export const listCredit = (db: Db, userId: string): Rows =>
  db.query(
    `select l.at, coalesce(c.kind, case when l.kind = 'fee_charged' then 'paid_in'
         when l.debit = 'credit' then 'used' else 'returned' end) as kind,
       (case l.debit when 'credit' then -l.amount_paise else l.amount_paise end / 100.0)::float8 as rupees, c.words,
       i.number as booking
     from ledger l left join credits c on c.id = l.credit_id left join bills i on i.booking_id = l.booking_id
     where l.user_id = $1 order by l.id desc limit ${mostRows}`,
    [userId],
  );

/** §38: the codes that they have put on a bill, the newest first; without effect once taken off or given back. */
export const listDiscounts = (db: Db, userId: string): Rows =>
  db.query(
    `select c.code, i.number as booking, (p.amount_paise / 100.0)::float8 as rupees, u.at, u.counts as "inEffect"
     from discount_uses u join discount_codes c on c.id = u.code_id join payments p on p.id = u.payment_id
       join bills i on i.booking_id = u.booking_id
     where u.user_id = $1 order by u.at desc limit ${mostRows}`,
    [userId],
  );

/** Why one was forgiven is what the customer reads. */
const forgivenWhy = { user: ', f.words', handyman: '' } as const;

/** §36: the fees of their cancelled bookings, the newest first. */
export const listFees = (db: Db, role: Party, id: string): Rows =>
  db.query(
    `select i.number as booking, f.kind, (f.amount_paise / 100.0)::float8 as rupees, f.at,
       f.forgiven_at as "forgivenAt"${forgivenWhy[role]}
     from bookings b join fees f on f.booking_id = b.id join bills i on i.booking_id = b.id
     where b.${role}_id = $1 order by f.at desc limit ${mostRows}`,
    [id],
  );

/** Rows that belong to a ticket, by its id. */
export type InTicket = { readonly ticket_id: string } & Record<string, unknown>;

/** With the state of its booking, which its place depends on; presenter.ts decides. */
export type TicketRow = InTicket & {
  readonly lat: number | null;
  readonly long: number | null;
  readonly booking_state: State | null;
  readonly doorShownAt: Date | null;
};

/** Their own ratings; of those about them only what is shown to them. */
export const listRatings = (db: Db, role: Party, id: string, mine: boolean): Rows =>
  db.query(
    `select i.number as booking, r.stars, r.tags, r.words, r.created_at as "writtenAt",
       r.visible_at as "visibleSince", r.reply, r.replied_at as "repliedAt",
       ${mine ? 'r.hidden_reason as "hiddenBecause"' : 'r.report_reason as "reportedBecause"'}
     from ratings r join bills i on i.booking_id = r.booking_id
     where r.${role}_id = $1 and r.author ${mine ? '=' : '<>'} '${role}'
       ${mine ? '' : 'and r.visible_at is not null and r.hidden_at is null'}
     order by r.created_at desc limit ${mostRows}`,
    [id],
  );

export const listTickets = (db: Db, role: Party, id: string): Promise<TicketRow[]> =>
  db.query<TicketRow>(
    `select t.id as ticket_id, t.number, t.category, t.state, t.outcome, i.number as booking,
       b.state as booking_state, b.door_shown_at as "doorShownAt", t.lat, t.long, t.created_at as "openedAt", t.closed_at as "closedAt"
     from tickets t left join bookings b on b.id = t.booking_id
       left join bills i on i.booking_id = t.booking_id
     where t.${role}_id = $1 order by t.created_at desc limit ${mostRows}`,
    [id],
  );

/** §15: an operator signs with their first name. */
export const listThreads = (db: Db, role: Party, id: string): Promise<InTicket[]> =>
  db.query<InTicket>(
    `select m.ticket_id, m.at, m.kind, split_part(o.name, ' ', 1) as by, m.text,
       m.amount_paise / 100 as rupees, m.outcome
     from ticket_messages m join tickets t on t.id = m.ticket_id
       left join operators o on o.id = m.operator_id
     where t.${role}_id = $1 order by m.id desc limit ${mostRows}`,
    [id],
  );

export const listDispatches = (db: Db, userId: string): Rows =>
  db.query(
    `select s.name as service, d.state, d.cost as pack, d.address, d.note, d.lat as latitude,
       d.long as longitude, d.created_at as "askedAt", d.ended_at as "endedAt", i.number as booking
     from dispatches d join services s on s.id = d.service left join bills i on i.booking_id = d.booking_id
     where d.user_id = $1 order by d.created_at desc limit ${mostRows}`,
    [userId],
  );

/** §6: whom a customer has blocked. */
export const listOwnBlocks = (db: Db, userId: string): Rows =>
  db.query(
    `select h.name, k.created_at as "blockedAt"
     from user_blocks k join handymen h on h.id = k.handyman_id
     where k.user_id = $1 order by k.created_at desc limit ${mostRows}`,
    [userId],
  );

/** §27: whom a customer keeps as a favourite; the professional never reads it. */
export const listFavourites = (db: Db, userId: string): Rows =>
  db.query(
    `select h.name, f.created_at as "keptAt"
     from favourites f join handymen h on h.id = f.handyman_id
     where f.user_id = $1 order by f.created_at desc limit ${mostRows}`,
    [userId],
  );

/** §27: the week is in half hours; presenter.ts says which times they are. */
export type HoursRow = { week: Week; radiusKm: number | null };

export const findHours = async (db: Db, handymanId: string): Promise<HoursRow | undefined> => {
  const [row] = await db.query<HoursRow>(
    'select week::text as week, radius_km as "radiusKm" from handymen where id = $1',
    [handymanId],
  );
  return row;
};

export const listTimeOff = (db: Db, handymanId: string): Rows =>
  db.query(
    `select starts_at as "startsAt", ends_at as "endsAt" from time_off
     where handyman_id = $1 order by starts_at limit ${mostRows}`,
    [handymanId],
  );

/** §27: of the address for calendar programs only that there is one. */
export const findFeed = async (db: Db, handymanId: string) => {
  const [row] = await db.query<{ madeAt: Date; lastReadAt: Date | null }>(
    `select made_at as "madeAt", read_at as "lastReadAt" from calendar_feeds where handyman_id = $1`,
    [handymanId],
  );
  return row;
};

/** §29: where they are paid out to, masked, and what they were paid. */
export const listPayoutAccounts = (db: Db, handymanId: string): Rows =>
  db.query(
    `select kind, shown as account, given_at as "givenAt", replaced_at as "replacedAt" from payout_accounts
     where handyman_id = $1 order by given_at desc limit ${mostRows}`,
    [handymanId],
  );

export const listPayouts = (db: Db, handymanId: string): Rows =>
  db.query(
    `select p.number::float8 as number, p.run_day::text as day, (p.amount_paise / 100.0)::float8 as rupees, p.state,
       p.hold as "heldBecause", p.reason, a.shown as account, p.reference, p.paid_at as "paidAt"
     from payouts p left join payout_accounts a on a.id = p.account_id
     where p.handyman_id = $1 order by p.run_day desc limit ${mostRows}`,
    [handymanId],
  );

/** §26: what was raised about a professional's visits, and when an operator has looked. */
export const listFlags = (db: Db, handymanId: string): Rows =>
  db.query(
    `select f.kind, f.at as "raisedAt", f.looked_at as "lookedAt" from visit_flags f
     where f.handyman_id = $1 order by f.at desc limit ${mostRows}`,
    [handymanId],
  );

/** §6: professionals read whom they have blocked; customers do not read who has blocked them. */
export const listBlocks = (db: Db, handymanId: string) =>
  db.query<{ name: string; blockedAt: Date }>(
    `select case when k.carried then '${deletedNames.user}' else u.username end as name, k.created_at as "blockedAt"
     from handyman_blocks k join users u on u.id = k.user_id
     where k.handyman_id = $1 order by k.created_at desc limit ${mostRows}`,
    [handymanId],
  );

/** §12: the hashes by which a suspended professional would be recognised, also after the account was deleted. */
export const findSuspension = async (db: Db, handymanId: string) => {
  const [row] = await db.query<Record<string, unknown>>(
    `select s.kind, s.suspended_at as "suspendedAt", s.reason,
       array(select distinct m.kind from suspension_marks m where m.suspension_id = s.id
         order by m.kind) as "recognisedBy"
     from suspensions s where s.handyman_id = $1`,
    [handymanId],
  );
  return row;
};

export const listLoginRows = (db: Db, role: Party, id: string): Rows =>
  db.query(
    `select browser, system, started_at as "startedAt", seen_at as "lastUsedAt", expires_at as "endsAt"
     from sessions where role = $1 and account_id = $2 and expires_at > now()
     order by started_at desc limit ${mostRows}`,
    [role, id],
  );

/** §24: the browsers that are notified, and the choices about it. */
export const listNotified = (db: Db, role: Party, id: string): Rows =>
  db.query(
    `select browser, system, added_at as "addedAt" from push_devices
     where role = $1 and account_id = $2 order by added_at desc limit ${mostRows}`,
    [role, id],
  );

export const listPushChoices = (db: Db, role: Party, id: string): Rows =>
  db.query(
    `select off as "notAbout", quiet_from as "quietFromHour", quiet_to as "quietToHour"
     from push_choices where role = $1 and account_id = $2`,
    [role, id],
  );

/** Recent mails to this address; the texts are deleted when a mail was sent. */
export const listMailRows = (db: Db, email: string): Rows =>
  db.query(
    `select subject, state, created_at as "writtenAt", sent_at as "sentAt" from mails
     where to_address = $1 order by created_at desc limit ${mostRows}`,
    [email],
  );
