import type { DeviceView } from '#contract/device.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteSession, deleteSessionsOf, listLogins } from '../identity/session-store.ts';
import { announceEnd } from '../identity/session.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { Session } from '../ports/sessions.ts';
import { notFound } from '../problem.ts';
import { deviceIdOf, toDevice } from './presenter.ts';

/** More logins than an account has in practice. */
const longestList = 100;

const loginsOf = (deps: Deps, { role, id }: Session) => listLogins(deps.db, role, id, longestList);

export const listDevicesOf = async (deps: Deps, session: Session): Promise<DeviceView[]> =>
  (await loginsOf(deps, session)).map((row) => toDevice(row, session.fingerprint));

/** §11: what an operator does is written down. */
const audit = async (db: Db, { role, id }: Session): Promise<void> => {
  if (role !== 'operator') return;
  await addAudit(db, {
    operatorId: id,
    action: 'end_own_sessions',
    subjectKind: 'operator',
    subjectId: id,
  });
};

export const endDeviceOf = async (deps: Deps, session: Session, id: string): Promise<void> => {
  const logins = await loginsOf(deps, session);
  const wanted = logins.find(({ fingerprint }) => deviceIdOf(fingerprint) === id);
  if (!wanted) throw notFound(({ account }) => account.noSuchDevice);
  await deps.db.transaction(async (db) => {
    await deleteSession(db, wanted.fingerprint);
    await audit(db, session);
  });
  await announceEnd(deps, [wanted.fingerprint]);
};

/** Returns how many were ended. */
export const endOtherDevicesOf = async (deps: Deps, session: Session): Promise<number> => {
  const { role, id, fingerprint } = session;
  const ended = await deps.db.transaction(async (db) => {
    await audit(db, session);
    return deleteSessionsOf(db, role, id, fingerprint);
  });
  await announceEnd(deps, ended);
  return ended.length;
};
