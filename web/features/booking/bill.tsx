import { CircleAlert, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPayable } from '#domain/booking.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/visit.tsx';
import { PaymentBadge } from './booking-badge.tsx';
import { BookingNumber } from './booking-number.tsx';
import { callLink } from './phone-line.tsx';
import { PaidAndDue } from '../payment/paid-and-due.tsx';
import { PriceLines } from '../payment/price-lines.tsx';
import { PaidAfterRefunds } from '../payment/paid-after-refunds.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { standingBar } from '../../ui/bar.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { Booking } from './timeline.tsx';

const CashOfVisit = lazyComponent(async () => (await import('./lazy-parts.ts')).CashOfVisit);

type Props = { booking: Booking };

/** §37: what is paid in cash is paid to the professional. */
const isDue = ({ state, paymentState, cash }: Booking) =>
  isPayable(state) && paymentState === 'unpaid' && cash !== 'chosen';

const PayLink = ({ booking: { due, owed = 0, notification_id } }: Props) => {
  const toPay = due + owed;
  const query = new URLSearchParams({ total: String(toPay), booking_id: notification_id });
  return (
    <Link
      to={`/user/payment?${query.toString()}`}
      className={`${buttonClass({ size: 'large', wide: true })} min-w-0 px-[min(1.75rem,4vw)]!`}
    >
      {booked.pay(rupees(toPay))}
    </Link>
  );
};

/** What it costs, and whether it is paid. On a phone paying is in the bar below. */
export const Bill = ({ booking, children }: Props & { children?: ReactNode }) => (
  <Card className="grid gap-4 p-5 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg font-bold">{words.bill.title}</h2>
      <PaymentBadge booking={booking} />
    </div>
    <PriceLines price={booking.price} extras={booking.extras} />
    <PaidAndDue
      paid={booking.paid}
      fromCredit={booking.fromCredit}
      code={booking.code}
      due={booking.due}
      owed={booking.owed}
    />
    <PaidAfterRefunds
      total={booking.paid - (booking.code?.amount ?? 0)}
      refunded={booking.refunded}
    />
    {children}
    {booking.cash !== undefined && <CashOfVisit booking={booking} />}
    {isDue(booking) && (
      <>
        {booking.paymentProblem !== undefined && (
          <p className="bg-bad-soft text-bad rounded-control flex gap-2.5 p-3.5 text-sm font-medium">
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            {booking.paymentProblem}
          </p>
        )}
        <div className="max-lg:hidden">
          <PayLink booking={booking} />
        </div>
        <p className="text-ink-soft text-sm">
          {booking.state === 'done' ? words.bill.byCard : words.bill.byCardNowOrLater}
        </p>
      </>
    )}
    <div className="border-line border-t pt-3 text-sm">
      <BookingNumber number={booking.number} />
    </div>
  </Card>
);

/** On a phone: calling and paying stay in reach, above the footer and under every message. */
export const PayBar = ({ booking }: Props) => {
  const { phone, name } = booking.handyman;
  if (!isDue(booking)) return null;
  return (
    <div ref={standingBar} className="no-print bottom-bar lg:hidden">
      {phone !== undefined && (
        <a
          href={callLink(phone)}
          aria-label={words.bill.call(name)}
          className={`${buttonClass({ variant: 'secondary', size: 'large' })} px-[min(1rem,4vw)]!`}
        >
          <Phone aria-hidden className="text-accent size-5" />
        </a>
      )}
      <PayLink booking={booking} />
    </div>
  );
};
