import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { countOnline, setAvailability } from '#contract/handyman.ts';
import { counted } from '#domain/handyman.ts';
import { chordOfKm, distanceKm, kmOfChord } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { switchService } from '../catalogue/edit-actions.ts';
import { useApp } from '../testing/app.ts';

const t = useApp();

/** Counts are cached by place for a while, so each test has a town of its own. */
const towns = { lat: 20, long: 70 };
const town = (): Place => {
  towns.lat += 0.5;
  return { ...towns };
};

const ask = (place?: Place) => t.client().send(countOnline, undefined, { query: { ...place } });

const settle = async (place: Place, n: number, service: number) => {
  await t.database.query(
    `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long)
     select 'Ravi', gen_random_uuid() || '@example.com', '', '9800000000', $2, '0000',
       decode(md5(gen_random_uuid()::text), 'hex'), '', '', $3, $4
     from generate_series(1, $1::int)`,
    [n, service, place.lat, place.long],
  );
};

const ofPlumbers = ({ services }: Awaited<ReturnType<typeof ask>>) =>
  services.find(({ serviceName }) => serviceName === 'Plumber')?.online;

describe('how many can be asked', () => {
  test('are those within reach, by service and in all', async () => {
    const here = town();
    await settle(here, 3, 6);
    await settle({ ...here, lat: here.lat + 0.03 }, 2, 1);
    await settle({ ...here, lat: here.lat + 0.06 }, 4, 1);
    const counts = await ask(here);
    expect(counts.online).toBe(5);
    expect(counts.services.map(({ online }) => online).toSorted((a, b) => b - a)).toEqual([
      3, 2, 0, 0, 0, 0,
    ]);
    expect(ofPlumbers(counts)).toBe(3);
  });

  test('are nobody where nobody is', async () => {
    expect((await ask(town())).online).toBe(0);
  });

  test(`are counted to ${counted.most} at most, in a service and in all`, async () => {
    const here = town();
    await settle(here, counted.most + 5, 6);
    await settle(here, 4, 1);
    const counts = await ask(here);
    expect([counts.online, ofPlumbers(counts)]).toEqual([counted.most, counted.most]);
    expect((await ask()).online).toBe(counted.most);
  });

  test('leave out who is offline, who is in somebody’s house, and services that are off', async () => {
    const here = town();
    const [off, busy] = [await t.handyman(here), await t.handyman(here)];
    await t.handyman(here);
    const customer = await t.user(here);
    await off.send(setAvailability, { online: false });
    await customer.send(createNotification, {
      ...here,
      user_id: customer.id,
      handyman_id: busy.id,
    });
    await busy.send(acceptNotification, { handyman_id: busy.id });
    await settle(here, 2, 3);
    await switchService(t.deps, 3, false);
    try {
      const counts = await ask(here);
      expect(counts.online).toBe(1);
      expect(counts.services).toHaveLength(5);
    } finally {
      await switchService(t.deps, 3, true);
    }
  });

  test('are the same wherever in the rounded place one asks from', async () => {
    const here = town();
    await settle(here, 1, 6);
    const answers = await Promise.all(
      [-0.0049, 0, 0.0049].map((by) => ask({ lat: here.lat + by, long: here.long - by })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('may be kept by browsers as long as the server keeps them', async () => {
    const here = town();
    const { headers } = await t.client().try(countOnline, undefined, { query: { ...here } });
    expect(headers['cache-control']).toBe('public, max-age=30');
    await settle(here, 1, 6);
    expect((await ask(here)).online).toBe(0);
  });

  test('need a whole place or none', async () => {
    const { status } = await t.client().try(countOnline, undefined, { query: { lat: 1 } });
    expect(status).toBe(400);
  });
});

test('a chord and the distance along the globe are one another’s way back', () => {
  expect(kmOfChord(chordOfKm(5))).toBeCloseTo(5, 9);
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 5 / 111.195, long: 0 })).toBeCloseTo(5, 2);
});
