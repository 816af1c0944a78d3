import { openState } from '#domain/booking.ts';
import type { Language } from '#domain/language.ts';
import { appealDays } from '#domain/verification.ts';
import type { Decision, Verification } from '#domain/verification.ts';
import type { Db } from '../db/db.ts';

/** Where a professional's application stands, and how to reach them. */
export type ApplicationRow = {
  id: string;
  name: string;
  email: string;
  phone: string;
  aadhaar_hash: Uint8Array;
  language: Language;
  verification: Verification;
  verification_answer: string | null;
  verification_version: number;
  /** Whether an application or an answer waits for an operator. */
  waits: boolean;
  /** Whether they were verified, by the images that are there now. */
  still_verified: boolean;
  /** When they may answer again; null where they may now. */
  appeal_from: Date | null;
  held: boolean;
};

/** Locks the row: what is read here is true until the transaction ends. */
export const lockApplication = async (db: Db, id: string): Promise<ApplicationRow | undefined> => {
  const [row] = await db.query<ApplicationRow>(
    `select id, name, email, phone, aadhaar_hash, language, verification, verification_answer,
       verification_version, held,
       verification_asked_at is not null as waits,
       verified_at is not null and not exists (
         select 1 from aadhaar_images a where a.handyman_id = h.id and a.given_at > h.verified_at
       ) as still_verified,
       case when appeal_from > now() then appeal_from end as appeal_from
     from handymen h where id = $1 for no key update`,
    [id],
  );
  return row;
};

/** Ends the wait of an application or answer, unless the decision makes it an application again. */
export const moveVerification = async (
  db: Db,
  id: string,
  decision: Decision,
  to: Verification,
  reason: string | null,
): Promise<{ readonly appeal_from: Date | null } | undefined> => {
  const [row] = await db.query<{ appeal_from: Date | null }>(
    `update handymen set verification = $2, verification_reason = $3, verification_answer = null,
       verification_asked_at = case when $2 = 'applied' then now() end,
       verified_at = case when $4::text = 'approve' then now() else verified_at end,
       appeal_from = case when $4::text = 'uphold' then now() + ${appealDays} * interval '1 day' end,
       verification_version = verification_version + 1
     where id = $1 returning appeal_from`,
    [id, to, reason, decision],
  );
  return row;
};

/** An application that waits already keeps its place in the queue. */
export const moveMended = async (
  db: Db,
  id: string,
  to: Verification,
  answer: string | null,
): Promise<void> => {
  await db.query(
    `update handymen set verification = $2, verification_answer = coalesce($3, verification_answer),
       verification_asked_at = coalesce(verification_asked_at, now()),
       verification_version = verification_version + 1
     where id = $1`,
    [id, to, answer],
  );
};

export const putAadhaarImage = async (
  db: Db,
  id: string,
  side: string,
  sealed: Uint8Array,
): Promise<void> => {
  await db.query(
    `insert into aadhaar_images (handyman_id, side, sealed) values ($1, $2, $3)
     on conflict (handyman_id, side) do update set sealed = excluded.sealed, given_at = now()`,
    [id, side, sealed],
  );
};

/**
 * Open requests to this professional cannot be accepted any more: the job of expiry ends them as unanswered and tells
 * the customers. Behind the lock of `lockApplication` none can be added.
 */
export const endOpenRequests = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update bookings set expires_at = now()
     where handyman_id = $1 and state = '${openState}' and expires_at > now()`,
    [id],
  );
};

/** §12: the sides of the card that this operator has opened, as they are now. */
export const listSeenSides = async (
  db: Db,
  handymanId: string,
  operatorId: string,
): Promise<string[]> => {
  const rows = await db.query<{ side: string }>(
    `select a.side from aadhaar_images a where a.handyman_id = $1 and exists (
       select 1 from audit_log l where l.subject_id = $1::text and l.operator_id = $2
         and l.action = 'see_identity_image'
         and l.details ->> 'image' = encode(sha256(a.sealed), 'hex'))`,
    [handymanId, operatorId],
  );
  return rows.map(({ side }) => side);
};
