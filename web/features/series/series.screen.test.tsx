import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acceptNotification, getNotification } from '#contract/booking.ts';
import { listSeries, pauseSeries, resumeSeries, skipVisit, stopSeries } from '#contract/series.ts';
import type { SeriesDay, SeriesView } from '#contract/series.ts';
import { listSlots } from '#contract/slots.ts';
import { dayAfter, mondayOf } from '#domain/day-plan.ts';
import { dayInIndia } from '#domain/day.ts';
import type { Party } from '#domain/role.ts';
import { answerDashboard, request } from '../../testing/handyman-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { asha, idOf, ravi } from '../../testing/samples.ts';
import type { FakeServer } from '../../testing/server.ts';

useScreens();

/** Mondays at ten. */
const mondays = ['2026-11-23', '2026-11-30'] as const;
const dayOf = (day: string, more: Partial<SeriesDay> = {}): SeriesDay => ({
  day,
  startsAt: `${day}T04:30:00.000Z`,
  state: 'agreed',
  notification_id: null,
  ...more,
});
const days = [dayOf(mondays[0], { notification_id: idOf(80) }), dayOf(mondays[1])];

const seriesOf = (as: Party, more: Partial<SeriesView> = {}): SeriesView => ({
  series_id: idOf(60),
  service: 'Maid',
  rhythm: 'weekly',
  firstVisit: `${mondays[0]}T04:30:00.000Z`,
  agreed: true,
  pausedBy: null,
  total: 220,
  next: null,
  other:
    as === 'user'
      ? { id: ravi.handyman_id, name: ravi.name, profile: null }
      : { id: asha.user_id, name: asha.username, profile: null },
  days,
  ...more,
});

/** My bookings, or the dashboard, with these series. */
const openList = async (as: Party, ...all: readonly SeriesView[]) => {
  const page = await openPage(as === 'user' ? '/user/bookings' : '/handyman/dashboard', {
    as,
    given: (server) => {
      answerDashboard(server);
      server.answer(listSeries, [...all]);
    },
  });
  return { ...page, list: within(await screen.findByRole('region', { name: 'Again and again' })) };
};

const button = (name: string) => screen.findByRole('button', { name });

/** Opened by the button of that name, and answered by the other. */
const confirm = async (
  { user }: Awaited<ReturnType<typeof openList>>,
  opens: string,
  answer: string,
) => {
  await user.click(await button(opens));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: answer }));
};

const asked = (server: FakeServer, call: Parameters<FakeServer['sent']>[0]) =>
  server.sent(call).map(({ params, query, body }) => [params['id'], query['as'], body]);

test('both sides read with whom, how often, when next, and that all is agreed; the price stands with the customer', async () => {
  const page = await openList('user', seriesOf('user'));
  const { list, server } = page;
  expect(list.getByRole('heading', { name: 'Maid with Ravi Kale' })).toBeTruthy();
  expect(list.getByText(/^every Monday at 10:00\sam$/)).toBeTruthy();
  expect(list.getByText(/^₹220 each visit · Next: Monday,? 23 November/)).toBeTruthy();
  expect(list.getByText('All agreed')).toBeTruthy();
  server.answer(listSeries, [seriesOf('handyman', { rhythm: 'weekdays', agreed: false })]);
  document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
  await page.goto('/handyman/dashboard');
  const his = within(await screen.findByRole('region', { name: 'Again and again' }));
  expect(his.getByRole('heading', { name: 'Maid with Asha Joshi' })).toBeTruthy();
  expect(his.getByText(/^every weekday \(Mon–Sat\) at 10:00\sam$/)).toBeTruthy();
  expect(his.getByText('Each visit has its own yes')).toBeTruthy();
  expect(his.queryByText(/each visit ·/)).toBeNull();
});

