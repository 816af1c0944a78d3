import type { Language } from '#domain/language.ts';
import { words as httpEn } from './en/http.ts';
import { words as askingEn } from './en/asking.ts';
import { words as bookingEn } from './en/booking.ts';
import { words as catalogueEn } from './en/catalogue.ts';
import { words as faultsEn } from './en/faults.ts';
import { words as handymanEn } from './en/handyman.ts';
import { words as identityEn } from './en/identity.ts';
import { words as mediaEn } from './en/media.ts';
import { words as paymentEn } from './en/payment.ts';
import { words as bookingMailsEn } from './en/booking-mails.ts';
import { words as mailsEn } from './en/mails.ts';
import { words as paymentMailsEn } from './en/payment-mails.ts';
import { words as signupEn } from './en/signup.ts';
import { words as httpHi } from './hi/http.ts';
import { words as askingHi } from './hi/asking.ts';
import { words as bookingHi } from './hi/booking.ts';
import { words as catalogueHi } from './hi/catalogue.ts';
import { words as faultsHi } from './hi/faults.ts';
import { words as handymanHi } from './hi/handyman.ts';
import { words as identityHi } from './hi/identity.ts';
import { words as mediaHi } from './hi/media.ts';
import { words as paymentHi } from './hi/payment.ts';
import { words as bookingMailsHi } from './hi/booking-mails.ts';
import { words as mailsHi } from './hi/mails.ts';
import { words as paymentMailsHi } from './hi/payment-mails.ts';
import { words as signupHi } from './hi/signup.ts';

const en = {
  http: httpEn,
  asking: askingEn,
  booking: bookingEn,
  catalogue: catalogueEn,
  faults: faultsEn,
  handyman: handymanEn,
  identity: identityEn,
  media: mediaEn,
  payment: paymentEn,
  bookingMails: bookingMailsEn,
  mails: mailsEn,
  paymentMails: paymentMailsEn,
  signup: signupEn,
};

/** Everything the server says to people, by topic: `en/` is the pattern, `hi/` is typed by it. */
export type Words = typeof en;

const hi: Words = {
  http: httpHi,
  asking: askingHi,
  booking: bookingHi,
  catalogue: catalogueHi,
  faults: faultsHi,
  handyman: handymanHi,
  identity: identityHi,
  media: mediaHi,
  payment: paymentHi,
  bookingMails: bookingMailsHi,
  mails: mailsHi,
  paymentMails: paymentMailsHi,
  signup: signupHi,
};

export const wordsIn: Readonly<Record<Language, Words>> = { en, hi };

/** A sentence that is not in a language yet: whoever answers knows the reader's. */
export type Said = (words: Words) => string;
