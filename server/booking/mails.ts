import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import { isBookable } from '#domain/slots.ts';
import { rupeesIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { BookingRow } from './store.ts';

/** What stands in nearly every mail to the customer. */
export const forCustomer = (row: BookingRow) => {
  const language = row.user_language;
  // Subjects never hold what a person wrote: under our name it would look like our own word.
  const service = serviceIn(language, row).toLowerCase();
  return {
    to: { name: row.username, address: row.email, language },
    words: wordsIn[language].bookingMails,
    service,
    handyman: mailName(row.name, wordsIn[language].mails.yourHandyman(service)),
  };
};

export const bookingLink = (row: BookingRow, publicUrl: string) => ({
  label: wordsIn[row.user_language].bookingMails.seeBooking,
  url: `${publicUrl}/user/bookings/${row.id}`,
});

/** What people say on the phone when they ask about it. */
export const numberOf = (row: BookingRow, language: Language) =>
  [[wordsIn[language].bookingMails.booking, String(row.number)]] as const;

/** §27: when a later visit begins. */
export const timeOf = ({ startsAt }: BookingRow, language: Language) =>
  startsAt === null
    ? []
    : [
        [
          wordsIn[language].bookingMails.when,
          wordsIn[language].bookingMails.dayAndTime(startsAt),
        ] as const,
      ];

/** §17: the customer's own words, so that a wrong door is seen while there is time. */
export const addressOf = ({ address }: BookingRow, language: Language) =>
  address === null ? [] : [[wordsIn[language].bookingMails.address, address] as const];

/** The list that the request was sent from: who is next nearest stands there, or who else can come at that time (§27). */
const nearestLink = (row: BookingRow, publicUrl: string) => {
  const { startsAt, read_at } = row;
  const again = startsAt !== null && isBookable(startsAt.getTime(), read_at.getTime());
  const query = new URLSearchParams({
    service: row.service_name,
    lat: String(row.lat),
    long: String(row.long),
    cost: String(row.cost),
    ...(again && { at: startsAt.toISOString() }),
  });
  return {
    label: wordsIn[row.user_language].bookingMails.seeWhoIsNear,
    url: `${publicUrl}/services/serviceProvider?${query.toString()}`,
  };
};

/** §18: a request of a dispatch mails no result of its own: the customer gets one mail at the end. */
export const askedByHand = (row: BookingRow): boolean => row.dispatch_id === null;

/** After half a day the answer comes too late. */
const usefulMinutes = 12 * 60;

export const acceptedMail = (row: BookingRow, code: string, publicUrl: string): WrittenMail => {
  const { to, words, service, handyman } = forCustomer(row);
  const { subject, agreed, code: said, atTheDoor } = words.accepted;
  return writeMail({
    to,
    subject: row.startsAt === null ? subject(service) : agreed(service),
    code,
    paragraphs: [said(handyman, service), atTheDoor],
    rows: [
      ...numberOf(row, to.language),
      ...timeOf(row, to.language),
      ...addressOf(row, to.language),
      ...creditOf(row, to.language),
    ],
    link: bookingLink(row, publicUrl),
  });
};

/** §32: what credit has paid of the bill by the yes; nothing else can have been paid by then. */
const creditOf = (row: BookingRow, language: Language): (readonly [string, string])[] => {
  const { creditUsed, stillDue } = wordsIn[language].bookingMails.accepted;
  const { paid_paise: paid, total_paise: total } = row;
  if (paid === 0) return [];
  return [
    [creditUsed, rupeesIn(language, toRupees(paid))],
    [stillDue, rupeesIn(language, toRupees(total - paid))],
  ];
};

export const newCodeMail = (row: BookingRow, code: string, publicUrl: string): WrittenMail => {
  const { to, words, handyman } = forCustomer(row);
  return writeMail({
    to,
    subject: words.newCode.subject,
    code,
    paragraphs: [words.newCode.code(handyman), words.newCode.oldOne],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
  });
};

/** After this the handyman has arrived, or the estimate is out of date. */
const travelMinutes = 60;

/** §16: where they are stands on the booking's page only: a mail stays where it was sent. */
export const onTheWayMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, coming, code } = wordsIn[to.language].trackingMails.onTheWay;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [coming(handyman), code],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
    usefulMinutes: travelMinutes,
  });
};

export const arrivedMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, here } = wordsIn[to.language].trackingMails.arrived;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [here(handyman)],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
    usefulMinutes: travelMinutes,
  });
};

/** §16: they say that they are here, and their phone's place differs or is unknown. */
export const saidHereMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, far, unknown, keepCode } = wordsIn[to.language].trackingMails.saidHere;
  const km = row.here_said_km;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [km === null ? unknown(handyman) : far(handyman, km), keepCode],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
    usefulMinutes: travelMinutes,
  });
};

