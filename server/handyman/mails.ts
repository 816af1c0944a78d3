import { presence } from '#domain/presence.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { QuietRow } from './presence-store.ts';

const write = (
  kind: 'stillThere' | 'setOffline',
  { name, email, language }: QuietRow,
  publicUrl: string,
  usefulMinutes: number,
): WrittenMail => {
  const words = wordsIn[language].presence;
  const { subject, text, next } = words[kind];
  return writeMail({
    to: { name, address: email, language },
    subject,
    paragraphs: [text, next],
    link: { label: words.yourDashboard, url: `${publicUrl}/handyman/dashboard` },
    usefulMinutes,
  });
};

/** §25: to open the dashboard is the answer. Worth nothing once the answer is taken as a no. */
export const stillThereMail = (row: QuietRow, publicUrl: string): WrittenMail =>
  write('stillThere', row, publicUrl, presence.offlineAfterMinutes);

/** Nobody needs to hear it the next day: the dashboard says it too. */
const usefulMinutes = 12 * 60;

export const setOfflineMail = (row: QuietRow, publicUrl: string): WrittenMail =>
  write('setOffline', row, publicUrl, usefulMinutes);
