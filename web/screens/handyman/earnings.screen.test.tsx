import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getEarnings } from '#contract/earnings.ts';
import type { EarningJob } from '#contract/earnings.ts';
import { getPayouts } from '#contract/payout.ts';
import { getStatement } from '#contract/statement.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { daysIn, earningPeriods, periodOf } from '#domain/earnings.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { hdfc, payouts } from '../../testing/payout-samples.ts';
import { idOf } from '../../testing/samples.ts';
import type { FakeServer } from '../../testing/server.ts';
import { serverNow } from '../../testing/server-clock.ts';

useScreens();

const today = () => dayInIndia(new Date(serverNow()));

const job = (n: number, state: EarningJob['state'], share: number, unpaid = 0): EarningJob => ({
  notification_id: idOf(n),
  number: 1000 + n,
  service: 'Plumber',
  customer: 'Asha',
  doneAt: new Date(serverNow()).toISOString(),
  share,
  unpaid,
  tip: 0,
  cash: 0,
  state,
});

const answerEarnings = (server: FakeServer, jobs: EarningJob[]) =>
  server.answer(getEarnings, ({ query }) => {
    const period = earningPeriods.find((one) => one === query['period']) ?? 'week';
    const days = periodOf(period, query['day'] ?? today());
    return {
      today: today(),
      ...days,
      balance: 1856.5,
      earned: 510,
      unpaid: 255,
      cash: 0,
      cashCommission: 0,
      days: daysIn(days).map((day) => ({
        day,
        jobs: day === today() ? jobs.length : 0,
        earned: day === today() ? 510 : 0,
      })),
      jobs,
    };
  });

const answerStatement = (server: FakeServer) =>
  server.answer(getStatement, ({ query }) => {
    const line = { at: new Date(serverNow()).toISOString(), notification_id: null, service: null };
    return {
      ...periodOf('week', query['day'] ?? today()),
      opening: 100,
      closing: 60,
      lines: [
        { ...line, kind: 'earned' as const, number: 1001, amount: 260, balance: 360 },
        { ...line, kind: 'payout' as const, number: 42, amount: -300, balance: 60 },
      ],
      leftOut: false,
    };
  });

const open = (jobs: EarningJob[], at = '') =>
  openPage(`/handyman/earnings${at}`, {
    as: 'handyman',
    given: (server) => {
      answerEarnings(server, jobs);
      answerStatement(server);
      server.answer(getPayouts, payouts({ account: hdfc, onTheWay: 400 }));
    },
  });

const three = () => [job(1, 'earned', 255), job(2, 'unpaid', 255, 255), job(3, 'refunded', 187)];

