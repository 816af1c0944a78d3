import { describe, expect, test } from 'vitest';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { mostServed } from '#domain/handyman.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

describe('jobs done', () => {
  const work = (handymanId: string, userId: string, jobs: number) =>
    t.database.query(
      `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, done_at, counted_at)
       select $1, $2, 6, 50, 18.5, 73.8, 'done', now(), now() - n * interval '1 hour', now()
       from generate_series(1, $3::int) n`,
      [userId, handymanId, jobs],
    );

  test('a page of 20 with 2,000 jobs each has their number and stays under 8 kB', async () => {
    await t.database.query(
      `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
         aadhaar_hash, address, area, lat, long, jobs_done)
       select 'Handyman Number ' || 1000 + n, n || '@example.com', '', '9800000000', 6, '0000',
         sha256(n::text::bytea), '', 'Shivaji Nagar, Thiruvananthapuram', 18.5 + n / 100.0, 73.85, 2000
       from generate_series(1, 20) n`,
    );
    for (const query of ['', `?lat=${pune.lat}&long=${pune.long}`]) {
      const { body } = await t.client().raw('GET', `${getAllHandyman.path}${query}`, {});
      const cards = JSON.parse(body) as { jobsDone: number; usersSelected: unknown[] }[];
      expect(cards.map((card) => [card.jobsDone, card.usersSelected.length])).toEqual(
        cards.map(() => [2000, mostServed.card]),
      );
      expect(cards).toHaveLength(20);
      expect(Buffer.byteLength(body)).toBeLessThan(8000);
    }
  });

  test('the owner reads the number of all and the newest fifty', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await work(ravi.id, asha.id, 60);
    await t.database.query('update handymen set jobs_done = 60');
    const own = await ravi.send(getHandyman, { handyman_id: ravi.id });
    expect([own.jobsDone, own.usersSelected.length]).toEqual([60, 50]);
    const days = own.usersSelected.map((served) => served.createdAt ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(own.usersSelected[0]).toMatchObject({ _id: asha.id, email: '' });
  });
});
