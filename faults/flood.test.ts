import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cancelBooking, createNotification, getNotification } from '#contract/booking.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { askLimits } from '#domain/request-limits.ts';
import { pune } from '../server/testing/people.ts';
import { codeIn, startSmtp } from '../server/testing/smtp.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import type { Db } from '../server/testing/databases.ts';
import { ask, must, times } from './send-call.ts';
import { figure } from './figures.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Account } from '../server/testing/accounts.ts';
import { freshForm } from './people.ts';
import { useProducts } from './products.ts';
import { rounds } from './rounds.ts';

const { startTwo, cleanUp } = useProducts(afterAll);

let smtp: TestSmtp;
let here: string;
let there: string;
let db: Db;

beforeAll(async () => {
  smtp = await startSmtp();
  cleanUp(() => smtp.stop());
  ({ here, there, db } = await startTwo({ TRUST_PROXY: '1', SMTP_URL: smtp.url }));
});

const request = (url: string, user: Account, handyman: Account, from: string) =>
  ask(url, createNotification, {
    cookie: user.cookie,
    body: { ...pune, user_id: user.id, handyman_id: handyman.id },
    headers: { 'x-forwarded-for': from },
  });

const count = (statuses: readonly { readonly status: number }[], wanted: number) =>
  statuses.filter(({ status }) => status === wanted).length;

test('one customer who asks and withdraws in a loop gets through a handful of times', async () => {
  const [pair] = await addPairs(db, 1);
  if (!pair) throw new Error('There is nobody');
  const { user, handyman } = pair;
  const tries = rounds(40, 800);
  const ring = async (n: number) => {
    const url = n % 2 === 0 ? here : there;
    const asked = await request(url, user, handyman, '198.51.100.1');
    const id = String(asked.body['notification_id']);
    if (asked.status === 200)
      await ask(url, cancelBooking, { cookie: user.cookie, params: { id } });
    // As if the customer had the patience to wait each time until the pair may meet again.
    await db.query(
      `update bookings set ended_at = ended_at - interval '10 minutes' where user_id = $1`,
      [user.id],
    );
    return asked;
  };
  const lanes = 8;
  const answers = await Promise.all(
    times(lanes, async (lane) => {
      const own: { status: number }[] = [];
      for (let n = lane; n < tries; n += lanes) own.push(await ring(n));
      return own;
    }),
  );
  const delivered = count(answers.flat(), 200);
  expect(delivered).toBe(askLimits.perPairADay);
  expect(answers.flat().filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([]);
  figure('flood: one customer', `${tries} requests to one handyman`, `${delivered} delivered`);
});

test('a real request among fakes from a few networks is on the first page', async () => {
  const fakes = await addPairs(db, rounds(60, 600));
  const [real] = await addPairs(db, 1);
  if (!real) throw new Error('There is nobody');
  const networks = 5;
  const answers = await Promise.all(
    fakes.map(({ user }, n) =>
      request(n % 2 === 0 ? here : there, user, real.handyman, `203.0.113.${n % networks}`),
    ),
  );
  // A busy product may refuse some with 503; no network gets more requests through than its limit.
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(count(answers, 200)).toBeLessThanOrEqual(networks * askLimits.perNetworkAnHour);
  await must(request(here, real.user, real.handyman, '198.51.100.7'));
  const { body } = await ask(there, getNotification, {
    cookie: real.handyman.cookie,
    body: { handyman_id: real.handyman.id },
  });
  const list = Object.values(body) as { user_id: string; status: string }[];
  expect(list.find(({ user_id }) => user_id === real.user.id)?.status).toBe('pending');
  figure(
    'flood: many customers',
    `${fakes.length} made-up customers on ${networks} networks ask one handyman`,
    `${count(answers, 200)} delivered; the real request is on the first page`,
  );
});

test('a mailbox with plus signs is one account', async () => {
  const addresses = times(51, (n) => `flood+${n}@example.com`);
  const begun = await Promise.all(
    addresses.map((email, n) => ask(n % 2 === 0 ? here : there, signupUser, { body: { email } })),
  );
  expect([count(begun, 200), count(begun, 429)]).toEqual([5, 46]);
  const caught = () => smtp.caught.filter(({ to }) => to.some((one) => one.startsWith('flood+')));
  await vi.waitFor(() => expect(caught()).toHaveLength(5), { timeout: 60_000, interval: 50 });
  const verified = await Promise.all(
    caught().map(({ to, content }) =>
      ask(here, verifyUser, {
        body: { ...freshForm(), email: to[0], otp: codeIn(content) },
      }),
    ),
  );
  expect([count(verified, 200), count(verified, 409)]).toEqual([1, 4]);
  expect(await db.query(`select 1 from users where email like 'flood%'`)).toHaveLength(1);
  figure('flood: one mailbox', '51 addresses with plus signs sign up at once', 'one account');
});
