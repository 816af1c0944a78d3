import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCalendar, getFeed, makeFeed, removeFeed } from '#contract/calendar.ts';
import type { CalendarVisit } from '#contract/calendar.ts';
import { addTimeOff, removeTimeOff } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter, readableDays } from '#domain/day-plan.ts';
import { midnightOf } from '#domain/hours.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { idOf, pune } from '../../testing/samples.ts';
import type { FakeServer } from '../../testing/server.ts';
import { serverNow } from '../../testing/server-clock.ts';

useScreens();

const tomorrow = () => dayAfter(dayInIndia(new Date(serverNow())), 1);
const at = (clock: number) => new Date(midnightOf(tomorrow()) + clock * 3_600_000).toISOString();

const visit = (n: number, kind: CalendarVisit['kind'], from: number, to: number) => ({
  notification_id: idOf(n),
  number: 1000 + n,
  kind,
  service: 'Plumber',
  customer: 'Asha',
  ...pune,
  startsAt: at(from),
  endsAt: at(to),
  share: 187,
});

const off = () => ({ time_off_id: idOf(70), startsAt: at(15), endsAt: at(17) });

const answerDays = (server: FakeServer, visits: CalendarVisit[], timeOff = [off()].slice(0, 0)) => {
  server.answer(getFeed, { msg: 'So it stands.', since: null, lastReadAt: null });
  server.answer(getCalendar, ({ query }) => ({
    msg: 'These are the days.',
    now: new Date(serverNow()).toISOString(),
    today: dayInIndia(new Date(serverNow())),
    ...readableDays(serverNow()),
    days: Array.from({ length: Number(query['days']) }, (_, n) => ({
      day: dayAfter(query['from'] ?? '', n),
      hours: [{ from: '09:00', to: '19:00' }],
    })),
    visits,
    timeOff,
  }));
};

const open = (visits: CalendarVisit[]) =>
  openPage(`/handyman/calendar?day=${tomorrow()}`, {
    as: 'handyman',
    given: (server) => answerDays(server, visits),
  });

const rows = async () =>
  within(await screen.findByRole('list', { name: /\w+day/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll(/\s/g, ' '));

test('a day is read in order: visits in words, the way after each, and what is free', async () => {
  await open([visit(81, 'done', 9, 10), visit(82, 'agreed', 12, 13), visit(83, 'asked', 16, 17)]);
  const read = await rows();
  expect(read.map((row) => /Done|Agreed|Waits|travel|Free|Outside/.exec(row)?.[0])).toEqual([
    'Outside',
    'Done',
    'travel',
    'Free',
    'Agreed',
    'travel',
    'Free',
    'Waits',
    'Free',
    'Outside',
  ]);
  expect(screen.getByText('3 visits · you earn ₹374')).toBeTruthy();
  const [first] = screen.getAllByRole('link', { name: /Asha · Plumber/ });
  expect(first?.getAttribute('href')).toBe(`/handyman/bookings/${idOf(81)}`);
});

test('a gap is closed and opened again by one button, which keeps the keyboard', async () => {
  const page = await open([]);
  const gap = await screen.findByRole('button', { name: /^Free\. Close 9:00 am – 7:00 pm/ });
  page.server.answer(addTimeOff, { msg: 'Your time off is saved.', ...off() });
  answerDays(page.server, [], [{ ...off(), startsAt: at(9), endsAt: at(19) }]);
  gap.focus();
  await page.user.keyboard('{Enter}');
  await findToast('Your time off is saved.');
  expect(page.server.sent(addTimeOff).at(-1)?.body).toEqual({ startsAt: at(9), endsAt: at(19) });
  const closed = await screen.findByRole('button', { name: /^Closed\. Open/ });
  expect(document.activeElement).toBe(closed);
  page.server.answer(removeTimeOff, { msg: 'Your time off is removed.' });
  answerDays(page.server, []);
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Free\. Close/ })).toBeTruthy();
  expect(page.server.sent(removeTimeOff).at(-1)?.params).toEqual({ id: idOf(70) });
});

test('the week is one choice away, and its days lead back', async () => {
  const page = await open([visit(82, 'agreed', 12, 13)]);
  await page.user.click(await screen.findByRole('radio', { name: 'Week' }));
  const week = await screen.findByRole('list', { name: 'Week' });
  expect(within(week).getAllByText(/1 visit · you earn/)).toHaveLength(1);
  expect(page.address()).toBe(`/handyman/calendar?day=${tomorrow()}&view=week`);
});

test('the private address is shown once, when it is made', async () => {
  const page = await open([]);
  const make = await screen.findByRole('button', { name: 'Make the address' });
  const address = 'https://localhands.example/calendar/abc.ics';
  page.server.answer(makeFeed, { msg: 'It is ready.', address, since: at(0) });
  page.server.answer(getFeed, { msg: 'So it stands.', since: at(0), lastReadAt: null });
  await page.user.click(make);
  await findToast('It is ready.');
  expect(screen.getByText(address)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make a new address' })).toBeTruthy();
  await page.reload();
  await screen.findByRole('button', { name: 'Make a new address' });
  expect(screen.queryByText(address)).toBeNull();
});

test('a new address takes the place of the one before, is copied with one tap, and gone once it is removed', async () => {
  const { server, user } = await open([]);
  const feed = within(await screen.findByRole('region', { name: 'In your own calendar' }));
  const stands = (since: string | null, lastReadAt: string | null = null) =>
    server.answer(getFeed, { msg: 'So it stands.', since, lastReadAt });
  const address = (n: number) => `https://localhands.example/calendar/${n}.ics`;
  const making = (n: number) =>
    server.answer(makeFeed, { msg: `Address ${n}.`, address: address(n), since: at(0) });
  const make = await feed.findByRole('button', { name: 'Make the address' });
  making(1);
  stands(at(0), at(1));
  await user.click(make);
  await findToast('Address 1.');
  expect(await feed.findByText(/Last read by a program: /)).toBeTruthy();
  making(2);
  await user.click(await feed.findByRole('button', { name: 'Make a new address' }));
  await findToast('Address 2.');
  expect(feed.getByRole('status', { name: 'Private address' }).textContent).toBe(address(2));
  await user.click(feed.getByRole('button', { name: 'Copy the private address' }));
  await feed.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toBe(address(2));
  server.answer(removeFeed, { msg: 'It is gone.' });
  stands(null);
  await user.click(feed.getByRole('button', { name: 'Remove the address' }));
  await findToast('It is gone.');
  expect(await feed.findByRole('button', { name: 'Make the address' })).toBeTruthy();
  expect(feed.queryByText(address(2))).toBeNull();
  expect(feed.queryByRole('button', { name: 'Remove the address' })).toBeNull();
});

test('an address that could not be made or removed is said, and what there was stays', async () => {
  const { server, user } = await openPage('/handyman/calendar', {
    as: 'handyman',
    given: (given) => {
      answerDays(given, []);
      given.answer(getFeed, { msg: 'So it stands.', since: at(0), lastReadAt: null });
    },
  });
  server.refuse(makeFeed, 429, { msg: 'That was often. Wait a little.', code: 'too_many' });
  server.refuse(removeFeed, 503, { msg: 'That does not work just now.', code: 'unavailable' });
  await user.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await findToast('That was often. Wait a little.');
  await user.click(screen.getByRole('button', { name: 'Remove the address' }));
  await findToast('That does not work just now.');
  await waitFor(() => expect(server.sent(removeFeed)).toHaveLength(1));
  expect(screen.getByText(/^There is an address since/)).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Private address' })).toBeNull();
});
