import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import type { Party } from '#domain/role.ts';
import type { BookingRow } from '../booking/store.ts';
import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

/** The longest that a proposal waits. */
const usefulMinutes = 12 * 60;

/** What a mail to one side needs: who they are, who the other is, and their page. */
const toSide = (row: BookingRow, side: Party, publicUrl: string) => {
  const language = side === 'user' ? row.user_language : row.handyman_language;
  const all = wordsIn[language];
  const service = serviceIn(language, row).toLowerCase();
  const to =
    side === 'user'
      ? { name: row.username, address: row.email, language }
      : { name: row.name, address: row.handyman_email, language };
  const other =
    side === 'user'
      ? mailName(row.name, all.mails.yourHandyman(service))
      : mailName(row.username, all.bookingMails.theCustomer);
  return {
    to,
    other,
    service,
    words: all.proposal.mail,
    url: `${publicUrl}/${side}/bookings/${row.id}`,
  };
};

const timeIn = (language: Language, at: Date | number | null): string =>
  at === null ? '' : wordsIn[language].bookingMails.dayAndTime(new Date(at));

const numberOf = (row: BookingRow, language: Language) =>
  [wordsIn[language].bookingMails.booking, String(row.number)] as const;

/** §27: the agreed time holds until the yes. */
export const proposedMail = (row: BookingRow, side: Party, publicUrl: string): WrittenMail => {
  const { to, other, service, words, url } = toSide(row, side, publicUrl);
  const { language } = to;
  return writeMail({
    to,
    subject: words.proposed.subject(service),
    paragraphs: [words.proposed.asks(other), words.proposed.holds],
    rows: [
      [words.rows.proposed, timeIn(language, row.proposal?.startsAt ?? null)],
      [words.rows.agreed, timeIn(language, row.startsAt)],
      [words.rows.answerBy, timeIn(language, row.proposal?.answerBy ?? null)],
      numberOf(row, language),
    ],
    link: { label: words.proposed.answer, url },
    usefulMinutes,
  });
};

/** §27: to both sides, so that each has the new time in writing. */
export const agreedMail = (
  row: BookingRow,
  side: Party,
  from: Date,
  publicUrl: string,
): WrittenMail => {
  const { to, other, service, words, url } = toSide(row, side, publicUrl);
  const { language } = to;
  return writeMail({
    to,
    subject: words.agreed.subject(service),
    paragraphs: [words.agreed.moved(other)],
    rows: [
      [words.rows.newTime, timeIn(language, row.startsAt)],
      [words.rows.before, timeIn(language, from)],
      numberOf(row, language),
    ],
    link: { label: words.see, url },
  });
};

const stays =
  (which: 'declined' | 'expired') =>
  (row: BookingRow, side: Party, proposed: Date, publicUrl: string): WrittenMail => {
    const { to, other, service, words, url } = toSide(row, side, publicUrl);
    const { language } = to;
    return writeMail({
      to,
      subject: words[which].subject(service),
      paragraphs: [words[which].text(other), words.stays],
      rows: [
        [words.rows.agreed, timeIn(language, row.startsAt)],
        [words.rows.proposed, timeIn(language, proposed)],
        numberOf(row, language),
      ],
      link: { label: words.see, url },
      usefulMinutes,
    });
  };

/** §27: to the author: the agreed time stays, because the other side said no, or said nothing. */
export const declinedMail = stays('declined');
export const expiredMail = stays('expired');
