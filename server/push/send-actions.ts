import type { PushNews } from '#domain/push.ts';
import { comesThrough, pushLimits, pushNews } from '#domain/push.ts';
import { hourInIndia } from '#domain/day.ts';
import type { Deps } from '../deps.ts';
import { addMail } from '../mail/outbox.ts';
import { stillReminds } from '../mail/outbox-store.ts';
import type { PushOutcome, PushTarget } from '../ports/push.ts';
import { requestMail } from './mails.ts';
import {
  claimDue,
  finish,
  listTargets,
  postpone,
  spareMails,
  takeDueMails,
} from './message-store.ts';
import type { DueRow, TargetRow } from './message-store.ts';
import { messageOf } from './payload-presenter.ts';
import { dropDevices } from './store.ts';
import { quietOf } from './presenter.ts';

const messagesAtOnce = 20;
const mostAttempts = 5;

/** 5 s, 10 s, 20 s … unless the service has asked for more. */
const backOffSeconds = (attempts: number): number => 5 * 2 ** (attempts - 1);

const kindOf = (news: PushNews) => pushNews[news].kind;

/** The reason not to send it any more. */
const whyNot = async (deps: Deps, row: DueRow): Promise<string | undefined> => {
  if (row.news === 'request' && !row.open) return 'over';
  const { news, booking_id: id, written } = row;
  if (news === 'reminder' && !(await stillReminds(deps.db, id, written))) return 'over';
  const choices = { off: row.off ?? [], quiet: quietOf(row) };
  const wanted = comesThrough(kindOf(row.news), choices, hourInIndia(row.now));
  return wanted ? undefined : 'not wanted';
};

type Sent = { readonly target: TargetRow; readonly outcome: PushOutcome };

const sendTo = async (
  deps: Deps,
  row: DueRow,
  target: TargetRow,
  content: Buffer,
): Promise<Sent> => {
  const opened = deps.keys.open(target.sealed);
  if (!opened) {
    deps.log.error({ device: target.id }, 'a device cannot be read');
    return { target, outcome: 'refused' };
  }
  const outcome = await deps.push.send(JSON.parse(opened.toString()) as PushTarget, {
    content,
    ttlSeconds: row.ttl,
    topic: row.booking_id.replaceAll('-', ''),
  });
  if (outcome !== 'taken') {
    deps.log.warn({ push: row.id, device: target.id, outcome }, 'push not taken');
  }
  return { target, outcome };
};

const sendOne = async (deps: Deps, row: DueRow): Promise<void> => {
  const not = await whyNot(deps, row);
  if (not !== undefined) return finish(deps.db, row, { state: 'failed', error: not });
  const content = Buffer.from(JSON.stringify(messageOf(row)));
  if (content.length > pushLimits.payloadBytes) {
    return finish(deps.db, row, { state: 'failed', error: 'too long' });
  }
  const targets = await listTargets(deps.db, row);
  const sent = await Promise.all(targets.map((target) => sendTo(deps, row, target, content)));
  const gone = sent.filter(({ outcome }) => outcome === 'gone').map(({ target }) => target);
  if (gone.length > 0) await dropDevices(deps.db, gone);
  return conclude(deps, row, sent);
};

/** Taken by one device counts as taken; the other devices are tried again, a few times. */
const conclude = async (deps: Deps, row: DueRow, sent: readonly Sent[]): Promise<void> => {
  const taken = sent.some(({ outcome }) => outcome === 'taken');
  const again = sent.flatMap(({ outcome }) => (typeof outcome === 'object' ? [outcome] : []));
  const [first] = again;
  if (!first || row.attempts >= mostAttempts) {
    const error = first?.tryAgain ?? (sent.length === 0 ? 'no device' : 'refused');
    // Devices that took an earlier try, or have refused it for good.
    return finish(
      deps.db,
      row,
      taken ? { state: 'sent', error: null } : { state: 'failed', error },
    );
  }
  return postpone(deps.db, row, {
    seconds: Math.max(backOffSeconds(row.attempts), ...again.map((one) => one.afterSeconds)),
    error: first.tryAgain,
    settled: sent
      .filter(({ outcome }) => typeof outcome === 'string')
      .map(({ target }) => target.id),
    taken,
  });
};

/** Sends what is due. Each is taken by one process at a time. Gives how many were due. */
export const sendPushes = async (deps: Deps): Promise<number> => {
  if (deps.push.publicKey === null) return 0;
  const due = await claimDue(deps.db, messagesAtOnce);
  await Promise.all(due.map((row) => sendOne(deps, row)));
  return due.length;
};

const own = 'handyman:';
const mailsAtOnce = 50;

/**
 * §24: a mail about a request that no device has taken for a minute and the handyman has not answered. Every process
 * spares those whose pages it serves, long before their mail is due. Gives how many were due.
 */
export const mailRequests = async (deps: Deps): Promise<number> => {
  const watching = deps.events.topics().filter((topic) => topic.startsWith(own));
  if (watching.length > 0) {
    await spareMails(
      deps.db,
      watching.map((topic) => topic.slice(own.length)),
    );
  }
  return deps.db.transaction(async (db) => {
    const due = await takeDueMails(db, mailsAtOnce);
    for (const row of due.filter(({ open }) => open)) {
      await addMail(deps, db, requestMail(row, deps.publicUrl));
    }
    return due.length;
  });
};
