import { paymentStates, states } from '#domain/booking.ts';
import { priceLines } from '#domain/price.ts';
import { BookingBadge, PaymentBadge } from '../../features/booking/booking-badge.tsx';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { PriceLines } from '../../features/payment/price-lines.tsx';
import { StartCode } from '../../features/booking/start-code.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonCard, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { Specimen } from './specimen.tsx';

const people = [
  'Ravi Kale',
  'Sunita Jadhav',
  'Harpreet Singh',
  'Fatima Shaikh',
  'Somebody Unknown',
].map((name, id) => ({ id, name }));
const lost = new Error('The connection was lost. Check it and try again.');

export const States = () => (
  <>
    <Specimen title="States of a booking">
      <div className="flex flex-wrap gap-2">
        {states.map((state) => (
          <BookingBadge key={state} state={state} />
        ))}
        {paymentStates.map((paymentState) => (
          <PaymentBadge key={paymentState} booking={{ state: 'done', paymentState }} />
        ))}
      </div>
    </Specimen>
    <Specimen title="People">
      <div className="flex flex-wrap items-center gap-3">
        {people.map((person) => (
          <Portrait key={person.id} person={person} />
        ))}
        {people.map((person) => (
          <Portrait key={person.id} person={person} customer size="small" />
        ))}
      </div>
    </Specimen>
    <Specimen title="Start code">
      <StartCode code="427139" />
    </Specimen>
    <Specimen title="Bill">
      <Card className="p-5">
        <PriceLines price={priceLines({ serviceCharge: 100 }, 120)} />
      </Card>
    </Specimen>
    <Specimen title="Nothing to show">
      <EmptyState art="calendar" title="No bookings yet" ways={ways}>
        What you book stands here, with its bill and its code.
      </EmptyState>
    </Specimen>
    <Specimen title="Something went wrong">
      <ErrorState error={lost} onRetry={() => undefined} />
    </Specimen>
    <Specimen title="On its way" wide>
      <SkeletonRows rows={2} label="Loading people" />
      <SkeletonCard label="Loading a card" className="h-40" />
    </Specimen>
  </>
);

const ways = [{ to: '/services/servicePage', label: 'See all services' }];
