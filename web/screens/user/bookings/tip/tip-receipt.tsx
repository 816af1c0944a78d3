import { Printer } from 'lucide-react';
import type { BookingView } from '#contract/booking.ts';
import type { TipView } from '#contract/tip.ts';
import { words as booked } from '#words/booking.tsx';
import { words as said } from '#words/tip.ts';
import { BookingNumber } from '../../../../features/booking/booking-number.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Logo } from '../../../../ui/logo.tsx';
import { Rupees } from '../../../../ui/rupees.tsx';
import { dayText } from '../../../../ui/when.ts';
import { firstName } from '#domain/first-name.ts';

const words = said.receipt;

const tones = {
  processing: 'warn',
  given: 'good',
  refunding: 'warn',
  refunded: 'neutral',
} as const;

type Props = { booking: BookingView; tip: NonNullable<TipView['tip']> };

/** §35: a small page for the printer. */
export const TipReceipt = ({ booking, tip }: Props) => {
  const { customer, handyman } = booking;
  return (
    <div className="page max-w-2xl py-6 sm:py-10 print:max-w-none print:p-0">
      <div className="no-print mb-5 flex items-center justify-between">
        <BackLink to={`/user/bookings/${booking.notification_id}`} label={booked.back} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {words.print}
        </Button>
      </div>
      <Card className="grid gap-8 p-6 sm:p-10 print:rounded-none print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <Logo />
          <div className="grid gap-1 sm:text-right print:text-right">
            <h1 tabIndex={-1} className="text-2xl font-bold">
              {words.title}
            </h1>
            <p className="text-ink-soft tabular-nums">{tip.receipt}</p>
            <p className="text-ink-soft">{dayText(tip.at)}</p>
            <BookingNumber number={booking.number} />
          </div>
        </div>
        <dl className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <Party title={words.from} name={customer.username} />
          <Party title={words.to} name={handyman.name} />
        </dl>
        <dl className="border-line flex flex-wrap items-center justify-between gap-4 border-y border-dashed py-4 text-lg font-bold">
          <dt>{words.tip(firstName(handyman.name))}</dt>
          <dd className="flex items-center gap-3">
            <Badge tone={tones[tip.state]}>{words.states[tip.state]}</Badge>
            <Rupees amount={tip.amount} />
          </dd>
        </dl>
        <p className="text-ink-soft text-sm">
          {words.by[tip.paidWith === 'upi' ? 'upi' : 'card']} {words.whole}
        </p>
      </Card>
    </div>
  );
};

const Party = ({ title, name }: { title: string; name: string }) => (
  <div>
    <dt className="text-ink-soft text-sm font-semibold tracking-normal">{title}</dt>
    <dd className="text-lg font-semibold">{name}</dd>
  </div>
);
