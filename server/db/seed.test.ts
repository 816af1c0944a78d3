import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { demoUser } from '#contract/demo.ts';
import { getReceipt } from '#contract/payment.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit } from '../testing/paying.ts';
import { seed } from './seed.ts';

const t = useApp();

const count = async () => {
  const tables = ['users', 'handymen', 'bookings', 'payments', 'receipts', 'sandbox_charges'];
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

  const job = await agree(t);
  await job.pay('tok_visa');
  expect(await audit(t.database)).toEqual([]);
});
