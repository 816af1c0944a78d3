import type { DispatchView } from '#contract/dispatch.ts';
import type { Reply } from '#domain/dispatch.ts';
import { booking, idOf, pune, ravi } from './samples.ts';

/** What Asha sees of those who were asked for her, as the server would send it. */

/** A professional who was asked; the first is Ravi. */
export const askedOne = (n: number, reply: Reply): DispatchView['people'][number] => ({
  handyman_id: n === 1 ? ravi.handyman_id : idOf(400 + n),
  name: n === 1 ? ravi.name : `Plumber ${n}`,
  profile: null,
  distanceKm: 1.4,
  arrivalMinutes: 6,
  reply,
});

/** They have given these answers; it goes on unless said otherwise. */
export const dispatchOf = (
  said: readonly Reply[],
  more: Partial<DispatchView> = {},
): DispatchView => ({
  dispatch_id: idOf(401),
  state: 'asking',
  service: 'Plumber',
  cost: 120,
  price: booking().price,
  ...pune,
  startsAt: null,
  wave: Math.ceil(said.length / 3),
  asked: said.length,
  waiting: said.filter((reply) => reply === 'waiting').length,
  saidNo: said.filter((reply) => reply === 'no' || reply === 'silent').length,
  createdAt: new Date(Date.now() - 5000).toISOString(),
  nextWaveAt: new Date(Date.now() + 40_000).toISOString(),
  next: 3,
  booking_id: null,
  people: said.map((reply, index) => askedOne(index + 1, reply)),
  ...more,
});
