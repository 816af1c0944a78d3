import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from 'react-router';
import { words as feeWords } from '#words/booking-fee.ts';
import { words as disputeWords } from '#words/dispute.ts';
import { words } from '#words/console.tsx';
import type { Replied } from '#contract/call.ts';
import type { readBooking } from '#contract/console.ts';
import { BookingBadge, PaymentBadge } from '../../../features/booking/booking-badge.tsx';
import { EndBooking, endingsOf } from '../../../features/operator/end-booking.tsx';
import { Facts } from '../../../features/operator/facts.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { PaidAndDue } from '../../../features/payment/paid-and-due.tsx';
import { PriceLines } from '../../../features/payment/price-lines.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { whenText } from '../../../ui/when.ts';
import { anyBookingQuery, useServiceName } from '../../../features/operator/console-queries.ts';
import { ChatLook } from './chat.tsx';
import { BookingFee } from './fee.tsx';
import { Money, Refunds } from './money.tsx';
import { PlacePanel } from './place.tsx';
import { callLink } from '../../../features/booking/phone-line.tsx';

const FoundCash = lazyComponent(
  async () => (await import('../../../features/cash/found-cash.tsx')).FoundCash,
);

const text = words.booking;

/** Few bookings have a dispute. */
const Disputes = lazyComponent(async () => (await import('./disputes.tsx')).Disputes);

/** Few bookings have a tip. */
const RefundTip = lazyComponent(async () => (await import('./refund-tip.tsx')).RefundTip);

/** §14: one booking, whole; not its start code, which is between the two. */
const Booking = () => {
  const { id = '' } = useParams();
  return (
    <Fetched query={useQuery(anyBookingQuery(id))} coming={<LoadingPage />}>
      {(booking) => <Whole id={id} booking={booking} />}
    </Fetched>
  );
};
export default Booking;

type WholeProps = { id: string; booking: Replied<typeof readBooking> };

const Whole = ({ id, booking }: WholeProps) => {
  const nameOf = useServiceName();
  const { customer, handyman } = booking;
  return (
    <div className="grid gap-5">
      <BackLink to="/operator/bookings" label={text.back} />
      <Heading
        title={text.title(booking.number)}
        lead={text.lead(nameOf(booking.service), whenText(booking.createdAt))}
        aside={
          <span className="flex flex-wrap gap-2">
            <BookingBadge state={booking.state} />
            <PaymentBadge booking={booking} />
          </span>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <Panel title={text.bill}>
          <PriceLines price={booking.price} extras={booking.extras} />
          <PaidAndDue paid={booking.paid} due={booking.due} code={booking.code} />
          <Facts
            facts={[
              { label: text.share, value: <Rupees amount={booking.share} /> },
              { label: text.receipt, value: booking.receipt ?? text.noReceipt },
              { label: words.columns.id, value: <code className="text-xs">{id}</code> },
            ]}
          />
        </Panel>
        <div className="grid gap-5">
          {endingsOf(booking.state).length > 0 && (
            <Panel title={text.end.title}>
              <p className="text-ink-soft text-sm">{text.end.lead}</p>
              <EndBooking booking={booking} />
            </Panel>
          )}
          <Panel title={text.happened}>
            <Story booking={booking} />
          </Panel>
          <Panel title={text.payments}>
            <Money payments={booking.payments} />
            {booking.payments.some(({ forTip }) => forTip) && (
              <RefundTip id={id} booking={booking} />
            )}
          </Panel>
          {booking.fee && (
            <Panel title={feeWords.title}>
              <BookingFee id={id} fee={booking.fee} />
            </Panel>
          )}
          {booking.payments.some(({ paidWith }) => paidWith === 'cash') && <FoundCash id={id} />}
          {booking.disputes.length > 0 && (
            <Panel title={disputeWords.title}>
              <Disputes disputes={booking.disputes} />
            </Panel>
          )}
          <Panel title={text.refunds}>
            <Refunds refunds={booking.refunds} />
          </Panel>
        </div>
        <div className="grid gap-5">
          <PartyPanel
            title={words.columns.customer}
            to={`/operator/customers/${customer.user_id}`}
            person={customer}
          />
          <PartyPanel
            title={words.columns.handyman}
            to={`/operator/professionals/${handyman.handyman_id}`}
            person={handyman}
          />
          <PlacePanel booking={booking} />
          <ChatLook booking={booking} />
        </div>
      </div>
    </div>
  );
};

type Person = { readonly name: string; readonly email: string; readonly phone: string };
type Props = { title: string; to: string; person: Person };

/** One side of a booking, and how to reach them. */
const PartyPanel = ({ title, to, person: { name, email, phone } }: Props) => (
  <Panel
    title={title}
    aside={
      <Link to={to} className="text-accent rounded font-semibold hover:underline">
        {name}
      </Link>
    }
  >
    <Facts
      facts={[
        {
          label: words.columns.phone,
          value: (
            <a href={callLink(phone)} className="hover:underline">
              {phone}
            </a>
          ),
        },
        { label: words.columns.email, value: email },
      ]}
    />
  </Panel>
);

type StoryBooking = Replied<typeof readBooking>;

/** What happened, in order. */
const Story = ({ booking }: { booking: StoryBooking }) => (
  <ol className="border-line grid gap-3 border-l-2 pl-4">
    {booking.timeline.map(({ move, by, at, startsFrom, startsTo }) => (
      <li key={`${move} ${at}`} className="relative">
        <span
          aria-hidden
          className="bg-accent ring-surface absolute top-1.5 -left-[1.4rem] size-3 rounded-full ring-4"
        />
        <p className="font-medium">{words.told[move](words.actors[by])}</p>
        {startsFrom !== undefined && startsTo !== undefined && (
          <p className="text-sm">{words.movedFromTo(whenText(startsFrom), whenText(startsTo))}</p>
        )}
        <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
          {whenText(at)}
        </time>
      </li>
    ))}
    {booking.reason !== null && (
      <li className="text-ink-soft text-sm">{words.endReasons[booking.reason]}</li>
    )}
    {booking.endWords !== null && (
      <li className="text-ink-soft text-sm wrap-anywhere">{booking.endWords}</li>
    )}
  </ol>
);
