import { closeForgotten, countDone, expire } from './booking/end-actions.ts';
import { makeVisits } from './booking/series-actions.ts';
import { remind } from './booking/reminder-actions.ts';
import { deleteOldPlaces } from './booking/live-place-store.ts';
import { advance } from './dispatch/wave-actions.ts';
import { dropOldPictures, mailUnread } from './chat/actions.ts';
import { deleteOldCodes } from './identity/code-store.ts';
import { deleteOldTimeOff } from './handyman/hours-store.ts';
import { askQuiet, setQuietOffline } from './handyman/presence-actions.ts';
import { claimRun } from './db/job-runs.ts';
import type { Deps } from './deps.ts';
import type { MailPort } from './ports/mail.ts';
import { deleteOverCounts } from './identity/limit-store.ts';
import { sendMails } from './mail/outbox.ts';
import { deleteOldMails, expireMails } from './mail/outbox-store.ts';
import { deleteOldMessages, expireMessages } from './push/message-store.ts';
import { mailRequests, sendPushes } from './push/send-actions.ts';
import { deleteOldDevices } from './push/store.ts';
import { tellOfDelays } from './delay/actions.ts';
import { deleteOldPayers, forgetCodeUsers } from './discount/memory-store.ts';
import { issueDue } from './invoice/actions.ts';
import { closeDays, recordDue } from './ledger/actions.ts';
import { tell as tellOfPayouts } from './payout/actions.ts';
import { makeRun } from './payout/run-actions.ts';
import { eraseOldAccounts } from './payout/store.ts';
import { expire as expireProposals } from './proposal/actions.ts';
import { passOnDue } from './tip/actions.ts';
import { settleDisputes } from './payment/answer-actions.ts';
import { findDisputes, remindOfDisputes } from './payment/dispute-actions.ts';
import { refundDue, retryFailed } from './payment/refund-actions.ts';
import { reconcileDue } from './payment/reconcile-actions.ts';
import { settleDue } from './payment/settle-actions.ts';
import { dropOldEvents } from './payment/store.ts';
import { revealDue } from './rating/actions.ts';
import { countPaid } from './rating/worth-actions.ts';
import { deleteOldBlocks } from './booking/block-store.ts';
import { deleteExpiredSessions } from './identity/session-store.ts';
import { deleteOldSuspensions } from './identity/suspension-store.ts';
import { deleteOldPhotos } from './ticket/store.ts';

/** A batch small enough that its locks are not noticed; the next one follows at once. */
const rowsAtOnce = 1_000;

/** Deletes what has expired; domain/retention.ts and docs/retention.md say how long each kind of row is stored. */
export const sweep = async (deps: Deps): Promise<number> => {
  await deleteExpiredSessions(deps.db);
  await deleteOverCounts(deps.db);
  await deleteOldCodes(deps.db);
  await deleteOldPlaces(deps.db);
  await expireMails(deps.db);
  await expireMessages(deps.db);
  await deleteOldDevices(deps.db);
  const dropped = [
    await deleteOldMails(deps.db, rowsAtOnce),
    await deleteOldMessages(deps.db, rowsAtOnce),
    await dropOldEvents(deps.db, rowsAtOnce),
    await dropOldPictures(deps, rowsAtOnce),
  ];
  return dropped.includes(rowsAtOnce) ? rowsAtOnce : 0;
};

/** The same for rows stored so long that a day more or less does not matter. */
const sweepNightly = async (deps: Deps): Promise<number> => {
  const dropped = [
    await deleteOldPhotos(deps.db, rowsAtOnce),
    await deleteOldSuspensions(deps.db, rowsAtOnce),
    await deleteOldBlocks(deps.db, rowsAtOnce),
    await deleteOldPayers(deps.db, rowsAtOnce),
    await forgetCodeUsers(deps.db, rowsAtOnce),
    await deleteOldTimeOff(deps.db, rowsAtOnce),
    await eraseOldAccounts(deps.db, rowsAtOnce),
  ];
  return dropped.includes(rowsAtOnce) ? rowsAtOnce : 0;
};

const dayMs = 24 * 60 * 60 * 1_000;

type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** Runs in one process per period. For jobs whose rows are not claimed one by one. */
  readonly oncePerPeriod?: true;
  /** Returns how many rows it handled: it is run again at once until that is 0. */
  readonly run: () => Promise<number>;
};

/** Timers of processes drift: without a margin every second run would be skipped. */
const nearly = 0.9;

const isDue = async (deps: Deps, { name, everyMs, oncePerPeriod }: Job): Promise<boolean> =>
  oncePerPeriod === undefined || claimRun(deps.db, name, Math.round(everyMs * nearly));

