import type { Replied } from '#contract/call.ts';
import type { readBooking } from '#contract/console.ts';
import { words as feeWords } from '#words/booking-fee.ts';
import { words } from '#words/console.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { whenText } from '../../../ui/when.ts';

type Booking = Replied<typeof readBooking>;
type Payment = Booking['payments'][number];
type Refund = Booking['refunds'][number];

const tones: Readonly<Record<Payment['state'] | Refund['state'], Tone>> = {
  created: 'neutral',
  processing: 'warn',
  requires_action: 'warn',
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
};

type LineProps = {
  amount: number;
  tone: Tone;
  state: string;
  at: string;
  note?: string | null;
  aside?: string | undefined;
};

const Line = ({ amount, tone, state, at, note = null, aside }: LineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0">
    <span>
      <span className="block font-semibold">
        <Rupees amount={amount} />
      </span>
      <span className="text-ink-soft text-sm tabular-nums">
        {whenText(at)}
        {aside !== undefined && ` · ${aside}`}
        {note !== null && <code className="ml-2 text-xs">{note}</code>}
      </span>
    </span>
    <Badge tone={tone}>{state}</Badge>
  </li>
);

const Nothing = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

type Aside = Pick<Payment, 'paidWith' | 'forTip' | 'fees'>;

const asideOf = ({ paidWith, forTip, fees }: Aside): string | undefined => {
  if (forTip) return words.booking.tip.aside;
  if (fees !== undefined) return feeWords.withFees(rupees(fees));
  return words.booking.ways[paidWith];
};

export const Money = ({ payments }: { payments: readonly Payment[] }) =>
  payments.length === 0 ? (
    <Nothing>{words.booking.noPayments}</Nothing>
  ) : (
    <ul className="divide-line grid divide-y">
      {payments.map(({ payment_id, amount, fees, paidWith, forTip, state, at, code }) => (
        <Line
          key={payment_id}
          amount={amount}
          tone={tones[state]}
          state={words.paymentStates[state]}
          at={at}
          note={code}
          aside={asideOf({ paidWith, forTip, fees })}
        />
      ))}
    </ul>
  );

export const Refunds = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.length === 0 ? (
    <Nothing>{words.booking.noRefunds}</Nothing>
  ) : (
    <ul className="divide-line grid divide-y">
      {refunds.map(({ refund_id, amount, forTip, state, at }) => (
        <Line
          key={refund_id}
          amount={amount}
          tone={tones[state]}
          state={words.refundStates[state]}
          at={at}
          aside={forTip ? words.booking.tip.aside : undefined}
        />
      ))}
    </ul>
  );