/** The customer's name and no more, as in the mail of their own cancellation. */
export const nobodyCameMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const language = row.handyman_language;
  const words = wordsIn[language].bookingMails;
  const { subject, closed, stay } = wordsIn[language].trackingMails.nobodyCame;
  return writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject,
    paragraphs: [closed(mailName(row.username, words.theCustomer)), stay],
    rows: numberOf(row, language),
    link: { label: words.openDashboard, url: `${publicUrl}/handyman/dashboard` },
  });
};

export const declinedMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, words, service, handyman } = forCustomer(row);
  const { subject, tookAnother, cannotCome } = words.declined;
  const why = row.end_reason === 'took_another_job' ? tookAnother : cannotCome;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [why(handyman), words.askNext],
    rows: numberOf(row, to.language),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });
};

export const expiredMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, words, service, handyman } = forCustomer(row);
  return writeMail({
    to,
    subject: words.expired.subject(service),
    paragraphs: [words.expired.ended(handyman), words.askNext],
    rows: numberOf(row, to.language),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });
};

const creditGiven = (credit: number, language: Language): string[] =>
  credit === 0 ? [] : [wordsIn[language].feeMails.sorry.cancelled(rupeesIn(language, credit))];

/** What was paid is refunded by its own job, which sends a mail of its own. */
export const cancelledByHandyman = (
  row: BookingRow,
  /** §36: what the customer was given, in rupees. */
  credit: number,
  publicUrl: string,
): WrittenMail => {
  const { to, words, service, handyman } = forCustomer(row);
  const { subject, sorry, refunded } = words.cancelledByHandyman;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [sorry(handyman), ...creditGiven(credit, to.language), refunded],
    rows: numberOf(row, to.language),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });
};

/** §27: to the customer who has cancelled a visit for later. */
export const cancelledByYou = (row: BookingRow, at: Date, publicUrl: string): WrittenMail => {
  const { to, words, handyman } = forCustomer(row);
  const { subject, off, refunded } = words.cancelledByYou;
  return writeMail({
    to,
    subject,
    paragraphs: [off(handyman, words.dayAndTime(at)), refunded],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
    usefulMinutes,
  });
};

/** The customer's name and no more: after the job the handyman may not contact them. */
export const cancelledByCustomer = (
  row: BookingRow,
  /** §36: what they read about its fee. */
  fee: readonly string[],
  publicUrl: string,
): WrittenMail => {
  const language = row.handyman_language;
  const words = wordsIn[language].bookingMails;
  const { subject, stay, free } = words.cancelledByCustomer;
  return writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject,
    paragraphs: [stay(mailName(row.username, words.theCustomer)), ...fee, free],
    rows: numberOf(row, language),
    link: { label: words.openDashboard, url: `${publicUrl}/handyman/dashboard` },
    usefulMinutes,
  });
};

export const closedByTime = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, words, handyman } = forCustomer(row);
  const { subject, closed, writeToUs } = words.closedByTime;
  return writeMail({
    to,
    subject,
    paragraphs: [closed(handyman), writeToUs],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
  });
};

/** §14: why LocalHands ended it: an operator's words, which both sides read alike. */
const whyEnded = ({ end_words: why }: BookingRow, language: Language) =>
  why === null ? [] : [[wordsIn[language].bookingMails.endedByUs.why, why] as const];

/** §14: an operator has ended it. What was paid for work that was not done comes back, and has a mail of its own. */
export const endedForCustomer = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, words, service, handyman } = forCustomer(row);
  const { subject, done, cancelled, money, writeToUs } = words.endedByUs;
  const over = row.state === 'done';
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: over ? [done(handyman), writeToUs] : [cancelled(handyman), money, writeToUs],
    rows: [...numberOf(row, to.language), ...whyEnded(row, to.language)],
    link: bookingLink(row, publicUrl),
  });
};

export const endedForHandyman = (row: BookingRow, publicUrl: string): WrittenMail => {
  const language = row.handyman_language;
  const words = wordsIn[language].bookingMails;
  const { subjectForHandyman, done, cancelled, leave, writeToUs } = words.endedByUs;
  const customer = mailName(row.username, words.theCustomer);
  const over = row.state === 'done';
  return writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject: subjectForHandyman,
    paragraphs: over ? [done(customer), writeToUs] : [cancelled(customer), leave, writeToUs],
    rows: [...numberOf(row, language), ...whyEnded(row, language)],
    link: {
      label: words.seeBooking,
      url: `${publicUrl}/handyman/bookings/${row.id}`,
    },
  });
};
