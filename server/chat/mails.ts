import type { Party } from '#domain/role.ts';
import type { BookingRow } from '../booking/store.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

const readerOf = (row: BookingRow, role: Party) =>
  role === 'user'
    ? { name: row.username, address: row.email, language: row.user_language }
    : { name: row.name, address: row.handyman_email, language: row.handyman_language };

/** After half a day the news of a message is of no use any more. */
const usefulMinutes = 12 * 60;

/** §19: that there is one, not what it says: a mailbox is read by more people than a page behind a login. */
export const unreadMail = (row: BookingRow, role: Party, publicUrl: string): WrittenMail => {
  const to = readerOf(row, role);
  const words = wordsIn[to.language].chat.mail;
  return writeMail({
    to,
    subject: words.subject(row.number),
    paragraphs: [words.text],
    rows: [[words.booking, String(row.number)]],
    link: { label: words.see, url: `${publicUrl}/${role}/bookings/${row.id}` },
    usefulMinutes,
  });
};
