import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import type { Outcome } from '#domain/ticket.ts';
import { momentIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { TicketRow } from './store.ts';

const forAuthor = (row: TicketRow, publicUrl: string) => {
  const language = row.author_language;
  const words = wordsIn[language].ticketMails;
  return {
    words,
    to: { name: row.author_name, address: row.author_email, language },
    rows: [
      [words.ticket, String(row.number)] as const,
      ...(row.booking_number === null
        ? []
        : [[words.booking, String(row.booking_number)] as const]),
    ],
    link: { label: words.see, url: `${publicUrl}/${row.role}/help/tickets/${row.id}` },
  };
};

/** Sent at once: the number, and what happens next. */
export const openedMail = (row: TicketRow, publicUrl: string): WrittenMail => {
  const { words, to, rows, link } = forAuthor(row, publicUrl);
  const until = momentIn(to.language, row.answer_by);
  return writeMail({
    to,
    subject: words.opened.subject(row.number),
    paragraphs: [words.opened.received, words.opened.next(until)],
    rows,
    link,
  });
};

/** Without the words, which only the author may read after a login. */
export const answeredMail = (row: TicketRow, publicUrl: string): WrittenMail => {
  const { words, to, rows, link } = forAuthor(row, publicUrl);
  return writeMail({
    to,
    subject: words.answered.subject(row.number),
    paragraphs: [words.answered.text],
    rows,
    link,
  });
};

export const closedMail = (row: TicketRow, outcome: Outcome, publicUrl: string): WrittenMail => {
  const { words, to, rows, link } = forAuthor(row, publicUrl);
  return writeMail({
    to,
    subject: words.closed.subject(row.number),
    paragraphs: [words.closed.outcomes[outcome], words.closed.again],
    rows,
    link,
  });
};

type Operator = { readonly name: string; readonly email: string; readonly language: Language };

/** After an hour the mail of an alarm comes too late. */
const alarmMinutes = 60;

export const alarmMail = (row: TicketRow, operator: Operator, publicUrl: string): WrittenMail => {
  const words = wordsIn[operator.language].ticketMails;
  const who = mailName(row.author_name, words.alarm.somebody);
  return writeMail({
    to: { name: operator.name, address: operator.email, language: operator.language },
    subject: words.alarm.subject(row.number),
    paragraphs: [words.alarm.text(who, row.author_phone)],
    rows: [
      [words.ticket, String(row.number)],
      [words.booking, String(row.booking_number ?? '')],
    ],
    link: { label: words.alarm.see, url: `${publicUrl}/operator/tickets/${row.id}` },
    usefulMinutes: alarmMinutes,
  });
};