test('who has no series reads nothing of them', async () => {
  const page = await openPage('/user/bookings', { as: 'user' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(page.server.sent(listSeries)).not.toEqual([]));
  expect(screen.queryByText('Again and again')).toBeNull();
});

test('a new price is told to the customer with the day from which it holds, and not to the professional', async () => {
  const next = { total: 250, from: '2026-12-04T04:30:00.000Z' };
  const page = await openList('user', seriesOf('user', { next }));
  const { list, server } = page;
  expect(list.getByText('Visits that are made from 4 Dec 2026 on cost ₹250 each.')).toBeTruthy();
  server.answer(listSeries, [seriesOf('handyman', { next })]);
  document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
  await page.goto('/handyman/dashboard');
  await screen.findByText('All agreed');
  expect(screen.queryByText(/cost ₹250/)).toBeNull();
});

test('one day is left out after a question that names it, and cannot be left out twice', async () => {
  const page = await openList('user', seriesOf('user'));
  const { list, server, user } = page;
  await user.click(list.getByText('The next two weeks'));
  server.answer(skipVisit, { msg: 'The visit is left out.' });
  server.answer(listSeries, [
    seriesOf('user', { days: [days[0] ?? dayOf(''), dayOf(mondays[1], { state: 'skipped' })] }),
  ]);
  await user.click(await button('Leave out Mon, 30 Nov'));
  await screen.findByRole('dialog', { name: 'Leave out the visit on Mon, 30 Nov?' });
  await user.click(await button('Leave it out'));
  await findToast('The visit is left out.');
  expect(asked(server, skipVisit)).toEqual([[idOf(60), 'user', { day: mondays[1] }]]);
  expect(await list.findByText('left out')).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Leave out Mon, 30 Nov' })).toBeNull();
  expect(list.getByRole('button', { name: 'Leave out Mon, 23 Nov' })).toBeTruthy();
});

test('days lead to their visits, and say what became of them; only what is ahead can be left out', async () => {
  const states = ['coming', 'asked', 'agreed', 'off', 'skipped', 'paused', 'not_possible'] as const;
  const shown = states.map((state, n) =>
    dayOf(`2026-11-${23 + n}`, { state, ...(state === 'asked' && { notification_id: idOf(81) }) }),
  );
  const { list } = await openList('handyman', seriesOf('handyman', { days: shown }));
  const rows = list.getAllByRole('listitem').slice(1);
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([
    1, 1, 1, 0, 0, 0, 0,
  ]);
  expect(list.getByText('not possible')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Tue, 24 Nov' }).getAttribute('href')).toBe(
    `/handyman/bookings/${idOf(81)}`,
  );
});

test('paused after a question, and resumed by the one who paused it', async () => {
  const page = await openList('user', seriesOf('user'));
  const { server, user } = page;
  server.answer(pauseSeries, { msg: 'The series is paused.' });
  server.answer(listSeries, [seriesOf('user', { pausedBy: 'user', days: [] })]);
  await confirm(page, 'Pause', 'Pause');
  await findToast('The series is paused.');
  expect(await screen.findByText('Paused by you')).toBeTruthy();
  expect(screen.getByText(/No visit in the next two weeks/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  server.answer(resumeSeries, { msg: 'It goes on.' });
  server.answer(listSeries, [seriesOf('user')]);
  await user.click(await button('Go on'));
  await findToast('It goes on.');
  expect(await button('Pause')).toBeTruthy();
  const sent = [[idOf(60), 'user', {}]];
  expect([asked(server, pauseSeries), asked(server, resumeSeries)]).toEqual([sent, sent]);
});

test('the other side reads who has paused it, and can only stop it', async () => {
  const { list } = await openList('handyman', seriesOf('handyman', { pausedBy: 'user' }));
  expect(list.getByText('Paused by Asha')).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(list.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(list.getByRole('button', { name: 'Stop' })).toBeTruthy();
});

test.each([
  { chosen: 'with every visit', keep: false },
  { chosen: 'and what is agreed stays', keep: true },
])('stopped $chosen it is gone from the list', async ({ keep }) => {
  const page = await openList('handyman', seriesOf('handyman'));
  page.server.answer(stopSeries, { msg: 'The series is over.' });
  await page.user.click(await button('Stop'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the series?' }));
  const kept = dialog.getByRole<HTMLInputElement>('checkbox', {
    name: 'Keep the visits that are agreed',
  });
  expect(kept.checked).toBe(false);
  if (keep) await page.user.click(kept);
  page.server.answer(listSeries, []);
  await page.user.click(dialog.getByRole('button', { name: 'Stop it' }));
  await findToast('The series is over.');
  expect(asked(page.server, stopSeries)).toEqual([[idOf(60), 'handyman', { keep }]]);
  await waitFor(() => expect(screen.queryByText('Again and again')).toBeNull());
});

test('"Leave it as it is" changes nothing, and a refusal is said while the series stays', async () => {
  const page = await openList('user', seriesOf('user'));
  await confirm(page, 'Pause', 'Leave it as it is');
  await confirm(page, 'Stop', 'Leave it as it is');
  expect([page.server.sent(pauseSeries), page.server.sent(stopSeries)]).toEqual([[], []]);
  page.server.refuse(stopSeries, 409, { msg: 'The series is over already.', code: 'no_series' });
  await confirm(page, 'Stop', 'Stop it');
  await findToast('The series is over already.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await button('Stop')).toBeTruthy();
});

/** The Monday after the next one, which can be booked for whatever day it is. */
const monday = dayAfter(mondayOf(dayInIndia(new Date())), 14);
const start = `${monday}T04:30:00.000Z`;

const openPack = (service: string, repeat = '') =>
  openPage(`/services/${service}?cost=120&at=${start}${repeat}`, {
    as: 'user',
    given: (server) =>
      server.answer(listSlots, {
        msg: 'OK',
        slotMinutes: 60,
        earliest: start,
        days: [{ day: monday, starts: [{ at: start, people: 2 }] }],
      }),
  });

test('how often is asked where the service allows it, names the weekday, and stands in the address', async () => {
  const page = await openPack('maid');
  const choice = within(await screen.findByRole('group', { name: 'How often?' }));
  const chosen = () =>
    choice.getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent;
  expect(chosen()).toContain('Once');
  await page.user.click(choice.getByRole('radio', { name: /^Every Monday/ }));
  await waitFor(() => expect(page.address()).toContain('repeat=weekly'));
  expect(await choice.findByText(/^Each visit is booked fourteen days ahead/)).toBeTruthy();
  await page.user.click(choice.getByRole('radio', { name: /^Every weekday/ }));
  await waitFor(() => expect(page.address()).toContain('repeat=weekdays'));
  await page.user.click(choice.getByRole('radio', { name: /^Once/ }));
  await waitFor(() => expect(page.address()).not.toContain('repeat'));
});

test('how often is not asked for a service that does not repeat, whatever the address says', async () => {
  await openPack('plumber', '&repeat=weekly');
  expect(await screen.findByRole('radio', { name: /^Later/, checked: true })).toBeTruthy();
  await screen.findByText(/^Times are Indian Standard Time/);
  expect(screen.queryByRole('group', { name: 'How often?' })).toBeNull();
});

test.each([
  { answer: 'Yes to this one', all: undefined },
  { answer: 'Yes to all', all: true },
])('the professional reads how often, and answers "$answer"', async ({ answer, all }) => {
  const series = { series_id: idOf(60), rhythm: 'weekly', visits: 2, agreed: false } as const;
  const one = request({ service: 'Maid', startsAt: start, series });
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      server.answer(getNotification, [one]);
    },
  });
  const popUp = within(await screen.findByRole('dialog'));
  expect(
    popUp.getByText(/^every Monday at 10:00\sam, 2 visits in the next two weeks$/),
  ).toBeTruthy();
  page.server.answer(getNotification, []);
  page.server.answer(acceptNotification, {
    ...one,
    state: 'accepted',
    status: 'accepted',
    msg: 'The visit is yours.',
  });
  await page.user.click(popUp.getByRole('button', { name: answer }));
  await waitFor(() => expect(page.server.sent(acceptNotification)).toHaveLength(1));
  expect(page.server.sent(acceptNotification)[0]?.body['all']).toBe(all);
});
