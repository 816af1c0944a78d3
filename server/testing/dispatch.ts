import { acceptNotification, getNotification, rejectNotification } from '#contract/booking.ts';
import { getDispatch, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import type { TestApp } from './app.ts';
import { pune } from './people.ts';
import type { Person } from './people.ts';

/** Steps that the tests of dispatches (§18) share. */

/** As many as were wanted; a test names no others. */
type Row = readonly [Person, Person, Person, Person, Person];

const letter = (n: number) => String.fromCodePoint(65 + n);

/** Plumbers, the first nearest, each about two kilometres further than the one before: Ravi A, Ravi B … */
export const inARow = async (t: TestApp, howMany: number, from = 0): Promise<Row> => {
  const people: Person[] = [];
  for (let n = from; n < from + howMany; n += 1) {
    people.push(await t.handyman({ lat: pune.lat + 0.02 * n, name: `Ravi ${letter(n)}` }));
  }
  return people as unknown as Row;
};

export const around = { ...pune, service: 'Plumber', cost: 120 };

export const askAround = async (customer: Person) =>
  (await customer.send(startDispatch, around)).dispatch_id;

export const readDispatch = (customer: Person, id: string) =>
  customer.send(getDispatch, undefined, { params: { id } });

export const stopAskingAround = (customer: Person, id: string) =>
  customer.try(stopDispatch, undefined, { params: { id } });

export const sayYes = (handyman: Person) =>
  handyman.try(acceptNotification, { handyman_id: handyman.id });

export const sayNo = (handyman: Person) =>
  handyman.send(rejectNotification, { handyman_id: handyman.id });

export const openRequestsOf = async (handyman: Person) =>
  (await handyman.send(getNotification, { handyman_id: handyman.id })).filter(
    ({ state }) => state === 'requested',
  );
