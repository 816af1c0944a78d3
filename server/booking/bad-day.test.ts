import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  listBookings,
  rejectNotification,
} from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { getHandyman } from '#contract/handyman.ts';
import { callForHelp, listTickets } from '#contract/ticket.ts';
import { getUser } from '#contract/user.ts';
import { arrive, nobodyCame, nobodyHome, setOut, sharePlace } from '#contract/tracking.ts';
import { visitLimits } from '#domain/visits.ts';
import { useApp } from '../testing/app.ts';
import { download } from '../testing/my-data.ts';
import type { Person } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';

const t = useApp();

type Home = { lat: number; long: number; address: string };
type Victim = Person & { home: Home; phone: string };
type At = { params: { id: string } };

const victim = async (n: number): Promise<Victim> => {
  const [lat, long] = [18.512345 + n / 1000, 73.854321 + n / 1000];
  const phone = `98${String(55_500_000 + n)}`;
  const person = await t.user({ lat, long, contactNumber: phone });
  return { ...person, phone, home: { lat, long, address: `Door number ${n} of Sai Heights` } };
};

/** Everything that the product tells this professional about a booking, by every call there is. */
const readAll = async (thief: Person, { id: user_id }: Victim, at: At): Promise<string> => {
  const replies = [
    await thief.try(listBookings),
    await thief.try(getNotification, { handyman_id: thief.id }),
    await thief.try(getBooking, undefined, at),
    await thief.try(getUser, { user_id }),
    await thief.try(getHandyman, { handyman_id: thief.id }),
    await thief.try(listTickets),
  ];
  return JSON.stringify(replies.map(({ body }) => body));
};

const doorIn = (text: string, { home }: Victim): boolean =>
  [home.address, String(home.lat), String(home.long)].some((one) => text.includes(one));

const contactIn = (text: string, { phone, email }: Victim): boolean =>
  text.includes(phone) || text.includes(email);

/** Ways to accept a job, see the door and get rid of the job. */
const tricks: readonly ((thief: Person, customer: Victim, at: At) => Promise<unknown>)[] = [
  // Accepted, and cancelled at once.
  (thief, _customer, at) => thief.try(cancelBooking, {}, at),
  // "I am here" from anywhere, wait, close the visit as `nobody_home`.
  async (thief, _customer, at) => {
    await thief.try(arrive, { lat: 28.6, long: 77.2 }, at);
    await thief.try(arrive, {}, at);
    await t.passMinutes(20);
    await thief.try(nobodyHome, {}, at);
    await thief.try(callForHelp, { key: randomUUID() }, at);
  },
  // A made-up way there, and a made-up place at the door once it is known.
  async (thief, { home }, at) => {
    await thief.try(setOut, {}, at);
    await thief.try(sharePlace, { lat: 28.6, long: 77.2 }, at);
    await thief.try(arrive, { lat: home.lat, long: home.long }, at);
    await t.passMinutes(16);
    await thief.try(nobodyHome, {}, at);
  },
  // The professional never goes there; the customer closes it.
  async (thief, customer, at) => {
    await thief.try(setOut, {}, at);
    await thief.try(sharePlace, { lat: 28.6, long: 77.2 }, at);
    await t.passMinutes(60);
    await customer.try(nobodyCame, {}, at);
  },
  // The professional does not set out, and the customer gives up.
  (_thief, customer, at) => customer.try(cancelBooking, {}, at),
  // The customer is talked into cancelling.
  async (thief, customer, at) => {
    await thief.try(setOut, {}, at);
    await thief.try(sharePlace, { lat: 28.6, long: 77.2 }, at);
    const message = { key: randomUUID(), text: 'Please cancel, I have a flat tyre.' };
    await thief.try(sendMessage, message, at);
    await customer.try(cancelBooking, {}, at);
  },
];

const idOf = async (thief: Person): Promise<string | undefined> => {
  const [first] = await thief.send(getNotification, { handyman_id: thief.id });
  return first?.status === 'pending' ? first.notification_id : undefined;
};

/** Chosen by name, or the first who is free; only what reaches the professional counts. */
const ask = async (customer: Victim, thief: Person, n: number): Promise<void> => {
  const { lat, long, address } = customer.home;
  if (n % 2 === 0) {
    await customer.try(startDispatch, { lat, long, address, service: 'Plumber', cost: 50 });
  } else {
    const ids = { user_id: customer.id, handyman_id: thief.id };
    await customer.try(createNotification, { lat, long, address, ...ids });
  }
};

test('§26 a day of a professional who only collects addresses: three doors, six phones, and an operator is told', async () => {
  const thief = await t.handyman();
  const learnt = new Set<string>();
  const called = new Set<string>();
  const reads = async (customer: Victim, at: At) => {
    const text = await readAll(thief, customer, at);
    if (doorIn(text, customer)) learnt.add(customer.id);
    if (contactIn(text, customer)) called.add(customer.id);
  };
  // One customer after another for 23 hours, and every trick in turn.
  for (let n = 0; n < 23; n += 1) {
    const customer = await victim(n);
    await ask(customer, thief, n);
    const id = await idOf(thief);
    if (id !== undefined) {
      const at = { params: { id } };
      await reads(customer, at);
      if (n % 7 === 6) {
        await thief.try(rejectNotification, { handyman_id: thief.id });
      } else {
        await thief.try(acceptNotification, { handyman_id: thief.id });
        await reads(customer, at);
        const watched: Person = {
          ...thief,
          try: async (call, ...rest) => {
            const reply = await thief.try(call, ...rest);
            await reads(customer, at);
            return reply;
          },
        };
        await tricks[n % tricks.length]?.(watched, customer, at);
        await reads(customer, at);
        // Whatever is left of it the customer gives up.
        await customer.try(cancelBooking, {}, at);
      }
    }
    await t.passMinutes(40);
  }
  expect(learnt.size).toBeGreaterThan(0);
  expect(learnt.size).toBeLessThanOrEqual(visitLimits.doors);
  expect(called.size).toBeLessThanOrEqual(visitLimits.customers);
  const told = await t.database.query<{ action: string; subject_id: string }>(
    `select action, subject_id from audit_log where action = 'flag_professional'`,
  );
  expect(told).toContainEqual({ action: 'flag_professional', subject_id: thief.id });
});

test('§26 what a new professional takes along of an alarm and a running job has no door in it', async () => {
  const [thief, customer] = [await t.handyman(), await victim(1)];
  await ask(customer, thief, 1);
  const at = { params: { id: (await idOf(thief)) ?? '' } };
  await thief.send(acceptNotification, { handyman_id: thief.id });
  await thief.send(callForHelp, { key: randomUUID() }, at);
  const files = unzip((await download(t, thief)).file);
  const text = [...files.values()].map((file) => file.toString()).join('\n');
  expect(text).toContain('sos');
  expect(doorIn(text, customer)).toBe(false);
});
