import { useServiceNamed } from '../../features/catalogue/service-named.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { getBooking } from '#contract/booking.ts';
import { words as paymentWords } from '#words/payment.tsx';
import { Refused } from '../../data/api.ts';
import { BookingBadge, PaymentBadge } from '../../features/booking/booking-badge.tsx';
import { BookingNumber } from '../../features/booking/booking-number.tsx';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { HelpHere } from '../../features/ticket/help-here.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { JobRating } from '../../features/rating/job-rating.tsx';
import { PaidAndDue } from '../../features/payment/paid-and-due.tsx';
import { PriceLines } from '../../features/payment/price-lines.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { whenText } from '../../ui/when.ts';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingQuery, bookingsQuery } from '../../features/booking/queries.ts';
import { toast } from '../../data/toast.ts';
import { CashTaken } from '../../features/cash/cash-taken.tsx';
import { Share } from './job/share.tsx';
import { Collect } from './payment-bill/collect.tsx';

const words = paymentWords.bill;

/** §2: /handyman/paymentBill, for the booking of `?booking_id=` when there is one. */
const PaymentBill = () => {
  const [query] = useSearchParams();
  const id = query.get('booking_id') ?? '';
  if (id === '') return <Example />;
  return isId(id) ? <Bill id={id} /> : <LinkProblem ways={ways} />;
};
export default PaymentBill;

const ways = [{ to: '/handyman/dashboard', label: words.dashboard }];

const Bill = ({ id }: { id: string }) => {
  const booking = useQuery({
    ...bookingQuery(id),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  const { error } = booking;
  if (error instanceof Refused && error.status === 404) {
    return (
      <LinkProblem title={words.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  return (
    <FetchedPage query={booking} coming={coming}>
      {(job) => (
        <Page narrow title={words.title}>
          <div className="grid gap-6">
            <Sheet booking={job} />
            {job.state === 'done' && (
              <JobRating bookingId={id} as="handyman" name={job.customer.username} />
            )}
          </div>
        </Page>
      )}
    </FetchedPage>
  );
};

const coming = (
  <Page narrow title={words.title}>
    <SkeletonCard label={words.loading} className="h-110" />
  </Page>
);

const Sheet = ({ booking }: { booking: Replied<typeof getBooking> }) => (
  <Card className="animate-rise grid gap-6 p-6 sm:p-8">
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid gap-0.5">
        <h2 className="text-xl font-bold">
          {words.jobFor(useServiceNamed()(booking.service), booking.customer.username)}
        </h2>
        <p className="text-ink-soft">{whenText(booking.createdAt)}</p>
        <BookingNumber number={booking.number} />
      </div>
      <p aria-live="polite" className="flex flex-wrap gap-2">
        <BookingBadge state={booking.state} />
        <PaymentBadge booking={booking} />
      </p>
    </div>
    <PriceLines price={booking.price} extras={booking.extras} />
    <PaidAndDue paid={booking.paid} due={booking.due} />
    <Share booking={booking} />
    {booking.refunded > 0 && booking.paymentState !== 'refunded' && (
      <p className="bg-accent-soft rounded-control p-4">
        {words.partRefund(rupees(booking.refunded))}
      </p>
    )}
    <div className="grid gap-3">
      <Collect booking={booking} />
      {booking.cash !== undefined && <CashTaken id={booking.notification_id} as="handyman" />}
      <Return />
    </div>
    <HelpHere bookingId={booking.notification_id} side="handyman" state={booking.state} />
  </Card>
);

/** §9: the figures the page shows without a booking. */
const lines = [
  { label: words.example.total, amount: 200 },
  { label: words.example.gst, amount: 36 },
  { label: words.example.discount, amount: 36 },
] as const;

const Example = () => {
  const { data = [] } = useQuery(bookingsQuery('handyman'));
  const navigate = useNavigate();
  const due = data.find(({ state, paymentState }) => state === 'done' && paymentState === 'unpaid');
  const collect = () =>
    due
      ? void navigate(`/handyman/paymentBill?booking_id=${due.notification_id}`)
      : toast.info(words.example.nothingDue);
  return (
    <Page narrow title={words.title} lead={words.example.lead}>
      <Card className="grid gap-6 p-6 sm:p-8">
        <dl className="grid gap-2.5">
          {lines.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">
                <Rupees amount={amount} />
              </dd>
            </div>
          ))}
          <div className="border-line flex justify-between gap-4 border-t border-dashed pt-3 text-lg font-bold">
            <dt>{words.example.total}</dt>
            <dd>
              <Rupees amount={200} />
            </dd>
          </div>
        </dl>
        <div className="grid gap-3">
          <Button size="large" wide onClick={collect}>
            {words.collect.button}
          </Button>
          <Return />
        </div>
      </Card>
    </Page>
  );
};

const Return = () => (
  <Link to="/handyman/dashboard" className={buttonClass({ variant: 'secondary', wide: true })}>
    {words.toDashboard}
  </Link>
);
