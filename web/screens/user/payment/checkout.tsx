import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import type { PaymentState, State } from '#domain/booking.ts';
import { isPayable } from '#domain/booking.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/payment.tsx';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { Answer, BankQuestion } from '../../../features/payment/bank.tsx';
import { CodeOfBill } from '../../../features/discount/code-of-bill.tsx';
import { CardEntry } from '../../../features/payment/card-entry.tsx';
import { PaidAndDue } from '../../../features/payment/paid-and-due.tsx';
import { PriceLines } from '../../../features/payment/price-lines.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { delays } from '../../../device/delays.ts';
import { Ways } from '../../../features/payment/ways.tsx';
import type { Way } from '../../../features/payment/ways.tsx';
import { usePayment } from './use-payment.ts';
import { UpiForm } from '../../../features/payment/upi.tsx';

const PayInCash = lazyComponent(
  async () => (await import('../../../features/cash/pay-in-cash.tsx')).PayInCash,
  { coming: <Skeleton className="h-40" /> },
);

type Props = { booking: BookingView; stripeKey: string | null };

/** The amount is the server's; what the card's bank says is shown, and can be tried again. */
export const Checkout = ({ booking, stripeKey }: Props) => {
  const serviceNamed = useServiceNamed();
  const payment = usePayment(booking, stripeKey);
  const { paid, outcome, refusal } = payment;
  const [way, setWay] = useState<Way>(booking.cash === 'chosen' ? 'cash' : 'card');
  const navigate = useNavigate();

  useEffect(() => {
    if (!paid) return undefined;
    window.scrollTo({ top: 0 });
    const timer = setTimeout(() => void navigate('/'), delays.redirect);
    return () => clearTimeout(timer);
  }, [paid, navigate]);

  const standing = isPayable(booking.state) ? booking.paymentState : 'refunded';
  // An attempt that is under way, or was refused, keeps its form: the bank may pass through `processing`.
  const trying = payment.busy || refusal !== undefined;
  const isElsewhere = standing !== 'unpaid' && !(trying && standing === 'processing');
  // The form was longer: what takes its place begins at the top.
  useEffect(() => {
    if (isElsewhere) window.scrollTo({ top: 0 });
  }, [isElsewhere]);

  if (paid) return <Paid booking={booking} />;
  if (standing !== 'unpaid' && isElsewhere) return elsewhere[standing](booking);

  const { price, extras, due, owed = 0 } = booking;
  const toPay = due + owed;
  const choose = (chosen: Way) => {
    setWay(chosen);
    payment.forget();
  };
  const form = {
    pay: booked.pay(rupees(toPay)),
    busy: payment.busy,
    refusal: <Answer refusal={refusal} waiting={outcome?.msg} />,
    onToken: payment.pay,
    onChange: payment.forget,
  };

  return (
    <Page
      title={words.title}
      lead={booked.serviceWith(serviceNamed(booking.service), booking.handyman.name)}
      back={{ to: `/user/bookings/${booking.notification_id}`, label: booked.back }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Card className="order-2 p-6 sm:p-8 lg:order-1">
          <Ways
            ways={stripeKey === null ? ['card', 'upi', 'cash'] : ['card', 'cash']}
            chosen={way}
            disabled={payment.busy}
            onChoose={choose}
          />
          {way === 'cash' ? (
            <PayInCash booking={booking} />
          ) : way === 'card' ? (
            <CardEntry stripeKey={stripeKey} total={toPay} {...form} />
          ) : (
            <UpiForm amount={rupees(toPay)} waiting={payment.waiting} {...form} />
          )}
        </Card>
        <Card className="order-1 p-6 lg:sticky lg:top-[calc(var(--head)+2rem)] lg:order-2">
          <h2 className="mb-4 text-xl font-bold">{words.youPay}</h2>
          <div className="grid gap-3">
            <PriceLines price={price} extras={extras} />
            <PaidAndDue
              paid={booking.paid}
              fromCredit={booking.fromCredit}
              code={booking.code}
              due={due}
              owed={owed}
            />
            <CodeOfBill
              booking={booking}
              disabled={payment.busy || payment.waiting !== undefined}
            />
          </div>
        </Card>
      </div>
      <BankQuestion
        open={payment.asked}
        total={payment.amount}
        busy={payment.answering}
        onAnswer={payment.answer}
      />
    </Page>
  );
};

/** What comes after the payment, by where the job stands. */
const afterwards: Partial<Record<State, (name: string) => string>> = words.paid.afterwards;

const Paid = ({ booking }: { booking: BookingView }) => (
  <div className="page grid min-h-[70svh] place-items-center py-10">
    <div className="grid max-w-md justify-items-center gap-6 text-center">
      <div role="alert" className="grid justify-items-center gap-3">
        <span className="bg-good-soft animate-rise grid size-28 place-items-center rounded-full">
          <CircleCheck aria-hidden className="text-good size-16" />
        </span>
        <h1 className="text-3xl font-bold">{words.paid.title}</h1>
        <p className="text-ink-soft text-lg">
          {words.paid.thanks} {afterwards[booking.state]?.(booking.handyman.name)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={`/user/bookings/${booking.notification_id}`} className={buttonClass()}>
          {booked.see}
        </Link>
        <Link
          to={`/user/bookings/${booking.notification_id}/receipt`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {booked.seeReceipt}
        </Link>
      </div>
    </div>
  </div>
);

/** What stands here when there is nothing to do with a card. */
const elsewhere: Readonly<
  Record<Exclude<PaymentState, 'unpaid'>, (booking: BookingView) => ReactNode>
> = {
  processing: ({ notification_id }) => (
    <EmptyState
      whole
      art="hourglass"
      title={words.elsewhere.processing.title}
      ways={[{ to: `/user/bookings/${notification_id}`, label: booked.see }]}
    >
      {words.elsewhere.processing.text}
    </EmptyState>
  ),
  paid: ({ notification_id }) => (
    <EmptyState
      whole
      art="party"
      title={words.elsewhere.paid.title}
      ways={[{ to: `/user/bookings/${notification_id}/receipt`, label: booked.seeReceipt }]}
    >
      {words.elsewhere.paid.text}
    </EmptyState>
  ),
  refunded: ({ notification_id }) => (
    <EmptyState
      whole
      art="card"
      title={words.elsewhere.refunded.title}
      ways={[{ to: `/user/bookings/${notification_id}`, label: booked.see }]}
    >
      {words.elsewhere.refunded.text}
    </EmptyState>
  ),
};
