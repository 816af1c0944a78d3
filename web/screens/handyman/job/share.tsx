import type { BookingView } from '#contract/booking.ts';
import { words as paymentWords } from '#words/payment.tsx';
import { rupees } from '../../../ui/rupees.tsx';

const words = paymentWords.bill;

/** What of the total is theirs. */
export const Share = ({ booking: { share, price } }: { booking: BookingView }) =>
  share !== undefined && (
    <p className="bg-good-soft rounded-control flex items-center justify-between gap-4 p-4">
      <span>
        <span className="block font-semibold">{words.youGet}</span>
        <span className="text-ink-soft text-sm">
          {words.commission(rupees(price.total - share))}
        </span>
      </span>
      <span className="text-good text-2xl font-extrabold tabular-nums">{rupees(share)}</span>
    </p>
  );
