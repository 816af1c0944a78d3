import { openState } from '#domain/booking.ts';
import type { Language } from '#domain/language.ts';
import type { Verification } from '#domain/verification.ts';
import type { Db } from '../db/db.ts';

/** Where somebody's application stands, and how to reach them. */
export type ApplicationRow = {
  id: string;
  name: string;
  email: string;
  language: Language;
  verification: Verification;
  verification_answer: string | null;
  verification_version: number;
  verified_at: Date | null;
};

/** Locks the row: what is true here is true until the transaction ends. */
export const lockApplication = async (db: Db, id: string): Promise<ApplicationRow | undefined> => {
  const [row] = await db.query<ApplicationRow>(
    `select id, name, email, language, verification, verification_answer, verification_version,
       verified_at
     from handymen where id = $1 for no key update`,
    [id],
  );
  return row;
};

/** Nothing of theirs waits any more, unless it puts them back among those who have applied. */
export const moveVerification = async (
  db: Db,
  id: string,
  to: Verification,
  reason: string | null,
): Promise<void> => {
  await db.query(
    `update handymen set verification = $2, verification_reason = $3, verification_answer = null,
       verification_asked_at = case when $2 = 'applied' then now() end,
       verified_at = case when $2 = 'verified' then coalesce(verified_at, now()) else verified_at end,
       verification_version = verification_version + 1
     where id = $1`,
    [id, to, reason],
  );
};

/** Whoever waits already keeps their place in the line. */
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
     on conflict (handyman_id, side) do update set sealed = excluded.sealed`,
    [id, side, sealed],
  );
};

/**
 * What customers wait for cannot be accepted any more: the clock ends it as a request that nobody answered, and tells
 * them. Behind the lock of `lockApplication` none can be added.
 */
export const endOpenRequests = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update bookings set expires_at = now()
     where handyman_id = $1 and state = '${openState}' and expires_at > now()`,
    [id],
  );
};
