import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hourInIndia } from '../domain/day.ts';
import { blurPlace, distanceKm } from '../domain/place.ts';
import { portraitNamed } from '../domain/portrait.ts';
import { demoMarket } from '../server/demo/market.ts';
import { stories } from '../server/demo/tickets.ts';

/** The demo may begin at any hour of the day. */
const markets = [1, 4, 7, 10, 13, 16, 19, 22].map((hour) => {
  const now = new Date(Date.UTC(2026, 10, 18, hour, 20));
  return { now, ...demoMarket(now) };
});
const [market] = markets;
if (!market) throw new Error('There is no demo');
const { men, customers, ravi, asha, jobs } = market;
const professionals = [ravi, ...men];
const everyCustomer = [asha, ...customers];

const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

const middleOf = (area: string) => {
  const [name = '', city = ''] = area.split(', ');
  const file = new URL(`../web/features/map/cities/${city.toLowerCase()}.json`, import.meta.url);
  const { places } = JSON.parse(readFileSync(file, 'utf8')) as {
    places: [string, number, number][];
  };
  const [, lat = 0, long = 0] = places.find(([one]) => one === name) ?? [];
  return { lat: lat / 10_000, long: long / 10_000 };
};

describe('a professional of the demo', () => {
  test('is pinned in the part of town that the card names, also where the pin is rounded', () => {
    const far = professionals.filter(
      ({ area, lat, long }) =>
        Math.max(
          distanceKm(middleOf(area), { lat, long }),
          distanceKm(middleOf(area), blurPlace({ lat, long })),
        ) > 2.5,
    );
    expect(far.map(({ name, area }) => `${name}, ${area}`)).toEqual([]);
    expect(professionals.filter(({ address, area }) => !address.endsWith(`, ${area}`))).toEqual([]);
  });

  test('has a face that nobody else of the same city has, and a name that nobody else has', () => {
    const faces = professionals.map((one) => `${portraitNamed(one) ?? ''} in ${one.city}`);
    expect(faces.filter((face) => face.startsWith(' '))).toEqual([]);
    expect(repeated(faces)).toEqual([]);
    expect(repeated(professionals.map(({ name }) => name))).toEqual([]);
  });
});

test('customers of the demo have faces that nobody else of their city has', () => {
  const faces = everyCustomer.map(
    ({ id, username, city }) => `${portraitNamed({ id, name: username }, true) ?? ''} in ${city}`,
  );
  expect(faces.filter((face) => face.startsWith(' '))).toEqual([]);
  expect(repeated(faces)).toEqual([]);
});

describe('a job of the demo', () => {
  test('is done by somebody of the customer’s city, at the customer’s home, after both have joined', () => {
    const wrong = jobs.filter((job) => {
      const man = professionals.find(({ id }) => id === job.handyman_id);
      const customer = everyCustomer.find(({ id }) => id === job.user_id);
      return (
        !man ||
        !customer ||
        man.city !== customer.city ||
        man.service !== job.service ||
        distanceKm(job, customer) > 0.01 ||
        job.hours_ago > 24 * Math.min(man.joinedDaysAgo, customer.joinedDaysAgo)
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(markets.map((one) => [hourInIndia(one.now), one] as const))(
    'is at a usual hour when the demo begins at %i o’clock: at night only water and electricity',
    (_, { now, requests, ...one }) => {
      const asked = [
        ...one.jobs.map((job) => ({ ...job, minutes_ago: job.hours_ago * 60 })),
        ...requests,
      ];
      const odd = asked.filter(({ service, minutes_ago }) => {
        const hour = hourInIndia(new Date(now.getTime() - minutes_ago * 60_000));
        return (hour < 8 || hour >= 20) && ![2, 6].includes(service);
      });
      expect(odd.map(({ service, minutes_ago }) => [service, minutes_ago])).toEqual([]);
    },
  );

  test('is never at the same time as another of the same professional or customer', () => {
    for (const who of ['handyman_id', 'user_id'] as const) {
      const times = jobs
        .toSorted((a, b) => a[who].localeCompare(b[who]) || a.hours_ago - b.hours_ago)
        .map((job) => [job[who], job.hours_ago] as const);
      const clashes = times.filter(([id, at], n) => {
        const [other, then = 0] = times[n - 1] ?? [];
        return id === other && at - then < 3;
      });
      expect(clashes).toEqual([]);
    }
  });
});

test('tickets of the demo are about work that the demo customer had done before', () => {
  for (const one of markets) {
    for (const { service, hoursAgo } of stories) {
      const job = one.jobs.find(
        ({ user_id, service: done }) => user_id === one.asha.id && done === service,
      );
      expect(job?.hours_ago).toBeGreaterThan(hoursAgo + 2);
    }
  }
});
