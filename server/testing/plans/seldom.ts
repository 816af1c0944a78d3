import { deleteOldPayers, forgetCodeUsers } from '../../discount/memory-store.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../../db/db.ts';
import {
  carryBlocks,
  deleteOldBlocks,
  rememberBlocks,
  unnameBlocks,
} from '../../booking/block-store.ts';
import { findNewestCode } from '../../identity/code-store.ts';
import {
  deleteOldSuspensions,
  dropSuspension,
  holdIfSuspended,
  outliveAccount,
  putSuspension,
} from '../../identity/suspension-store.ts';
import { moveMailbox } from '../../identity/mailbox-store.ts';
import { deleteSessionsOf } from '../../identity/session-store.ts';
import * as data from '../../my-data/data-store.ts';
import { eraseAudit } from '../../my-data/erase-actions.ts';
import { eraseMails, eraseName, eraseOwn } from '../../my-data/erase-store.ts';

const hash = Buffer.alloc(32, 7);
const marks = [{ kind: 'phone', hash }] as const;

const leaveBlocks = async (db: Db, id: string) => {
  await rememberBlocks(db, id, hash);
  await unnameBlocks(db, id);
};
const leaveSuspended = async (db: Db, id: string) => {
  await putSuspension(db, id, { kind: 'suspended', reason: 'Three complaints.' }, marks);
  await outliveAccount(db, id);
};

/** Once per account, but with statements on every table: a sequential scan would hold the account's lock meanwhile. */
export const seldom: Readonly<
  Record<string, (db: Db, role: Party, id: string) => Promise<unknown>>
> = {
  'leaving for good': async (db, role, id) => {
    await (role === 'user' ? leaveBlocks(db, id) : leaveSuspended(db, id));
    await eraseOwn(db, role, id);
    await eraseAudit(db, role, id, {
      name: 'Asha Rao',
      email: '7@example.com',
      phone: '9800000007',
    });
    await deleteSessionsOf(db, role, id, undefined);
    await eraseName(db, role, id);
    await eraseMails(db, '7@example.com');
  },
  'taking one’s data along': async (db, role, id) => {
    await data.listBookings(db, role, id);
    await data.listRatings(db, role, id, true);
    await data.listRatings(db, role, id, false);
    await data.listTickets(db, role, id);
    await data.listNotified(db, role, id);
    if (role === 'handyman') await data.listTimeOff(db, id);
    await data.listMailRows(db, '7@example.com');
  },
  'signing up anew': async (db, role, id) => {
    if (role === 'user') await carryBlocks(db, id, hash);
    else await holdIfSuspended(db, id, marks);
    await findNewestCode(db, [`${role}_signup`], 'email', ['7@example.com'], 30);
  },
  'ending a suspension': (db, _role, id) => dropSuspension(db, id),
  'forgetting what was remembered': async (db) => {
    await deleteOldSuspensions(db, 1_000);
    await deleteOldBlocks(db, 1_000);
    await deleteOldPayers(db, 1_000);
    await forgetCodeUsers(db, 1_000);
  },
  'another email': (db, role, id) => moveMailbox(db, role, '7@example.net', id),
};
