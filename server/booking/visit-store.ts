import { establishedJobs } from '#domain/door.ts';
import type { Standing } from '#domain/door.ts';
import { pauses, visitLimits } from '#domain/visits.ts';
import type { FlagKind, VisitFacts } from '#domain/visits.ts';
import type { Db, Reader } from '../db/db.ts';
import { cancellationsToday, paidJobs, recentOf } from './store.ts';

/** A visit for now begins soon after its request, so of a handyman named `h` only new bookings and later visits are read. */
const lately = recentOf('h.id', 3);

/** From when on visits of a handyman named `h` count. */
const since = `greatest(now() - ${visitLimits.hours} * interval '1 hour', h.visits_looked_at)`;

/** §26: of a handyman named `h`, the doors of visits that are open or came to nothing. */
const doors = `
  select count(distinct (x.user_id, x.lat, x.long))::int as doors, min(x.door_shown_at) as first
  from ${lately} x where x.door_shown_at > ${since} and x.state <> 'done'`;

/** The customers to whom they said yes, of such visits; the contact is stored with the yes. */
const customers = `
  select count(distinct x.user_id)::int as customers, min(x.created_at) as first
  from ${lately} x where x.created_at > ${since} and x.contact_name is not null and x.state <> 'done'`;

/** The customers whose visit ended without a meeting. */
const noVisit = `
  select count(distinct x.user_id)::int from ${lately} x
  where x.ended_at > ${since} and x.end_reason in ('nobody_home', 'nobody_came')`;

const facts = `
  select now() as now, h.verification = 'verified' as verified, ${paidJobs} as "paidJobs",
    h.paused_at is not null as paused, (${cancellationsToday('h.id')}) as "cancellations",
    d.doors, d.first as "firstDoorAt", c.customers, c.first as "firstAskedAt",
    (${noVisit}) as "noVisit"
  from handymen h, lateral (${doors}) d, lateral (${customers}) c where h.id = $1`;

export const findVisitFacts = async (
  db: Db,
  handymanId: string,
): Promise<VisitFacts | undefined> => {
  const [row] = await db.query<VisitFacts>(facts, [handymanId]);
  return row;
};

/** §26: as `refuseYes` of the domain: a new professional named `h` who has learnt as much of customers as they may. */
export const doorsFull = `(((select doors from (${doors}) d) >= ${visitLimits.doors}
    or (select customers from (${customers}) c) >= ${visitLimits.customers})
  and not (h.verification = 'verified' and ${paidJobs} >= ${establishedJobs}))`;

type Visit = { readonly id: string; readonly handyman_id: string };

/**
 * §26: an operator is told once of each kind, until they have looked; the audit log says when and after which visit.
 * A professional who is paused by it is listed no more, and so not asked either.
 */
export const raiseFlag = async (
  db: Db,
  { id, handyman_id }: Visit,
  kind: FlagKind,
): Promise<void> => {
  await db.query(
    `with raised as (
       insert into visit_flags (handyman_id, booking_id, kind) values ($1::uuid, $2::uuid, $3::text)
       on conflict (handyman_id, kind) where looked_at is null do nothing returning id
     ),
     paused as (
       update handymen set paused_at = now()
       where id = $1::uuid and paused_at is null and $4::boolean and exists (select 1 from raised)
     )
     insert into audit_log (action, subject_kind, subject_id, details)
     select 'flag_professional', 'handyman', $1::uuid::text,
       jsonb_build_object('kind', $3::text, 'booking', $2::uuid::text)
     from raised`,
    [handyman_id, id, kind, pauses(kind)],
  );
};

/** §26: an operator has looked: earlier visits do not count any more. Gives the flags that were open. */
export const closeFlags = async (
  db: Db,
  handymanId: string,
  operatorId: string,
): Promise<FlagKind[]> => {
  const rows = await db.query<{ kind: FlagKind }>(
    `with looked as (
       update visit_flags set looked_at = now(), operator_id = $2
       where handyman_id = $1 and looked_at is null returning kind
     ),
     free as (
       update handymen set paused_at = null, visits_looked_at = now() where id = $1
     )
     select kind from looked order by kind`,
    [handymanId, operatorId],
  );
  return rows.map(({ kind }) => kind);
};

export type FlagRow = {
  handyman_id: string;
  name: string;
  kind: FlagKind;
  number: number;
  booking_id: string;
  at: Date;
  looked_at: Date | null;
  looked_by: string | null;
};

const flagColumns = `f.handyman_id, h.name, f.kind, i.number, f.booking_id, f.at, f.looked_at, o.name as looked_by`;
const flagJoins = `join handymen h on h.id = f.handyman_id join bills i on i.booking_id = f.booking_id
  left join operators o on o.id = f.operator_id`;

const most = 20;

/** §14: what waits for a look, the longest first. */
export const listOpenFlags = (db: Reader): Promise<FlagRow[]> =>
  db.query<FlagRow>(
    `select ${flagColumns} from visit_flags f ${flagJoins}
     where f.looked_at is null order by f.at limit ${most}`,
  );

export const listFlagsOf = (db: Db, handymanId: string): Promise<FlagRow[]> =>
  db.query<FlagRow>(
    `select ${flagColumns} from visit_flags f ${flagJoins}
     where f.handyman_id = $1 order by f.at desc limit ${most}`,
    [handymanId],
  );

/** §37: of a handyman who would take cash. */
export const findStanding = async (db: Db, handymanId: string): Promise<Standing> => {
  const [row] = await db.query<Standing>(
    `select h.verification = 'verified' as verified, ${paidJobs} as "paidJobs" from handymen h where h.id = $1`,
    [handymanId],
  );
  return row ?? { verified: false, paidJobs: 0 };
};
