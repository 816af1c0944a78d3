import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { cancellationMove } from '#domain/booking.ts';
import { words as paymentWords } from '#words/payment.tsx';
import { words as bookingWords } from '#words/booking.tsx';
import { PaymentBadge } from '../../features/booking/booking-badge.tsx';
import { BookingNumber } from '../../features/booking/booking-number.tsx';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { LastSeen } from '../../features/offline/last-seen.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { PaidAndDue } from '../../features/payment/paid-and-due.tsx';
import { PriceLines } from '../../features/payment/price-lines.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { VisitComing } from '../../features/booking/coming.tsx';
import type { Booking } from '../../features/booking/timeline.tsx';
import { Visit } from '../../features/booking/visit.tsx';
import { Refused } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { useLastSeenAt } from '../../data/last-seen-at.ts';
import { bookingQuery } from '../../features/booking/queries.ts';
import { CancelJob } from './job/cancel-job.tsx';
import { CustomerCard } from './job/customer-card.tsx';
import { noticeOf } from './job/job-notice.tsx';
import { Share } from './job/share.tsx';

const bill = paymentWords.bill;

const words = bookingWords.mine;

const NextOnTheWay = lazyComponent(
  async () => (await import('../../features/tracking/next.tsx')).NextOnTheWay,
);

const FeeOf = lazyComponent(async () => (await import('../../features/fee/fee-of.tsx')).FeeOf);
const TakeCash = lazyComponent(
  async () => (await import('../../features/cash/take-cash.tsx')).TakeCash,
);

const CashTaken = lazyComponent(
  async () => (await import('../../features/cash/cash-taken.tsx')).CashTaken,
);

const AtTheDoor = lazyComponent(async () => (await import('./job/at-the-door.tsx')).AtTheDoor);

const ways = [{ to: '/handyman/dashboard', label: bill.dashboard }];

/** One job from the request to the payment, live: the page that its customer has, from the other side. */
const JobScreen = () => {
  const { id = '' } = useParams();
  const query = useQuery({
    ...bookingQuery(id),
    enabled: isId(id),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  const { error } = query;
  const seenAt = useLastSeenAt(query);
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error instanceof Refused && error.status === 404) {
    return (
      <LinkProblem title={words.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  return (
    <FetchedPage query={query} coming={<VisitComing />}>
      {(job) => (
        <>
          {seenAt !== undefined && (
            <div className="page pt-5">
              <LastSeen at={seenAt} />
            </div>
          )}
          <Visit
            booking={job}
            side="handyman"
            headline={<Headline booking={job} />}
            code={
              <>
                <NextOnTheWay job={job} />
                {job.state === 'arrived' && <AtTheDoor job={job} />}
              </>
            }
            person={<CustomerCard job={job} />}
            bill={<Bill booking={job} />}
            cancelVisit={
              cancellationMove(job.state, 'handyman') !== undefined && <CancelJob job={job} />
            }
          />
        </>
      )}
    </FetchedPage>
  );
};
export default JobScreen;

type Props = { booking: Booking };

const Headline = ({ booking }: Props) => {
  const { title, text, on } = noticeOf(booking);
  // Until then the way to the door comes first.
  const comesLater = booking.state === 'accepted' || booking.state === 'on_the_way';
  return (
    <>
      <div className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-[1.7rem] leading-tight font-bold sm:text-4xl">
          {title}
        </h1>
        <p className="text-ink-soft sm:text-lg">{text}</p>
      </div>
      <p>
        <Link to={on.to} className={buttonClass({ variant: comesLater ? 'secondary' : 'primary' })}>
          {on.label}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </p>
    </>
  );
};

const Cash = ({ booking }: Props) => (
  <>
    {booking.cash === 'chosen' && <TakeCash job={booking} />}
    <CashTaken id={booking.notification_id} as="handyman" />
  </>
);

const Bill = ({ booking }: Props) => (
  <Card className="grid gap-4 p-5 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg font-bold">{bill.title}</h2>
      <PaymentBadge booking={booking} />
    </div>
    <PriceLines price={booking.price} extras={booking.extras} />
    <PaidAndDue paid={booking.paid} due={booking.due} />
    {booking.fee ? <FeeOf fee={booking.fee} as="handyman" /> : <Share booking={booking} />}
    {booking.cash !== undefined && <Cash booking={booking} />}
    <div className="border-line border-t pt-3 text-sm">
      <BookingNumber number={booking.number} />
    </div>
  </Card>
);