/** Runs each job in its interval. Gives a function that stops them and waits for runs under way. */
export const startJobs = (deps: Deps, jobs: readonly Job[]): (() => Promise<void>) => {
  const stopping = new AbortController();
  const sleepers = new Set<() => void>();
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      sleepers.add(wake);
    });
  const runToTheEnd = async (job: Job) => {
    if (!(await isDue(deps, job))) return;
    while (!stopping.signal.aborted && (await job.run()) > 0);
  };
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await runToTheEnd(job).catch((error: unknown) => {
        deps.log.error({ err: error, job: job.name }, 'job failed');
      });
      if (!stopping.signal.aborted) await pause(job.everyMs);
    }
  });
  return async () => {
    stopping.abort();
    for (const wake of sleepers) wake();
    await Promise.all(loops);
  };
};

export const jobsOf = (deps: Deps, mail: MailPort): readonly Job[] => [
  { name: 'send mails', everyMs: 500, run: () => sendMails(deps, mail) },
  { name: 'send pushes', everyMs: 500, run: () => sendPushes(deps) },
  { name: 'mail about requests', everyMs: 5_000, run: () => mailRequests(deps) },
  { name: 'expire requests', everyMs: 1_000, run: () => expire(deps) },
  { name: 'expire proposals', everyMs: 5_000, run: () => expireProposals(deps) },
  { name: 'ask the next', everyMs: 500, run: () => advance(deps) },
  { name: 'make visits of series', everyMs: 5_000, run: () => makeVisits(deps) },
  { name: 'tell of delays', everyMs: 15_000, run: () => tellOfDelays(deps) },
  { name: 'remind of visits', everyMs: 30_000, run: () => remind(deps) },
  {
    name: 'close forgotten jobs',
    everyMs: 60_000,
    oncePerPeriod: true,
    run: () => closeForgotten(deps),
  },
  {
    name: 'tell who is here',
    everyMs: 60_000,
    run: () => deps.presence.tell().then(() => 0),
  },
  { name: 'ask who is quiet', everyMs: 60_000, run: () => askQuiet(deps) },
  { name: 'set the quiet offline', everyMs: 60_000, run: () => setQuietOffline(deps) },
  { name: 'settle payments', everyMs: 1_000, run: () => settleDue(deps) },
  { name: 'mail about messages', everyMs: 5_000, run: () => mailUnread(deps) },
  { name: 'refund', everyMs: 1_000, run: () => refundDue(deps) },
  { name: 'try refunds again', everyMs: 60_000, run: () => retryFailed(deps) },
  { name: 'settle disputes', everyMs: 5_000, run: () => settleDisputes(deps) },
  // The sandbox sends no event about a dispute; a gateway does, and this finds what it could not deliver.
  {
    name: 'find disputes',
    everyMs: deps.payments.gateway === 'sandbox' ? 2_000 : 600_000,
    run: () => findDisputes(deps),
  },
  { name: 'remind of disputes', everyMs: 60_000, run: () => remindOfDisputes(deps) },
  { name: 'pass on tips', everyMs: 2_000, run: () => passOnDue(deps) },
  { name: 'record in the books', everyMs: 5_000, run: () => recordDue(deps) },
  { name: 'issue invoices', everyMs: 5_000, run: () => issueDue(deps) },
  { name: 'compare with the gateway', everyMs: 60_000, run: () => reconcileDue(deps) },
  { name: 'close the books of a day', everyMs: 60_000, run: () => closeDays(deps) },
  { name: 'make payouts', everyMs: 10_000, run: () => makeRun(deps) },
  { name: 'tell of payouts', everyMs: 5_000, run: () => tellOfPayouts(deps) },
  { name: 'count jobs', everyMs: 60_000, oncePerPeriod: true, run: () => countDone(deps) },
  { name: 'reveal ratings', everyMs: 60_000, oncePerPeriod: true, run: () => revealDue(deps) },
  { name: 'count paid ratings', everyMs: 60_000, oncePerPeriod: true, run: () => countPaid(deps) },
  { name: 'refresh catalogue', everyMs: 10_000, run: () => deps.catalogue.refresh().then(() => 0) },
  { name: 'index services', everyMs: 10_000, run: () => deps.indexServices() },
  ...(deps.reEncrypt
    ? [{ name: 'seal anew', everyMs: 60_000, oncePerPeriod: true, run: deps.reEncrypt } as const]
    : []),
  { name: 'sweep', everyMs: 60_000, oncePerPeriod: true, run: () => sweep(deps) },
  { name: 'sweep nightly', everyMs: dayMs, oncePerPeriod: true, run: () => sweepNightly(deps) },
];
