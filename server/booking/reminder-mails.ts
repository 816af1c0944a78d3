import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import { addressOf, bookingLink, forCustomer, numberOf } from './mails.ts';
import type { BookingRow } from './store.ts';

/** §27: the hour after which a reminder says nothing new. */
const reminderMinutes = { day: 20 * 60, hours: 90 } as const;

/** §27: to the customer of a visit that begins soon. */
export const reminderMail = (
  row: BookingRow,
  kind: keyof typeof reminderMinutes,
  publicUrl: string,
): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, toCustomer, code, cannot } = wordsIn[to.language].bookingMails.reminder;
  const mail = writeMail({
    to,
    subject: subject[kind](service),
    paragraphs: [toCustomer(handyman, whenOf(row, to.language)), code, cannot],
    rows: [...numberOf(row, to.language), ...addressOf(row, to.language)],
    link: bookingLink(row, publicUrl),
    usefulMinutes: reminderMinutes[kind],
  });
  return { ...mail, remindsOf: row.id };
};

const whenOf = ({ startsAt }: BookingRow, language: Language): string =>
  startsAt === null ? '' : wordsIn[language].bookingMails.dayAndTime(startsAt);

/** §27: to the professional; the address stands on the job's page only. */
export const jobReminderMail = (
  row: BookingRow,
  kind: keyof typeof reminderMinutes,
  publicUrl: string,
): WrittenMail => {
  const language = row.handyman_language;
  const words = wordsIn[language].bookingMails;
  const { subject, comes, setOut } = words.reminder.toHandyman;
  const mail = writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject: subject[kind](serviceIn(language, row).toLowerCase()),
    paragraphs: [comes(mailName(row.username, words.theCustomer), whenOf(row, language)), setOut],
    rows: numberOf(row, language),
    link: { label: words.openDashboard, url: `${publicUrl}/handyman/dashboard` },
    usefulMinutes: reminderMinutes[kind],
  });
  return { ...mail, remindsOf: row.id };
};
