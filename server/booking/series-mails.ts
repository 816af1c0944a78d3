import { toRupees } from '#domain/price.ts';
import { midnightOf } from '#domain/hours.ts';
import { mailName } from '#domain/name.ts';
import type { Party } from '#domain/role.ts';
import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { SeriesRow } from './series-store.ts';

/** What stands in every mail about a series. */
const about = (row: SeriesRow, to: Party, publicUrl: string) => {
  const language = to === 'user' ? row.user_language : row.handyman_language;
  const { seriesMails: words, mails, bookingMails } = wordsIn[language];
  const service = serviceIn(language, row).toLowerCase();
  const page = to === 'user' ? 'user/bookings' : 'handyman/dashboard';
  return {
    words,
    service,
    other:
      to === 'user'
        ? mailName(row.name, mails.yourHandyman(service))
        : mailName(row.username, bookingMails.theCustomer),
    rows: [[words.when, words.rhythm(row.rhythm, firstStart(row))]] as const,
    to:
      to === 'user'
        ? { name: row.username, address: row.email, language }
        : { name: row.name, address: row.handyman_email, language },
    link: { label: words.see, url: `${publicUrl}/${page}` },
    days: (days: readonly string[]) => days.map((day) => words.day(dayDate(day))).join(', '),
  };
};

/** Any instant of a day in India, of a calendar day or an instant of it. */
const dayDate = (day: string): Date =>
  day.length === 10 ? new Date(midnightOf(day)) : new Date(day);

const firstStart = ({ minute, first_day }: SeriesRow): Date =>
  new Date(midnightOf(first_day) + minute * 60_000);

type Agreed = {
  /** `coming`: those that were agreed by themselves. */
  readonly which: 'agreed' | 'coming';
  readonly made: readonly string[];
  readonly impossible: readonly string[];
};

/** §27: which visits are agreed and which are not: at the yes to all, when the series goes on, and then once a week. */
export const agreedMail = (
  row: SeriesRow,
  { which, made, impossible }: Agreed,
  publicUrl: string,
): WrittenMail => {
  const { words, service, other, days, ...mail } = about(row, 'user', publicUrl);
  const { subject, said } = words[which];
  const { agreed, code } = words.agreed;
  return writeMail({
    ...mail,
    subject: subject(service),
    paragraphs: [
      said(other),
      ...(made.length > 0 ? [agreed(days(made))] : []),
      ...(impossible.length > 0 ? [words.notOn(days(impossible))] : []),
      code,
    ],
  });
};

export const notPossibleMail = (
  row: SeriesRow,
  to: Party,
  impossible: readonly string[],
  publicUrl: string,
): WrittenMail => {
  const { words, service, other, days, ...mail } = about(row, to, publicUrl);
  return writeMail({
    ...mail,
    subject: words.notPossible.subject(service),
    paragraphs: [words.notOn(days(impossible)), words.notPossible[to](other)],
  });
};

export type Change = {
  readonly kind: 'skipped' | 'paused' | 'resumed' | 'stopped' | 'stopped_keeping';
  /** Those that are left out. */
  readonly days: readonly string[];
};

/** To the one who did not change it. */
export const changedMail = (
  row: SeriesRow,
  to: Party,
  { kind, days: left }: Change,
  publicUrl: string,
): WrittenMail => {
  const { words, service, other, days, ...mail } = about(row, to, publicUrl);
  const { subject, said } = words.changed[kind];
  return writeMail({
    ...mail,
    subject: subject(service),
    paragraphs: [said(other), ...(left.length > 0 ? [words.leftOut(days(left))] : [])],
  });
};

/** §27: to the customer who has left visits out: what was agreed has to leave their calendar. */
export const ownChangeMail = (
  row: SeriesRow,
  left: readonly string[],
  publicUrl: string,
): WrittenMail => {
  const { words, service, other, days, ...mail } = about(row, 'user', publicUrl);
  const { subject, said, refunded } = words.ownChange;
  return writeMail({
    ...mail,
    subject: subject(service),
    paragraphs: [said(other), words.leftOut(days(left)), refunded],
  });
};

/** §27: one of the two has left or cannot go on, or the service is not offered any more. */
export const overMail = (row: SeriesRow, to: Party, publicUrl: string): WrittenMail => {
  const { words, service, other, days: _days, ...mail } = about(row, to, publicUrl);
  return writeMail({
    ...mail,
    subject: words.over.subject(service),
    paragraphs: [words.over.said(other), words.over.stay],
  });
};

/** §27: told before it holds. */
export const priceMail = (row: SeriesRow, to: Party, publicUrl: string): WrittenMail => {
  const { words, service, days, ...mail } = about(row, to, publicUrl);
  const amount = ({ total_paise, handyman_share_paise }: SeriesRow['bill']): number =>
    toRupees(to === 'user' ? total_paise : handyman_share_paise);
  const from = row.next_from?.toISOString() ?? '';
  return writeMail({
    to: mail.to,
    rows: mail.rows,
    link: mail.link,
    subject: words.price.subject(service),
    paragraphs: [
      words.price[to](amount(row.bill), amount(row.next_bill ?? row.bill), days([from])),
      words.price.made,
    ],
  });
};
