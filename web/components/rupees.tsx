const currency = { style: 'currency', currency: 'INR' } as const;
const whole = new Intl.NumberFormat('en-IN', { ...currency, maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { ...currency, minimumFractionDigits: 2 });

/** An amount as it is written in India; paise only where there are some. */
export const rupees = (amount: number): string =>
  (Number.isInteger(amount) ? whole : withPaise).format(amount);

export const Rupees = ({ amount }: { amount: number }) => (
  <span className="tabular-nums">{rupees(amount)}</span>
);
