import { dayInIndia } from './day.ts';
import { financialYear } from './financial-year.ts';

/** Numbers of one series are given out one after another; several series are given out side by side. */
export const receiptBooks = 8;

/** §9: the series of a receipt: the financial year it was issued in, and the letter of its book. */
export const receiptSeries = (issuedAt: Date, book: number): string =>
  `LH-${financialYear(dayInIndia(issuedAt))}${String.fromCharCode(65 + book)}`;

/** §9: as it is printed. At most sixteen characters up to 9,999,999 in a series, as the GST rules want it. */
export const receiptNumber = (receipt: {
  readonly series: string;
  readonly number: number;
}): string => `${receipt.series}-${String(receipt.number).padStart(6, '0')}`;
