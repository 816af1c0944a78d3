const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount as it is written in India. */
export const rupees = (amount: number): string => format.format(amount);

export const Rupees = ({ amount }: { amount: number }) => (
  <span className="tabular-nums">{rupees(amount)}</span>
);
