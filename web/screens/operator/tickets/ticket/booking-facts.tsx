import type { ReactNode } from 'react';
import type { Facts } from '#contract/ticket-support.ts';
import { words as console } from '#words/console.tsx';
import { words } from '#words/operator-tickets.ts';
import { BookingBadge, PaymentBadge } from '../../../../features/booking/booking-badge.tsx';
import { PriceLines } from '../../../../features/payment/price-lines.tsx';
import { Rupees } from '../../../../ui/rupees.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { whenText } from '../../../../ui/when.ts';
import { useServiceNamed } from '../../../../features/catalogue/service-named.ts';
import { Refund } from './refund.tsx';

type Props = { id: string; facts: Facts };

const tones: Readonly<Record<Facts['refunds'][number]['status'], Tone>> = {
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
};

const { told, actors } = console;

/** §15: what an operator needs to decide: who, what was agreed, what was paid, what happened. */
export const BookingFacts = ({ id, facts }: Props) => (
  <Card className="grid gap-5 p-5">
    <div className="grid gap-2">
      <h2 className="text-lg font-bold">
        {words.bookingNumber} {facts.number}
      </h2>
      <p className="text-ink-soft">
        {useServiceNamed()(facts.service)} · {whenText(facts.createdAt)}
      </p>
      <p className="flex flex-wrap gap-2">
        <BookingBadge state={facts.state} />
        <PaymentBadge booking={facts} />
      </p>
    </div>
    <dl className="grid gap-2 text-sm">
      <Line name={words.customer}>{facts.customer.name}</Line>
      <Line name={words.handyman}>{facts.handyman.name}</Line>
    </dl>
    <PriceLines price={facts.price} extras={facts.extras} />
    <dl className="border-line grid gap-2 border-t pt-4">
      <Line name={words.paid}>
        <Rupees amount={facts.paid} />
      </Line>
      <Line name={words.refunded}>
        <Rupees amount={facts.refunded} />
      </Line>
      <Line name={words.kept}>
        <Rupees amount={facts.paid - facts.refunded} />
      </Line>
      <Line name={words.share}>
        <Rupees amount={facts.share} />
      </Line>
    </dl>
    {facts.refunds.length > 0 && (
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">{words.refunds}</h3>
        <ul className="grid gap-2 text-sm">
          {facts.refunds.map((refund) => (
            <li key={refund.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <Rupees amount={refund.amount} /> · {refund.by ?? words.byTime}
              </span>
              <Badge tone={tones[refund.status]}>{words.refundStates[refund.status]}</Badge>
            </li>
          ))}
        </ul>
      </div>
    )}
    <Refund id={id} facts={facts} />
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{words.timeline}</h3>
      <ol className="grid gap-1.5 text-sm">
        {facts.timeline.map(({ move, by, at }) => (
          <li key={`${move} ${at}`} className="flex justify-between gap-3">
            <span>{told[move](actors[by])}</span>
            <span className="text-ink-soft whitespace-nowrap tabular-nums">{whenText(at)}</span>
          </li>
        ))}
      </ol>
    </div>
  </Card>
);

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-right font-medium">{children}</dd>
  </div>
);
