import { expect, test } from 'vitest';
import { listAddresses } from '#contract/address.ts';
import { listBookings } from '#contract/booking.ts';
import { demoUser } from '#contract/demo.ts';
import { getReceipt } from '#contract/payment.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit } from '../testing/paying.ts';
import { seed } from './seed.ts';

const t = useApp();

const count = async () => {
  const tables = [
    'users',
    'handymen',
    'bookings',
    'payments',
    'receipts',
    'refunds',
    'sandbox_charges',
    'tickets',
    'ticket_messages',
    'ticket_photos',
    'ratings',
    'addresses',
    'visit_details',
  ];
  const selects = tables.map((name) => `(select count(*)::int from ${name}) as ${name}`);
  return t.database.query(`select ${selects.join(', ')}`);
};

test('the demo’s jobs are paid for, its books are right, and doing it again changes nothing', async () => {
  await seed(t.database, t.deps.keys, t.deps.passwords);
  const before = await count();
  await seed(t.database, t.deps.keys, t.deps.passwords);
  expect(await count()).toEqual(before);
  expect(await audit(t.database)).toEqual([]);

  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const bookings = await asha.send(listBookings);
  expect(bookings.map(({ state, paymentState }) => [state, paymentState])).toEqual(
    bookings.map(() => ['done', 'paid']),
  );
  const [newest] = bookings;
  const params = { id: newest?.notification_id ?? '' };
  expect(await asha.send(getReceipt, undefined, { params })).toMatchObject({
    price: newest?.price,
    customer: { email: demoUser.email },
  });
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
  // The stars on the cards are those of the ratings that can be read.
  expect(
    await t.database.query(
      `select h.id from handymen h left join ratings r on r.handyman_id = h.id and r.author = 'user'
         and r.visible_at is not null and r.hidden_at is null
       group by h.id having h.rating_count <> count(r.id) or h.rating_sum <> coalesce(sum(r.stars), 0)`,
    ),
  ).toEqual([]);

  const job = await agree(t);
  await job.pay('tok_visa');
  expect(await audit(t.database)).toEqual([]);
});

test('§17 the demo’s customer keeps two addresses, and her bookings say which door', async () => {
  await seed(t.database, t.deps.keys, t.deps.passwords);
  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const kept = await asha.send(listAddresses);
  expect(kept.map(({ kind }) => kind)).toEqual(['home', 'work']);
  for (const { address, note } of await asha.send(listBookings)) {
    expect([address, note]).toEqual([kept[0]?.address, expect.any(String)]);
  }
});

test('§12 the demo’s people are verified, but for three who wait and one who was refused', async () => {
  await seed(t.database, t.deps.keys, t.deps.passwords);
  const states = await t.database.query(
    `select verification, count(*)::int as people, count(verification_asked_at)::int as waiting
     from handymen group by verification order by verification`,
  );
  expect(states).toEqual([
    { verification: 'applied', people: 3, waiting: 3 },
    { verification: 'refused', people: 1, waiting: 0 },
    { verification: 'verified', people: expect.any(Number) as number, waiting: 0 },
  ]);
  const images = await t.database.query<{ sealed: Uint8Array }>(
    'select sealed from aadhaar_images',
  );
  expect(images).toHaveLength(8);
  for (const { sealed } of images) expect(t.deps.keys.open(sealed)).toBeDefined();
});
