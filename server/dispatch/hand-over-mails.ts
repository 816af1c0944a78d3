import { mailName } from '#domain/name.ts';
import type { BookingRow } from '../booking/store.ts';
import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

/** §27: to the professional, whose customer has not waited. */
export const handedOverMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const language = row.handyman_language;
  const all = wordsIn[language];
  const { subject, text, free } = all.delay.mail.handedOver;
  return writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject: subject(serviceIn(language, row).toLowerCase()),
    paragraphs: [text(mailName(row.username, all.bookingMails.theCustomer)), free],
    rows: [[all.bookingMails.booking, String(row.number)]],
    link: { label: all.bookingMails.openDashboard, url: `${publicUrl}/handyman/dashboard` },
  });
};

/** §27: to the customer, whose calendar has the visit. */
export const askingOthersMail = (
  row: BookingRow,
  dispatchId: string,
  publicUrl: string,
): WrittenMail => {
  const language = row.user_language;
  const all = wordsIn[language];
  const { subject, text, see } = all.delay.mail.askingOthers;
  const service = serviceIn(language, row).toLowerCase();
  return writeMail({
    to: { name: row.username, address: row.email, language },
    subject: subject(service),
    paragraphs: [text(mailName(row.name, all.mails.yourHandyman(service)))],
    rows: [[all.bookingMails.booking, String(row.number)]],
    link: { label: see, url: `${publicUrl}/user/dispatch/${dispatchId}` },
  });
};
