type Props = { number: number };

/** What people say when they call about it. */
export const BookingNumber = ({ number }: Props) => (
  <p className="text-ink-soft">
    Booking number <span className="text-ink font-semibold tabular-nums">{number}</span>
  </p>
);
