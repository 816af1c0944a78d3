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

/** §25: opening the dashboard is the answer. Not sent any more once they have been set offline. */
export const stillThereMail = (row: QuietRow, publicUrl: string): WrittenMail =>
  write('stillThere', row, publicUrl, presence.offlineAfterMinutes);

/** After half a day the mail is of no use any more: the dashboard says it too. */
const usefulMinutes = 12 * 60;

export const setOfflineMail = (row: QuietRow, publicUrl: string): WrittenMail =>
  write('setOffline', row, publicUrl, usefulMinutes);
