import { useState } from 'react';
import type { State } from '#domain/booking.ts';
import { firstCatalogue } from '#words/first-catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { TimeRing } from '../../features/booking/time-ring.tsx';
import { Card } from '../../ui/card.tsx';
import { Steps } from '../../features/booking/steps.tsx';
import type { Booking } from '../../features/booking/timeline.tsx';
import { PackCards } from '../services/service-pack/pack-cards.tsx';
import { RowCard } from '../services/service-provider/row-card.tsx';
import type { Row } from '../services/service-provider/request.ts';
import { serverNow } from '../../data/clock.ts';
import { Specimen } from './specimen.tsx';

const includes = [['A dripping tap'], ['Taps and a cistern', 'Drains cleared'], ['New fittings']];
const plumbers = firstCatalogue
  .filter(({ serviceName }) => serviceName === 'Plumber')
  .map((service) => ({
    ...service,
    packs: service.packs.map((pack, index) => ({ ...pack, details: includes[index] ?? [] })),
  }));
const price = priceLines({ serviceCharge: 100 }, 120);
const ravi = { id: 'ravi', name: 'Ravi Kale', profile: null };

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, 30 + minutes)).toISOString();

const booking = (state: State, changes: Partial<Booking> = {}): Booking => ({
  notification_id: 'booking',
  number: 100_234,
  handyman_id: ravi.id,
  user_id: 'asha',
  status: 'accepted',
  state,
  paymentState: 'unpaid',
  startsAt: null,
  service: 'Plumber',
  cost: 120,
  price,
  refunded: 0,
  extras: [],
  paid: 0,
  due: price.total,
  lat: 18.5074,
  long: 73.8077,
  createdAt: at(0),
  expiresAt: at(10),
  endedBy: null,
  reason: null,
  distanceKm: 1.4,
  arrivalMinutes: 7,
  handyman: { handyman_id: ravi.id, name: ravi.name, services: 'Plumber', profile: null },
  customer: { user_id: 'asha', username: 'Asha' },
  moves: [],
  msg: '',
  timeline: [{ move: 'request', by: 'user', from: null, to: 'requested', at: at(0) }],
  ...changes,
});

const accepted = { move: 'accept', by: 'handyman', from: 'requested', to: 'accepted', at: at(2) };
const started = { move: 'start', by: 'handyman', from: 'accepted', to: 'started', at: at(19) };
const finished = { move: 'finish', by: 'handyman', from: 'started', to: 'done', at: at(58) };
const begun = [...booking('started').timeline, accepted, started] as Booking['timeline'];
const ended = [...begun, finished] as Booking['timeline'];

const row = (changes: Partial<Row>): Row => ({
  ...ravi,
  distanceKm: 1.4,
  arrivalMinutes: 7,
  card: undefined,
  request: undefined,
  ...changes,
});

/** A third of the time is gone, whenever one looks. */
const now = serverNow();
const waiting = {
  createdAt: new Date(now - 10 * 60_000).toISOString(),
  expiresAt: new Date(now + 20 * 60_000).toISOString(),
};

const rows: readonly { row: Row; chosen: boolean }[] = [
  { row: row({ id: 'nearest' }), chosen: true },
  { row: row({ id: 'next', name: 'Sunita Jadhav', distanceKm: 2.6 }), chosen: false },
  { row: row({ id: 'yes', request: booking('accepted') }), chosen: false },
];

/** Parts of the screens on which a customer chooses, waits and is visited. */
export const VisitParts = () => {
  const [cost, setCost] = useState<number | undefined>(120);
  return (
    <>
      <Specimen title="Packs" wide>
        {plumbers.map((service) => (
          <PackCards key={service.id} service={service} cost={cost} onChoose={setCost} />
        ))}
      </Specimen>
      <Specimen title="Professionals in the list" wide>
        <div className="grid gap-4">
          {rows.map((one, index) => (
            <RowCard
              key={one.row.id}
              {...one}
              number={index + 1}
              total={price.total}
              nearest={index === 0}
              pointed={false}
              sending={false}
              rough={false}
              later={false}
              onPoint={() => undefined}
              onSelect={() => undefined}
            />
          ))}
        </div>
      </Specimen>
      <Specimen title="Time that is left">
        <TimeRing from={waiting.createdAt} until={waiting.expiresAt}>
          <Portrait person={ravi} />
        </TimeRing>
      </Specimen>
      <Specimen title="Steps of a visit">
        <Card className="@container p-5">
          <Steps booking={booking('started', { timeline: begun })} />
        </Card>
        <Card className="@container p-5">
          <Steps booking={booking('done', { timeline: ended, paymentState: 'paid' })} />
        </Card>
        <Card className="@container p-5">
          <Steps booking={booking('expired')} />
        </Card>
      </Specimen>
    </>
  );
};
