import { locale } from '#words/language.ts';

const currency = { style: 'currency', currency: 'INR' } as const;
const whole = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat(locale, { ...currency, minimumFractionDigits: 2 });

/** An amount as it is written in India; paise only where there are some. */
export const rupees = (amount: number): string =>
  (Number.isInteger(amount) ? whole : withPaise).format(amount);

export const Rupees = ({ amount }: { amount: number }) => (
  <span className="whitespace-nowrap tabular-nums">{rupees(amount)}</span>
);