test('§28 the week: the sum, a bar for each day in words, what is not paid out, and each job with what became of it', async () => {
  await open(three());
  expect((await screen.findAllByText('₹510')).length).toBe(2);
  const bars = within(screen.getByRole('list', { name: 'Day by day' })).getAllByRole('listitem');
  expect(bars).toHaveLength(7);
  const now = bars.find((bar) => bar.getAttribute('aria-current') === 'date');
  expect(now?.textContent).toMatch(/, today: 3 jobs, ₹510/);
  const balance = screen.getByRole('region', { name: 'Yours, not paid out yet' });
  expect(balance.textContent).toContain('₹1,856.50');
  expect(balance.textContent).toContain('₹255 more comes');
  const links = screen.getAllByRole('link', { name: /Asha · Plumber/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((n) => `/handyman/bookings/${idOf(n)}`),
  );
  expect(links.map((link) => /Yours|not paid|Refunded/.exec(link.textContent)?.[0])).toEqual([
    'Yours',
    'not paid',
    'Refunded',
  ]);
});

test('§28 of a bill that is paid in part the rest is named', async () => {
  await open([job(1, 'unpaid', 637.5, 382.5)]);
  expect(await screen.findByText('₹382.50 of it is not paid yet')).toBeTruthy();
});

test('§28 without a job the page says when one shows up', async () => {
  await open([]);
  expect(await screen.findByText('No jobs here')).toBeTruthy();
});

test('§28 another period and the one before are chosen by keyboard, and stand in the address', async () => {
  const page = await open(three());
  const { user, server } = page;
  await screen.findByRole('list', { name: 'Day by day' });
  screen.getByRole('radio', { name: 'Week' }).focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('button', { name: 'The month before' });
  expect(screen.getByRole('button', { name: 'The next month' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'The month before' }));
  await screen.findByRole('button', { name: 'This month' });
  const first = `${today().slice(0, 7)}-01`;
  expect(page.address()).toBe(`/handyman/earnings?period=month&day=${dayAfter(first, -1)}`);
  const asked = server.sent(getEarnings).map(({ query }) => [query['period'], query['day']]);
  expect(asked.at(-1)).toEqual(['month', periodOf('month', dayAfter(first, -1)).from]);
});

test('§28 an address with a day that is none shows this week', async () => {
  const { server } = await open(three(), '?period=year&day=2026-99-99');
  await screen.findByRole('list', { name: 'Day by day' });
  expect(server.sent(getEarnings).map(({ query }) => query)).toEqual([
    { period: 'week', day: periodOf('week', today()).from },
  ]);
});

test('§29 the next payout: when, how much, where to, what is on its way, and the page of all of them', async () => {
  await open(three());
  const next = await screen.findByRole('region', { name: 'Next payout, Monday 23 Nov' });
  expect(next.textContent).toContain('₹1,856.50');
  expect(next.textContent).toContain('HDFC ··4417');
  expect(next.textContent).toContain('₹400 more is on its way');
  const link = screen.getByRole('link', { name: 'Payouts' });
  expect(link.getAttribute('href')).toBe('/handyman/payouts');
});

test('§29 without the next payout the balance and the jobs are there', async () => {
  await openPage('/handyman/earnings', {
    as: 'handyman',
    given: (server) => {
      answerEarnings(server, three());
      answerStatement(server);
      server.refuse(getPayouts, 409, { msg: 'Later.' });
    },
  });
  expect(await screen.findByText('The next payout did not load.')).toBeTruthy();
  const balance = screen.getByRole('region', { name: 'Yours, not paid out yet' });
  expect(balance.textContent).toContain('₹1,856.50');
  expect(screen.getAllByRole('link', { name: /Asha · Plumber/ })).toHaveLength(3);
});

test('§31 the statement of the same days: before, each line with the balance after it, after, and as files', async () => {
  await open(three(), '?period=month');
  const statement = within(await screen.findByRole('region', { name: 'Statement' }));
  const lines = (await statement.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Balance before ₹100',
    expect.stringMatching(/^Earned, booking 1001.* balance ₹360\+₹260$/),
    expect.stringMatching(/^Payout 42.* balance ₹60-₹300$/),
    'Balance after ₹60',
  ]);
  const from = periodOf('month', today()).from;
  for (const format of ['PDF', 'CSV']) {
    const link = statement.getByRole('link', { name: `The statement as ${format}` });
    expect(link.hasAttribute('download')).toBe(true);
    expect(link.getAttribute('href')).toBe(
      `/api/handyman/statement/file?period=month&day=${from}&format=${format.toLowerCase()}`,
    );
  }
});

test('§31 a statement that did not load can be tried again; the earnings stay', async () => {
  const { server, user } = await openPage('/handyman/earnings', {
    as: 'handyman',
    given: (to) => {
      answerEarnings(to, three());
      to.answer(getPayouts, payouts({ account: hdfc }));
      to.refuse(getStatement, 409, { msg: 'Later.' });
    },
  });
  const statement = within(await screen.findByRole('region', { name: 'Statement' }));
  await statement.findByText('Later.');
  expect(screen.getAllByRole('link', { name: /Asha · Plumber/ })).toHaveLength(3);
  answerStatement(server);
  await user.click(statement.getByRole('button', { name: 'Try again' }));
  expect(await statement.findByText('Balance after')).toBeTruthy();
});

test('§35 a tip stands with its job', async () => {
  await open([{ ...job(1, 'earned', 255), tip: 50 }]);
  expect(await screen.findByText('and ₹50 tip')).toBeTruthy();
});
