import { closeForgotten, countDone, expire } from './booking/end-actions.ts';
import { dropOldCodes } from './identity/one-time-codes.ts';
import type { Deps, MailPort } from './deps.ts';
import { dropOverLimits } from './identity/rate-limits.ts';
import {
  claimDueMails,
  dropOldMails,
  dropUseless,
  markFailed,
  markSent,
  postpone,
} from './mail/outbox.ts';
import type { DueMail } from './mail/outbox.ts';
import { refundDue } from './payment/refunds.ts';
import { settleDue } from './payment/settle.ts';
import { dropOldEvents } from './payment/store.ts';
import { dropExpiredSessions } from './identity/session.ts';

const mailsAtOnce = 10;

/** 5 s, 10 s, 20 s … up to a quarter of an hour. */
const backOffSeconds = (attempts: number): number => Math.min(900, 5 * 2 ** (attempts - 1));

/** After a day or so of trying there is nobody there. */
const mostAttempts = 100;

/** Sends what is due. Each mail is taken by one process at a time. */
export const sendMails = async (deps: Deps, mail: MailPort): Promise<number> => {
  const { taken, mails } = await claimDueMails(deps, mailsAtOnce);
  await Promise.all(mails.map((letter) => sendOne(deps, mail, letter)));
  return taken;
};

const sendOne = async (deps: Deps, mail: MailPort, letter: DueMail): Promise<void> => {
  const { id, attempts } = letter;
  const outcome = await mail.send(letter);
  if (outcome === 'taken') return markSent(deps.db, id, mail.leaves);
  deps.log.warn({ mail: id, outcome, attempts }, 'mail not sent');
  if (outcome === 'refused') return markFailed(deps.db, id, 'refused');
  if (attempts >= mostAttempts) return markFailed(deps.db, id, outcome.tryAgain);
  return postpone(deps.db, id, backOffSeconds(attempts), outcome.tryAgain);
};

/** Few enough that nobody notices the locks; what is left waits for the next round, which follows at once. */
const rowsAtOnce = 1_000;

/** What has run out and is of no use to anybody; docs/operations.md says how long what is kept. */
export const sweep = async (deps: Deps): Promise<number> => {
  await dropExpiredSessions(deps.db);
  await dropOverLimits(deps.db);
  await dropOldCodes(deps.db);
  await dropUseless(deps.db);
  const dropped = [
    await dropOldMails(deps.db, rowsAtOnce),
    await dropOldEvents(deps.db, rowsAtOnce),
  ];
  return dropped.includes(rowsAtOnce) ? rowsAtOnce : 0;
};

type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<number> };

/** The jobs in their rhythm. Gives back how to stop them and wait for what is under way. */
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
  const loops = jobs.map(async ({ name, everyMs, run }) => {
    while (!stopping.signal.aborted) {
      const did = await run().catch((error: unknown) => {
        deps.log.error({ err: error, job: name }, 'job failed');
        return 0;
      });
      // As long as there is work there is no pause.
      if (did === 0 && !stopping.signal.aborted) await pause(everyMs);
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
  { name: 'expire requests', everyMs: 1_000, run: () => expire(deps) },
  { name: 'close forgotten jobs', everyMs: 60_000, run: () => closeForgotten(deps) },
  { name: 'settle payments', everyMs: 1_000, run: () => settleDue(deps) },
  { name: 'refund', everyMs: 1_000, run: () => refundDue(deps) },
  { name: 'count jobs', everyMs: 60_000, run: () => countDone(deps) },
  { name: 'sweep', everyMs: 60_000, run: () => sweep(deps) },
];
