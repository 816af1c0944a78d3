import type { Browser, System } from '#domain/device.ts';
import type { PushKind } from '#domain/push.ts';
import { retention } from '#domain/retention.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { PartySession } from '../ports/sessions.ts';

type Account = { readonly role: Party; readonly id: string };

const hashOf = (fingerprint: string): Buffer => Buffer.from(fingerprint, 'base64url');

export type NewDevice = { readonly endpointHash: Buffer; readonly sealed: Buffer };

/**
 * A browser has one address: an account that was notified at it before is not any more. Nothing where the login has
 * ended meanwhile.
 */
export const putDevice = async (
  db: Db,
  { role, id, fingerprint }: PartySession,
  { endpointHash, sealed }: NewDevice,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed, browser, system)
     select s.role, s.account_id, s.token_hash, $4::bytea, $5::bytea, s.browser, s.system
     from sessions s
     where s.role = $1 and s.account_id = $2 and s.token_hash = $3 and s.expires_at > now()
     for key share
     on conflict (endpoint_hash) do update set role = excluded.role, account_id = excluded.account_id,
       session_hash = excluded.session_hash, sealed = excluded.sealed, browser = excluded.browser,
       system = excluded.system, added_at = now()
     returning id`,
    [role, id, hashOf(fingerprint), endpointHash, sealed],
  );
  return row?.id;
};

/** The oldest devices, beyond the limit. */
export const dropBeyond = async (db: Db, { role, id }: Account, most: number): Promise<void> => {
  await db.query(
    `delete from push_devices where id in (
       select id from push_devices where role = $1 and account_id = $2
       order by added_at desc, id offset $3::int)`,
    [role, id, most],
  );
};

export type DeviceRow = {
  id: string;
  session_hash: Uint8Array;
  browser: Browser | null;
  system: System | null;
  added_at: Date;
};

export const listOwnDevices = (db: Db, { role, id }: Account): Promise<DeviceRow[]> =>
  db.query(
    `select id, session_hash, browser, system, added_at from push_devices
     where role = $1 and account_id = $2 order by added_at desc, id`,
    [role, id],
  );

export const dropOwnDevice = async (
  db: Db,
  { role, id }: Account,
  deviceId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `delete from push_devices where id = $3 and role = $1 and account_id = $2 returning id`,
    [role, id, deviceId],
  );
  return rows.length > 0;
};

/** Those that their service does not know any more, unless they were added again since. */
export const dropDevices = async (
  db: Db,
  gone: readonly { readonly id: string; readonly sealed: Uint8Array }[],
): Promise<void> => {
  await db.query(
    `delete from push_devices d using unnest($1::uuid[], $2::bytea[]) as gone (id, sealed)
     where d.id = gone.id and d.sealed = gone.sealed`,
    [gone.map(({ id }) => id), gone.map(({ sealed }) => Buffer.from(sealed))],
  );
};

export type ChoiceRow = { off: PushKind[]; quiet_from: number | null; quiet_to: number | null };

export const findChoices = async (
  db: Db,
  { role, id }: Account,
): Promise<ChoiceRow | undefined> => {
  const [row] = await db.query<ChoiceRow>(
    'select off, quiet_from, quiet_to from push_choices where role = $1 and account_id = $2',
    [role, id],
  );
  return row;
};

export const putChoices = async (
  db: Db,
  { role, id }: Account,
  { off, quiet_from, quiet_to }: ChoiceRow,
): Promise<void> => {
  await db.query(
    `insert into push_choices (role, account_id, off, quiet_from, quiet_to)
     values ($1, $2, $3::text[], $4::smallint, $5::smallint)
     on conflict (role, account_id) do update
       set off = excluded.off, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
    [role, id, off, quiet_from, quiet_to],
  );
};

export const deleteOldDevices = async (db: Db): Promise<void> => {
  await db.query(
    `delete from push_devices where added_at < now() - ${retention.notifiedBrowserDays} * interval '1 day'`,
  );
};
