import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type {
  PayoutOfRun,
  exportPayouts,
  getPayoutRun,
  listPayoutRuns,
  listPayouts,
  markPaid,
} from '#contract/payout-run.ts';
import { holdOf, payoutOf, payoutRules, runDayOf } from '#domain/payout.ts';
import { toRupees } from '#domain/price.ts';
import { readClock } from '../booking/calendar-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { csvOf, mostExported } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import type { Acting } from '../http/mount-operator.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { recordPayouts } from '../money/ledger-store.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnAccount } from '../operator/own-store.ts';
import { conflict, notFound } from '../problem.ts';
import type { Words } from '../words/words.ts';
import { readDetails, toOneRun, toPayoutOfRun, toRun } from './presenter.ts';
import * as store from './run-store.ts';
import { mostListed } from './store.ts';

/** A job: makes the run of the newest Monday, once for all processes. Gives 1 where it did. */
export const makeRun = async (deps: Deps): Promise<number> => {
  const now = new Date(await readClock(deps.db));
  const day = runDayOf(now);
  if (await store.hasRun(deps.db, day)) return 0;
  return deps.db.transaction(async (db) => {
    await store.lockPayouts(db);
    if (!(await store.addRun(db, day))) return 0;
    const due = await store.listDue(db, payoutRules.leastPaise);
    const payouts = due.map(({ handyman_id, account_id, balance_paise, suspended, given_at }) => ({
      handyman_id,
      account_id,
      amount_paise: payoutOf(balance_paise),
      hold: holdOf({ suspended, givenAt: given_at }, now),
    }));
    await recordPayouts(db, 'sent', await store.addPayouts(db, day, payouts));
    deps.log.info({ day, payouts: payouts.length }, 'payouts made');
    return 1;
  });
};

const noSuchRun = () => notFound(({ payout }) => payout.noSuchRun);

export const listRuns = async ({ db }: Deps): Promise<Replied<typeof listPayoutRuns>> =>
  (await store.listRuns(db, mostListed)).map(toRun);

const findRun = async (db: Db, day: string): Promise<store.RunRow> => {
  const run = await store.findRun(db, day);
  if (!run) throw noSuchRun();
  return run;
};

export const readRun = async ({ db }: Deps, day: string): Promise<Replied<typeof getPayoutRun>> =>
  toOneRun(await findRun(db, day));

const pageEnd = z.tuple([z.int()]);

type Page = { readonly rows: PayoutOfRun[]; readonly cursor: string | undefined };

export const list = async (
  deps: Deps,
  day: string,
  { state, limit, cursor }: z.output<typeof listPayouts.query>,
): Promise<Page> => {
  const paging = ['payouts', day, state ?? ''];
  const after = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await store.listOfRun(deps.db, day, state, limit, after?.[0]);
  const last = rows[limit - 1];
  return {
    rows: rows.map(toPayoutOfRun),
    cursor: last && writeCursor(deps.keys, paging, [last.number]),
  };
};

/** §29: an operator has looked through it. */
export const approve = async (deps: Deps, by: Acting, day: string): Promise<void> => {
  await deps.db.transaction(async (db) => {
    const { sums } = await findRun(db, day);
    if (!(await store.approve(db, day, by.id))) {
      throw conflict('approved_already', ({ payout }) => payout.approvedAlready);
    }
    const { payouts, amount_paise } = sums.waiting;
    await addAudit(db, {
      operatorId: by.id,
      action: 'approve_payouts',
      subjectKind: 'payout_run',
      subjectId: day,
      details: { payouts, amount: toRupees(amount_paise) },
    });
  });
};

const requireApproved = async (db: Db, day: string): Promise<void> => {
  const { approved_at: approvedAt } = await findRun(db, day);
  if (!approvedAt) throw conflict('not_approved', ({ payout }) => payout.notApproved);
};

/** §29: the only place where the numbers of accounts are read. */
export const exportFile = async (
  deps: Deps,
  by: Acting,
  { day, again, reason }: z.output<typeof exportPayouts.body>,
  { payout: words }: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  const rows = await deps.db.transaction(async (db) => {
    await requireApproved(db, day);
    const found = await store.lockForFile(db, day, again, mostExported);
    if (found.length === 0) throw conflict('nothing_to_pay', () => words.nothingForAFile);
    await store.markFiled(
      db,
      found.map(({ id }) => id),
    );
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_payouts',
      subjectKind: 'payout_run',
      subjectId: day,
      reason,
      details: { payouts: found.length, again },
    });
    return found;
  });
  const cells = rows.map((row) => {
    const opened = deps.keys.open(row.sealed);
    if (!opened) throw new Error('The details of a payout account cannot be opened');
    const { holder, number, ifsc } = readDetails(opened);
    return [row.number, holder, number, ifsc, toRupees(row.amount_paise), row.name];
  });
  return { file: csvOf(words.columns, cells), leftOut: rows.length === mostExported };
};

