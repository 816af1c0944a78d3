import { dayInIndia, timeZone } from '#domain/day.ts';
import type { Language } from '#domain/language.ts';
import { timeInHindi } from '#domain/hindi-time.ts';

const whole = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
const withPaise = { style: 'currency', currency: 'INR', minimumFractionDigits: 2 } as const;

const amounts = {
  en: [new Intl.NumberFormat('en-IN', whole), new Intl.NumberFormat('en-IN', withPaise)],
  hi: [new Intl.NumberFormat('hi-IN', whole), new Intl.NumberFormat('hi-IN', withPaise)],
} as const;

/** An amount as it is written in India; paise only where there are some. */
export const rupeesIn = (language: Language, amount: number): string =>
  amounts[language][Number.isInteger(amount) ? 0 : 1].format(amount);

const hindiDay = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone });

/** §9: the day in India of an instant: 2026-03-31 in English, 31 मार्च 2026 in Hindi. */
export const dayIn = (language: Language, instant: Date): string =>
  language === 'hi' ? hindiDay.format(instant) : dayInIndia(instant);

const englishMoment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});

/** §9: a time of day in India: 4 March 2026 at 6:05 pm, 4 मार्च 2026 को शाम 6:05 बजे. */
export const momentIn = (language: Language, instant: Date): string =>
  language === 'hi'
    ? `${hindiDay.format(instant)} को ${timeInHindi(instant)}`
    : englishMoment.format(instant);

/** What the catalogue calls a service; a name without a translation stays as it is. */
export const serviceIn = (
  language: Language,
  row: { readonly service_name: string; readonly service_name_hi: string },
): string =>
  language === 'hi' && row.service_name_hi !== '' ? row.service_name_hi : row.service_name;

const paperDays = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone }),
  hi: hindiDay,
} as const;

/** §30: as on papers: 31 Mar 2026, 31 मार्च 2026. */
export const dayOnPaper = (language: Language, instant: Date): string =>
  paperDays[language].format(instant);

/** §30: ₹1,250.00, as on papers: always with paise. */
export const rupeesOnPaper = (language: Language, paise: number): string =>
  `${paise < 0 ? '−' : ''}${amounts[language][1].format(Math.abs(paise) / 100)}`;
