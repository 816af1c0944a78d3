import { mailName } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import type { BookingRow } from '../booking/store.ts';
import { rupeesIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { ExtraRow } from './store.ts';

/** The work goes on meanwhile; after half a day the answer comes too late. */
const usefulMinutes = 12 * 60;

/** What the professional wrote stands in the table, never in the subject: under our name it would look like our word. */
export const proposedMail = (row: BookingRow, extra: ExtraRow, publicUrl: string): WrittenMail => {
  const language = row.user_language;
  const words = wordsIn[language].extra.mail;
  const service = serviceIn(language, row).toLowerCase();
  const rupees = (paise: number) => rupeesIn(language, toRupees(paise));
  return writeMail({
    to: { name: row.username, address: row.email, language },
    subject: words.subject(service),
    paragraphs: [
      words.proposes(mailName(row.name, wordsIn[language].mails.yourHandyman(service))),
      words.onlyWithYes,
    ],
    rows: [
      [words.rows.work, extra.words],
      [words.rows.amount, rupees(extra.amount_paise)],
      [words.rows.newTotal, rupees(row.total_paise + extra.amount_paise)],
      [words.rows.booking, String(row.number)],
    ],
    link: { label: words.answer, url: `${publicUrl}/user/bookings/${row.id}` },
    usefulMinutes,
  });
};
