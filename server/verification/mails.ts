import type { Decision } from '#domain/verification.ts';
import { mailName } from '#domain/name.ts';
import type { BookingRow } from '../booking/store.ts';
import { dayIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { ApplicationRow } from './store.ts';

/** §12: every decision is told, with what the operator wrote, and where to answer. */
export const decisionMail = (
  { name, email, language, verification, appeal_from: from }: ApplicationRow,
  decision: Decision,
  reason: string | null,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[language].verification.mails;
  const { subject, text } = words[decision];
  const day = from ? dayIn(language, from) : '';
  const next =
    decision === 'uphold'
      ? words.uphold.next[verification === 'refused' ? 'refused' : 'suspended'](day)
      : words[decision].next;
  const mends = verification === 'refused' || verification === 'suspended';
  return writeMail({
    to: { name, address: email, language },
    subject,
    paragraphs: [text, next],
    ...(reason === null ? {} : { rows: [[words.why, reason]] }),
    link: mends
      ? { label: words.yourProfile, url: `${publicUrl}/handyman/profile` }
      : { label: words.yourDashboard, url: `${publicUrl}/handyman/dashboard` },
  });
};

/** §12: to the customer of a professional who was suspended: that they cannot come, and not why. */
export const cannotComeMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const language = row.user_language;
  const { bookingMails: words, mails } = wordsIn[language];
  const service = serviceIn(language, row).toLowerCase();
  const { subject, cannotCome, money } = words.endedByUs;
  return writeMail({
    to: { name: row.username, address: row.email, language },
    subject: subject(service),
    paragraphs: [cannotCome(mailName(row.name, mails.yourHandyman(service))), money],
    rows: [[words.booking, String(row.number)]],
    link: { label: words.seeBooking, url: `${publicUrl}/user/bookings/${row.id}` },
  });
};
