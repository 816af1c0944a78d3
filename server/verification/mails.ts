import type { Decision } from '#domain/verification.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { ApplicationRow } from './store.ts';

/** §12: every decision is told, with what the operator wrote, and where to answer. */
export const decisionMail = (
  { name, email, language }: ApplicationRow,
  decision: Decision,
  reason: string | null,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[language].verification.mails;
  const { subject, text, next } = words[decision];
  const mends = decision === 'refuse' || decision === 'suspend';
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
