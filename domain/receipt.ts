import { dayInIndia } from './day.ts';

/** §9: India's financial year, April to March, of a day like 2027-03-31: 2627. */
const financialYear = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
};

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
