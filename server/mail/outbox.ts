import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import {
  addRow,
  claimDue,
  listNewest,
  markFailed,
  markSent,
  markUnreadable,
  postpone,
  stillReminds,
} from './outbox-store.ts';
import type { DueRow, MailRow } from './outbox-store.ts';
import type { WrittenMail } from './template.ts';

/**
 * Queues a mail in the transaction of the change it reports: both happen, or neither. §23: a deleted account has no
 * address any more, so no mail is queued for it.
 */
export const addMail = async (deps: Deps, db: Db, mail: WrittenMail): Promise<void> => {
  if (!mail.to.address.includes('@')) return;
  await addRow(db, {
    toName: mail.to.name,
    toAddress: mail.to.address,
    subject: mail.subject,
    sealed: deps.keys.seal(Buffer.from(JSON.stringify(partsOf(mail)))),
    usefulMinutes: mail.usefulMinutes ?? null,
    forget: mail.forget ?? false,
  });
};

type Parts = Pick<Mail, 'text' | 'html' | 'invite'> & Pick<WrittenMail, 'remindsOf'>;

const partsOf = ({ text, html, invite, remindsOf }: WrittenMail): Parts => ({
  text,
  html,
  invite,
  ...(remindsOf !== undefined && { remindsOf }),
});

type OpenedMail = Mail & Parts;

/** Undefined for a mail that was sealed with another APP_SECRET. */
const openRow = (deps: Deps, row: MailRow): OpenedMail | undefined => {
  const opened = deps.keys.open(row.sealed);
  if (!opened) return undefined;
  const parts = JSON.parse(opened.toString()) as Parts;
  return {
    id: row.id,
    to: { name: row.to_name, address: row.to_address },
    subject: row.subject,
    ...parts,
  };
};

type DueMail = OpenedMail & Pick<DueRow, 'attempts' | 'written'>;

const mailsAtOnce = 10;

/** 5 s, 10 s, 20 s … up to a quarter of an hour. */
const backOffSeconds = (attempts: number): number => Math.min(900, 5 * 2 ** (attempts - 1));

/** About a day of trying. */
const mostAttempts = 100;

/** Sends what is due. Each mail is taken by one process at a time. Gives how many were due. */
export const sendMails = async (deps: Deps, port: MailPort): Promise<number> => {
  const rows = await claimDue(deps.db, mailsAtOnce);
  await Promise.all(
    rows.map(async (row) => {
      const mail = openRow(deps, row);
      if (mail)
        return sendOne(deps, port, { ...mail, attempts: row.attempts, written: row.written });
      deps.log.error({ mail: row.id }, 'a mail cannot be read');
      return markUnreadable(deps.db, row.id);
    }),
  );
  return rows.length;
};

const sendOne = async (deps: Deps, port: MailPort, mail: DueMail): Promise<void> => {
  const { id, attempts, remindsOf, written } = mail;
  if (remindsOf !== undefined && !(await stillReminds(deps.db, remindsOf, written))) {
    return markFailed(deps.db, id, 'over');
  }
  const outcome = await port.send(mail);
  if (outcome === 'taken') return markSent(deps.db, id, port.leaves);
  deps.log.warn({ mail: id, outcome, attempts }, 'mail not sent');
  if (outcome === 'refused') return markFailed(deps.db, id, 'refused');
  if (attempts >= mostAttempts) return markFailed(deps.db, id, outcome.tryAgain);
  return postpone(deps.db, id, backOffSeconds(attempts), outcome.tryAgain);
};

type Listed = Pick<Mail, 'to' | 'subject'> & {
  readonly at: Date;
  /** Missing when it was sealed with another APP_SECRET. */
  readonly text: string | undefined;
  readonly invite: Mail['invite'];
};

/** The newest mails, for the development mailbox at /dev/mail. */
export const listMails = async (deps: Deps): Promise<Listed[]> => {
  const rows = await listNewest(deps.db);
  return rows.map((row) => {
    const mail = openRow(deps, row);
    return {
      to: { name: row.to_name, address: row.to_address },
      subject: row.subject,
      at: row.created_at,
      text: mail?.text,
      invite: mail?.invite,
    };
  });
};
