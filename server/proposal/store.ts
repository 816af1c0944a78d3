import type { ProposalAnswer } from '#domain/proposal.ts';
import { proposalAnswers } from '#domain/proposal.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** What is known of a visit that may be moved, and of what was proposed for it. */
export type HeldRow = {
  now: Date;
  startsAt: Date;
  /** Later than that where they are late. */
  expectedAt: Date;
  /** The time that it takes, with the way to the next. */
  planned_minutes: number;
  proposals: number;
  radius_km: number | null;
};

/** The agreed time, or the one by which a professional who is late is expected. */
const expectedAt = `coalesce((
    select y.expected_at from delays y where y.booking_id = b.id and y.starts_at = b.starts_at), b.starts_at)`;

const held = `select now() as now, b.starts_at as "startsAt", ${expectedAt} as "expectedAt",
    (extract(epoch from upper(b.planned) - lower(b.planned)) / 60)::float8 as planned_minutes,
    (select count(*)::int from proposals q where q.booking_id = b.id) as proposals, h.radius_km
  from bookings b join handymen h on h.id = b.handyman_id
  where b.id = $1 and b.state = 'accepted' and ${expectedAt} > now()`;

/** Of a visit that may be moved; nothing for any other. */
export const findAhead = async (db: Db, bookingId: string): Promise<HeldRow | undefined> => {
  const [row] = await db.query<HeldRow>(held, [bookingId]);
  return row;
};

/** The same, and held so until the transaction ends. Its proposal is changed behind this lock or by one update. */
export const holdAhead = async (db: Db, bookingId: string): Promise<HeldRow | undefined> => {
  const [row] = await db.query<HeldRow>(`${held} for update of b`, [bookingId]);
  return row;
};

export type NewProposal = {
  readonly bookingId: string;
  readonly by: Party;
  readonly startsAt: Date;
  readonly answerBy: Date;
};

/** One at a time is open: an index refuses the second. What is past its time is none any more. */
export const addProposal = async (db: Db, wanted: NewProposal): Promise<void> => {
  await db.query(
    `update proposals set state = 'expired', decided_at = now()
     where booking_id = $1 and state = 'open' and answer_by <= now()`,
    [wanted.bookingId],
  );
  await db.query(
    `insert into proposals (booking_id, proposed_by, starts_at, answer_by) values ($1, $2, $3, $4)`,
    [wanted.bookingId, wanted.by, wanted.startsAt, wanted.answerBy],
  );
};

/** Decided once, in time, by whom it is for, and about the time they were shown; the time comes back when it was. */
const decide = `update proposals set state = $2::text, decided_at = now()
  where booking_id = $1 and state = 'open' and answer_by > now()
    and (proposed_by = $3::text) = $4::boolean and starts_at = coalesce($5::timestamptz, starts_at)
  returning proposed_by, starts_at`;

type Decided = { proposed_by: Party; starts_at: Date };

export const decideProposal = async (
  db: Db,
  bookingId: string,
  answer: ProposalAnswer,
  by: Party,
  shown: Date | null,
): Promise<Decided | undefined> => {
  const { to, byAuthor } = proposalAnswers[answer];
  const [row] = await db.query<Decided>(decide, [bookingId, to, by, byAuthor, shown]);
  return row;
};

type Move = {
  readonly bookingId: string;
  /** Who proposed it. */
  readonly by: Party;
  readonly from: Date;
  readonly to: Date;
};

/**
 * The agreed time is changed, and the change written down, by one statement. An agreed visit that overlaps with the new time makes the constraint refuse it.
 */
const move = `
  with b as (
    update bookings x set starts_at = $4::timestamptz,
      planned = tstzrange($4::timestamptz, $4::timestamptz + (upper(x.planned) - lower(x.planned)))
    where x.id = $1 and x.state = 'accepted' and x.starts_at = $3::timestamptz
    returning *
  ),
  logged as (
    insert into booking_events (booking_id, move, actor, from_state, to_state, starts_from, starts_to)
    select id, 'reschedule', $2, 'accepted', 'accepted', $3::timestamptz, $4::timestamptz from b
  )
  select id from b`;

/** False when the agreed time is another by now. */
export const moveVisit = async (db: Db, { bookingId, by, from, to }: Move): Promise<boolean> => {
  const rows = await db.query(move, [bookingId, by, from, to]);
  return rows.length > 0;
};

/** Past their time, each taken by one process; gives which visits they were about, and whose they were. */
export const expireProposals = (
  db: Db,
): Promise<{ booking_id: string; proposed_by: Party; starts_at: Date }[]> =>
  db.query(
    `update proposals set state = 'expired', decided_at = now()
     where id = any(array(
       select id from proposals where state = 'open' and answer_by <= now()
       order by answer_by limit 100 for update skip locked))
     returning booking_id, proposed_by, starts_at`,
  );