/** §29: the bank has paid them, all or none. */
export const pay = async (
  deps: Deps,
  by: Acting,
  day: string,
  { payouts, reference }: z.output<typeof markPaid.body>,
): Promise<number> => {
  const ids = [...new Set(payouts)];
  await deps.db.transaction(async (db) => {
    await requireApproved(db, day);
    const paid = await store.setPaid(db, day, ids, reference);
    await refuseOwn(
      db,
      by,
      paid.map(({ handyman_id }) => handyman_id),
    );
    if (paid.length < ids.length) {
      throw conflict('not_waiting', ({ payout }) => payout.notAllWaiting);
    }
    await recordPayouts(db, 'paid', ids);
    await addAudit(db, {
      operatorId: by.id,
      action: 'pay_payouts',
      subjectKind: 'payout_run',
      subjectId: day,
      details: { payouts: paid.map(({ number }) => number), reference },
    });
  });
  return ids.length;
};

type Change = { readonly id: string; readonly reason: string };

/** A colleague decides about what the operator would be paid themselves. */
const refuseOwn = async (db: Db, by: Acting, handymanIds: readonly string[]): Promise<void> => {
  if (await isOwnAccount(db, by.id, handymanIds)) {
    throw conflict('own_account', ({ credit }) => credit.ownAccount);
  }
};

const lock = async (db: Db, by: Acting, id: string): Promise<store.LockedRow> => {
  const row = await store.lockPayout(db, id);
  if (!row) throw notFound(({ payout }) => payout.noSuchPayout);
  await refuseOwn(db, by, [row.handyman_id]);
  return row;
};

const audit = (db: Db, by: Acting, action: string, { id, reason }: Change): Promise<void> =>
  addAudit(db, { operatorId: by.id, action, subjectKind: 'payout', subjectId: id, reason });

/** §29: the bank has sent it back, also days after it was paid. */
export const sendBack = async (deps: Deps, by: Acting, change: Change): Promise<void> => {
  await deps.db.transaction(async (db) => {
    const { state, filed } = await lock(db, by, change.id);
    if (state !== 'paid' && (state !== 'waiting' || !filed)) {
      throw conflict('not_at_the_bank', ({ payout }) => payout.notAtTheBank);
    }
    await store.setReturned(db, change.id, change.reason);
    await recordPayouts(db, state === 'paid' ? 'returnedAfterPaid' : 'returned', [change.id]);
    await audit(db, by, 'return_payout', change);
  });
};

/** §29: not what is in a bank file already: the bank may have paid it. */
export const hold = async (deps: Deps, by: Acting, change: Change): Promise<void> => {
  await deps.db.transaction(async (db) => {
    const { state, filed } = await lock(db, by, change.id);
    if (state !== 'waiting' || filed) {
      throw conflict('in_a_file', ({ payout }) => payout.cannotHold);
    }
    await store.setHeld(db, change.id, change.reason);
    await recordPayouts(db, 'returned', [change.id]);
    await audit(db, by, 'hold_payout', change);
  });
};

/** §29: what the balance is by now. An operator may pay a suspended professional what they have earned. */
export const release = async (deps: Deps, by: Acting, change: Change): Promise<void> => {
  await deps.db.transaction(async (db) => {
    await store.lockPayouts(db);
    const row = await lock(db, by, change.id);
    if (row.state !== 'held') throw conflict('not_held', ({ payout }) => payout.notHeld);
    if (!(await store.isNewestRun(db, row.day))) {
      throw conflict('newer_run', ({ payout }) => payout.newerRun);
    }
    const due = await store.findDue(db, row.handyman_id);
    const now = new Date(await readClock(db));
    const still = holdOf({ suspended: false, givenAt: due?.given_at ?? null }, now);
    if (!due?.account_id || still) {
      throw conflict('still_held', ({ payout }) => payout.stillHeld[still ?? 'no_account']);
    }
    if (due.balance_paise <= 0) throw conflict('nothing_to_pay', ({ payout }) => payout.nothing);
    await store.setWaiting(db, change.id, due.account_id, payoutOf(due.balance_paise));
    await recordPayouts(db, 'sent', [change.id]);
    await audit(db, by, 'release_payout', change);
  });
};
