import { locale } from '#words/language.ts';
import { lazily } from './lazily.ts';

const currency = { style: 'currency', currency: 'INR' } as const;
const whole = lazily(
  () => new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 }),
);
const withPaise = lazily(
  () => new Intl.NumberFormat(locale, { ...currency, minimumFractionDigits: 2 }),
);

/** Up to here digits are not grouped, in any of our languages. */
const ungrouped = 999;

/**
 * An amount as it is written in India; paise only where there are some. The prices of the first page are small, and the
 * first formatter of a visit takes a slow phone a seventh of a second: they are written without one.
 */
export const rupees = (amount: number): string => {
  if (!Number.isInteger(amount)) return withPaise().format(amount);
  return amount >= 0 && amount <= ungrouped ? `₹${amount}` : whole().format(amount);
};

export const Rupees = ({ amount }: { amount: number }) => (
  <span className="whitespace-nowrap tabular-nums">{rupees(amount)}</span>
);
