import { mailName } from '#domain/name.ts';
import type { BookingRow } from '../booking/store.ts';
import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

/** After this the professional has come, or the customer has asked. */
const usefulMinutes = 3 * 60;

/** §27: to the customer: when they are expected instead, and what can be done. */
export const lateMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { startsAt, delay, user_language: language } = row;
  const all = wordsIn[language];
  const { booking, dayAndTime } = all.bookingMails;
  const { rows, late } = all.delay.mail;
  const service = serviceIn(language, row).toLowerCase();
  const timed = (label: string, at: Date | number | undefined) =>
    at === undefined ? [] : [[label, dayAndTime(new Date(at))] as const];
  return writeMail({
    to: { name: row.username, address: row.email, language },
    subject: late.subject(service),
    paragraphs: [late.text(mailName(row.name, all.mails.yourHandyman(service))), late.choices],
    rows: [
      ...timed(rows.expected, delay?.expectedAt),
      ...timed(rows.agreed, startsAt ?? undefined),
      [booking, String(row.number)],
    ],
    link: { label: late.choose, url: `${publicUrl}/user/bookings/${row.id}` },
    usefulMinutes,
  });
};
