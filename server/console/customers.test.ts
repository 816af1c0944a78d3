import { expect, test } from 'vitest';
import { blockCustomer } from '#contract/block.ts';
import { cancelBooking, createNotification } from '#contract/booking.ts';
import {
  endCustomerSessions,
  exportCustomers,
  readCustomer,
  searchCustomers,
} from '#contract/console.ts';
import { listAudit } from '#contract/operator.ts';
import { getUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const names = async (operator: Client, query: Record<string, string>) =>
  (await operator.send(searchCustomers, undefined, { query })).map(({ name }) => name);

test('§14 customers are found by name, email, phone and id, in each order, page by page', async () => {
  const asha = await t.user({ username: 'asha Joshi' });
  await t.user({ username: 'Bina Rao' });
  await t.user({ username: 'Asha Joshi' });
  const support = await addOperatorTo(t, 'support');
  expect(await names(support, {})).toEqual(['Asha Joshi', 'Bina Rao', 'asha Joshi']);
  expect(await names(support, { sort: 'oldest' })).toEqual([
    'asha Joshi',
    'Bina Rao',
    'Asha Joshi',
  ]);
  for (const q of ['Rao', 'bin']) expect(await names(support, { q })).toEqual(['Bina Rao']);
  for (const q of [asha.email, asha.id])
    expect(await names(support, { q })).toEqual(['asha Joshi']);
  expect(await names(support, { q: 'joshi' })).toHaveLength(2);
  expect(await names(support, { q: 'nobody' })).toEqual([]);

  for (const sort of ['newest', 'oldest', 'name']) {
    const seen: string[] = [];
    let next: string | undefined = `${searchCustomers.path}?limit=1&sort=${sort}`;
    while (next !== undefined) {
      const { headers, body } = await support.raw('GET', next, {});
      seen.push(...(JSON.parse(body) as { name: string }[]).map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(await names(support, { sort }));
    expect(seen).toHaveLength(3);
  }
});

test('§14 the page of a customer says how their bookings went and who blocked them, and is in the audit log', async () => {
  const [asha, ravi, omkar] = [await t.user(), await t.handyman(), await t.handyman()];
  const ask = (handyman_id: string) =>
    asha.send(createNotification, { ...pune, user_id: asha.id, handyman_id });
  const first = await ask(ravi.id);
  await asha.send(cancelBooking, {}, { params: { id: first.notification_id } });
  await ask(omkar.id);
  await omkar.send(blockCustomer, { user_id: asha.id });
  const support = await addOperatorTo(t, 'support');
  const params = { id: asha.id };
  const page = await support.send(readCustomer, undefined, { params });
  expect(page).toMatchObject({
    user_id: asha.id,
    email: asha.email,
    counts: { asked: 2, done: 0, cancelledByThem: 1, cancelledByOthers: 0, declined: 1 },
    blocks: [{ handyman_id: omkar.id }],
  });
  expect(page.bookings.map(({ state }) => state)).toEqual(['declined', 'cancelled']);
  expect(page).not.toHaveProperty('lat');
  const log = await support.send(listAudit, undefined, { query: { subject: asha.id } });
  expect(log.map(({ action }) => action)).toEqual(['look_at_customer']);
});

test('§14 a customer is logged out everywhere, for a reason that is kept', async () => {
  const asha = await t.user();
  const support = await addOperatorTo(t, 'support');
  const params = { id: asha.id };
  expect((await support.try(endCustomerSessions, {}, { params })).status).toBe(400);
  const ended = await support.send(endCustomerSessions, { reason: 'Stolen phone.' }, { params });
  expect(ended).toMatchObject({ ended: 1, msg: 'They are logged out everywhere.' });
  expect((await asha.try(getUser, { user_id: asha.id })).status).toBe(401);
  const log = await support.send(listAudit, undefined, { query: { subject: asha.id } });
  expect(log).toMatchObject([{ action: 'end_sessions', reason: 'Stolen phone.' }]);
  const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } };
  expect((await support.try(endCustomerSessions, { reason: 'x' }, unknown)).status).toBe(404);
});

test('§14 customers as a file are in the reader’s language and in the audit log', async () => {
  await t.user({ username: 'Asha Joshi', email: 'asha@example.com' });
  const admin = await addOperatorTo(t);
  admin.cookies.set('lang', 'hi');
  const answer = await admin.raw('POST', exportCustomers.path, {
    payload: JSON.stringify({ reason: 'माँगा गया' }),
    headers: { 'content-type': 'application/json' },
  });
  const [head, row] = answer.body.split('\r\n');
  expect(head).toBe('\uFEFFनाम,ईमेल,फ़ोन,कब जुड़े (IST),बुकिंग,पिछली बुकिंग (IST),आईडी');
  expect(row).toMatch(/^Asha Joshi,asha@example\.com,98\d{8},\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,0,,/);
  const log = await admin.send(listAudit, undefined, { query: { action: 'export_customers' } });
  expect(log).toMatchObject([{ reason: 'माँगा गया', details: { rows: 1 } }]);
});
