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
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { arrivalMinutes, blurPlace, distanceKm, roughDistance } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { useApp } from '../testing/app.ts';
import { establishedHandyman } from '../testing/established.ts';
import { emptyBookings } from '../testing/emptying.ts';
import type { Client } from '../testing/client.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

/** Two ends of one rounded place, more than a kilometre apart. */
const homes = [
  { lat: 18.51501, long: 73.80501 },
  { lat: 18.52499, long: 73.81499 },
] as const;
const around = [
  { lat: 18.52, long: 73.81 },
  { lat: 18.5201, long: 73.8152 },
  { lat: 18.6, long: 73.7 },
  { lat: -30, long: 10 },
];

const mailedOrMade = /"(notification_id|number|createdAt|expiresAt|at)":("[^"]*"|\d+)/g;
/** An answer without what is new in every booking. */
const plain = (body: string) => body.replaceAll(mailedOrMade, '"$1":""');

const opened = (link: unknown): string => {
  const cursor = /cursor=([\w-]+)/.exec(String(link))?.[1] ?? '';
  return t.deps.keys.open(Buffer.from(cursor, 'base64url'))?.toString() ?? '';
};

/** Answers as they come over the line, and what their cursors hold. */
const listen = (client: Client) => {
  const heard: string[] = [];
  const get = async (url: string) => {
    const { status, headers, body } = await client.raw('GET', url, {});
    heard.push(`${status} ${String(headers['content-length'])} ${plain(body)}`);
    if (headers['link'] !== undefined) heard.push(opened(headers['link']));
  };
  const post = async (path: string, body: object) => {
    const answer = await client.raw('POST', path, {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    heard.push(`${answer.status} ${plain(answer.body)}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  return { heard, get, post };
};

const bookingPath = (path: string, id: unknown) => path.replace(':id', String(id));

/** How often one may ask is not tried here: whatever was asked becomes two days old. */
const age = () =>
  t.database.query(
    `update bookings set created_at = created_at - interval '2 days', ended_at = ended_at - interval '2 days'`,
  );

/** Everything that a customer can find out about a handyman who has not said yes. */
const lookAt = async (customer: Person, ravi: Person): Promise<string[]> => {
  const { heard, get, post } = listen(customer);
  for (const { lat, long } of around) {
    await get(`${getAllHandyman.path}?lat=${lat}&long=${long}&limit=1`);
    await get(`${getAllHandyman.path}?lat=${lat}&long=${long}&service=Plumber&limit=2`);
    const asked = await post(createNotification.path, {
      lat,
      long,
      user_id: customer.id,
      handyman_id: ravi.id,
    });
    const { notification_id: id } = asked;
    // From far away they cannot be asked, and that says no more about where they live.
    if (asked['code'] === 'too_far') continue;
    expect(id, JSON.stringify(asked)).toBeDefined();
    await get(bookingPath(getBooking.path, id));
    await post(bookingPath(cancelBooking.path, id), {});
    await get(bookingPath(getBooking.path, id));
    await age();
  }
  await get(`${getAllHandyman.path}?limit=1`);
  await get(`${listBookings.path}?limit=50`);
  await post(getNotification.path, { handyman_id: ravi.id });
  await post(getHandyman.path, { handyman_id: ravi.id });
  return heard;
};

test('§6 whoever was not told yes hears the same of two homes with one rounded place', async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  for (const near of around.slice(0, 3)) await t.handyman(near);
  const heard: string[][] = [];
  for (const { lat, long } of homes) {
    await t.database.query('update handymen set lat = $2, long = $3 where id = $1', [
      ravi.id,
      lat,
      long,
    ]);
    await emptyBookings(t.database);
    heard.push(await lookAt(asha, ravi));
  }
  expect(heard[1]).toEqual(heard[0]);
});

/** Everything that a handyman can find out about a customer's home before the yes and after the end. */
const askedFrom = async (asha: Person, ravi: Person, door: Place): Promise<string[]> => {
  const { heard, get, post } = listen(ravi);
  const look = async (id: string) => {
    await get(bookingPath(getBooking.path, id));
    await get(`${listBookings.path}?limit=50`);
    await post(getNotification.path, { handyman_id: ravi.id });
  };
  const ask = async () => {
    await age();
    const form = { ...door, user_id: asha.id, handyman_id: ravi.id };
    return (await asha.send(createNotification, form)).notification_id;
  };
  const declined = await ask();
  await look(declined);
  await post(rejectNotification.path, { handyman_id: ravi.id });
  await look(declined);
  const withdrawn = await ask();
  await asha.send(cancelBooking, {}, { params: { id: withdrawn } });
  await look(withdrawn);
  const cancelled = await ask();
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await post(bookingPath(cancelBooking.path, cancelled), {});
  await look(cancelled);
  return heard;
};

test('§6 a handyman hears the same of two doors with one rounded place before the yes and after the end', async () => {
  const [asha, ravi] = [await t.user(), await t.handyman({ lat: 18.5, long: 73.8 })];
  const heard: string[][] = [];
  for (const door of homes) {
    await emptyBookings(t.database);
    heard.push(await askedFrom(asha, ravi, door));
  }
  expect(heard[1]).toEqual(heard[0]);
});

test('§9 while a job is active the arrival is that of exact places, and of rounded ones afterwards; the home stays rounded', async () => {
  const [door, home] = homes;
  const [asha, ravi] = [await t.user(), await establishedHandyman(t, home)];
  const form = { ...door, user_id: asha.id, handyman_id: ravi.id };
  const { notification_id: id } = await asha.send(createNotification, form);
  const arrival = async (reader: Person) =>
    (await reader.send(getBooking, undefined, { params: { id } })).arrivalMinutes;
  const minutes = (a: Place, b: Place) => arrivalMinutes(distanceKm(a, b));

  expect(await arrival(asha)).toBe(Math.round(minutes(door, blurPlace(home))));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  expect(await arrival(ravi)).toBeCloseTo(minutes(door, home), 1);
  expect(await arrival(asha)).toBe(roughDistance(distanceKm(door, home)).arrivalMinutes);
  const { lat, long } = await asha.send(getHandyman, { handyman_id: ravi.id });
  expect({ lat, long }).toEqual(blurPlace(home));

  await ravi.send(cancelBooking, {}, { params: { id } });
  expect(await arrival(asha)).toBe(Math.round(minutes(door, blurPlace(home))));
  expect(await arrival(ravi)).toBe(Math.round(minutes(blurPlace(door), home)));
  const card = await asha.send(getHandyman, { handyman_id: ravi.id });
  expect({ lat: card.lat, long: card.long }).toEqual(blurPlace(home));
});
