import { activeStates } from '#domain/booking.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Language } from '#domain/language.ts';
import type { Verification } from '#domain/verification.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

export type CardRow = {
  id: string;
  name: string;
  area: string;
  /** The one they signed up with. */
  service: ServiceId;
  /** §27: what they offer beside it. */
  also: ServiceId[];
  profile: string | null;
  lat: number;
  long: number;
  jobs_done: number;
  verified: boolean;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
};

export type HandymanRow = CardRow & {
  email: string;
  phone: string;
  address: string;
  aadhaar_last_four: string;
  online: boolean;
  listed: boolean;
  paused: boolean;
  verification: Verification;
  verification_reason: string | null;
  verification_answer: string | null;
  verification_asked_at: Date | null;
  appeal_from: Date | null;
};

export type NewHandyman = {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly phone: string;
  readonly service: ServiceId;
  readonly aadhaarLastFour: string;
  readonly aadhaarHash: Uint8Array;
  readonly address: string;
  readonly area: string;
  readonly profile: string | null;
  readonly language: Language;
  readonly lat: number;
  readonly long: number;
};

export const findHandymanLogin = async (
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; language: Language } | undefined> => {
  const [row] = await db.query<{ id: string; password_hash: string; language: Language }>(
    'select id, password_hash, language from handymen where email = $1',
    [email],
  );
  return row && { id: row.id, passwordHash: row.password_hash, language: row.language };
};

export const findByAadhaar = async (db: Db, aadhaarHash: Uint8Array) => {
  const [row] = await db.query<{ name: string; email: string; language: Language }>(
    'select name, email, language from handymen where aadhaar_hash = $1',
    [aadhaarHash],
  );
  return row;
};

export const addHandyman = async (db: Db, id: string, man: NewHandyman): Promise<void> => {
  await db.query(
    `insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, profile, lat, long, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      man.name,
      man.email,
      man.passwordHash,
      man.phone,
      man.service,
      man.aadhaarLastFour,
      man.aadhaarHash,
      man.address,
      man.area,
      man.profile,
      man.lat,
      man.long,
      man.language,
    ],
  );
};

export const addAadhaarImage = async (
  db: Db,
  handymanId: string,
  side: string,
  sealed: Uint8Array,
): Promise<void> => {
  await db.query('insert into aadhaar_images (handyman_id, side, sealed) values ($1, $2, $3)', [
    handymanId,
    side,
    sealed,
  ]);
};

export const findAadhaarImage = async (
  db: Db,
  handymanId: string,
  side: string,
): Promise<Uint8Array | undefined> => {
  const [row] = await db.query<{ sealed: Uint8Array }>(
    'select sealed from aadhaar_images where handyman_id = $1 and side = $2',
    [handymanId, side],
  );
  return row?.sealed;
};

export const listAadhaarSides = async (db: Db, handymanId: string): Promise<string[]> => {
  const rows = await db.query<{ side: string }>(
    'select side from aadhaar_images where handyman_id = $1',
    [handymanId],
  );
  return rows.map((row) => row.side);
};

/** §12: whether an operator has verified them. */
export const verified = `h.verification = 'verified'`;

/** What a card is made from, of a handyman named `h`. */
export const cardColumns = `h.id, h.name, h.area, h.service, h.also, h.profile, h.lat, h.long, h.jobs_done, h.rating_sum,
  h.rating_count, h.created_at, ${verified} as verified`;

export const findHandyman = async (db: Db, id: string): Promise<HandymanRow | undefined> => {
  const [row] = await db.query<HandymanRow>(
    `select ${cardColumns}, h.email, h.phone, h.address, h.aadhaar_last_four, h.online,
       h.listed, h.paused_at is not null as paused, h.verification, h.verification_reason, h.verification_answer, h.verification_asked_at,
       case when h.appeal_from > now() then h.appeal_from end as appeal_from
     from handymen h where h.id = $1 and h.deleted_at is null`,
    [id],
  );
  return row;
};

/** Whether a running job joins the two: then the customer may read the handyman's phone and place. */
export const hasJobTogether = async (
  db: Db,
  handymanId: string,
  userId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from bookings
     where handyman_id = $1 and user_id = $2 and state in ${literals(activeStates)}`,
    [handymanId, userId],
  );
  return rows.length > 0;
};

export type ServedRow = {
  user_id: string;
  username: string;
  service_name: string;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  done_at: Date;
  days_over: number;
};

/** Newest first, as many as a history page shows, with the contact that each customer had at the job. */
export const listServed = (db: Db, handymanId: string, most: number): Promise<ServedRow[]> =>
  db.query<ServedRow>(
    `select b.user_id, u.username, s.name as service_name, b.contact_name, b.contact_email, b.contact_phone, b.done_at,
       (extract(epoch from now() - b.done_at) / 86400)::float8 as days_over
     from bookings b join users u on u.id = b.user_id join services s on s.id = b.service
     where b.handyman_id = $1 and b.state = 'done'
     order by b.done_at desc, b.id limit $2::int`,
    [handymanId, most],
  );

/** Jobs that are done but do not count on the public card yet. */
export const countNewJobs = async (db: Db, handymanId: string): Promise<number> => {
  const [row] = await db.query<{ jobs: number }>(
    `select count(*)::int as jobs from bookings
     where handyman_id = $1 and state = 'done' and counted_at is null`,
    [handymanId],
  );
  return row?.jobs ?? 0;
};

export const setHandymanLanguage = async (
  db: Db,
  id: string,
  language: Language,
): Promise<void> => {
  await db.query('update handymen set language = $2 where id = $1', [id, language]);
};

/** Gives whether customers are shown them while they are online. */
export const moveAvailability = async (db: Db, id: string, online: boolean): Promise<boolean> => {
  const [row] = await db.query<{ listed: boolean }>(
    'update handymen set online = $2 where id = $1 returning listed',
    [id, online],
  );
  return row?.listed ?? false;
};
