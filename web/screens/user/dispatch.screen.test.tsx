import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getDispatch, listDispatches, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import type { DispatchView } from '#contract/dispatch.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { dayInIndia } from '#domain/day.ts';
import type { Reply } from '#domain/dispatch.ts';
import { tell } from '../../testing/browser.ts';
import { answerBookingPage } from '../../testing/chat-samples.ts';
import { know } from '../../testing/booking-samples.ts';
import { askedOne, dispatchOf } from '../../testing/dispatch-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { FakeServer } from '../../testing/server.ts';
import { booking, idOf, plumber, pune, ravi } from '../../testing/samples.ts';

useScreens();

const msg = 'OK';
const list = `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=120`;

/** As the server knows it, for every page of its customer. */
const put = (server: FakeServer, dispatch: DispatchView) => {
  server.answer(getDispatch, { msg, ...dispatch });
  server.answer(listDispatches, [dispatch]);
};

const people = () => within(screen.getByRole('list', { name: 'Who was asked' }));
const peopleWho = (said: string) =>
  people()
    .getAllByRole('listitem')
    .filter((one) => within(one).queryByText(said) !== null);

/** It has changed, and the server says so. */
const change = (server: FakeServer, dispatch: DispatchView) => {
  put(server, dispatch);
  act(() => tell('dispatch', { dispatch_id: dispatch.dispatch_id }));
};

test('who was asked is shown with what they say, as they say it, also after a reload', async () => {
  const three = dispatchOf(['waiting', 'waiting', 'waiting']);
  const page = await openPage(`/user/dispatch/${three.dispatch_id}`, {
    as: 'user',
    given: (server) => put(server, three),
  });
  await screen.findByRole('heading', { name: 'We have asked 3 professionals' });
  expect(peopleWho('Waiting')).toHaveLength(3);
  await page.reload();
  await screen.findByRole('heading', { name: 'We have asked 3 professionals' });
  change(page.server, dispatchOf(['waiting', 'no', 'waiting']));
  await people().findByText('Cannot come');
  expect(peopleWho('Cannot come').map((one) => within(one).queryByText('Plumber 2'))).not.toContain(
    null,
  );
  expect(peopleWho('Waiting')).toHaveLength(2);
});

test('when nobody answers the next are asked, and at the end it says so and offers what else can be done', async () => {
  const four = dispatchOf(['silent', 'silent', 'silent', 'waiting']);
  const page = await openPage(`/user/dispatch/${four.dispatch_id}`, {
    as: 'user',
    given: (server) => put(server, dispatchOf(['waiting', 'waiting', 'waiting'])),
  });
  await screen.findByRole('heading', { name: 'We have asked 3 professionals' });
  change(page.server, four);
  await screen.findByRole('heading', { name: 'We have asked 4 professionals' });
  expect(peopleWho('Did not answer')).toHaveLength(3);

  const over = { state: 'nobody', nextWaveAt: null } as const;
  change(page.server, dispatchOf(['silent', 'silent', 'silent', 'silent'], over));
  await screen.findByRole('heading', { name: 'Nobody could come just now' });
  expect(screen.getByRole('link', { name: 'Choose another service' })).toBeTruthy();

  const again = dispatchOf(['waiting', 'waiting', 'waiting'], { dispatch_id: idOf(402) });
  page.server.answer(startDispatch, { msg, ...again });
  put(page.server, again);
  await page.user.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByRole('heading', { name: 'We have asked 3 professionals' });
  expect(page.address()).toBe(`/user/dispatch/${again.dispatch_id}`);
  const { service, cost } = again;
  expect(page.server.sent(startDispatch)).toMatchObject([{ body: { service, cost, ...pune } }]);
  expect(page.server.sent(startDispatch)[0]?.body).not.toHaveProperty('startsAt');
});

/** The middle of a day next week: on the half hour, with more than the notice. */
const later = `${dayAfter(dayInIndia(new Date()), 7)}T06:30:00.000Z`;

test('§27 for a later visit it says for when, and asks again for the same time', async () => {
  const asking = dispatchOf(['waiting', 'waiting', 'waiting'], { startsAt: later });
  const page = await openPage(`/user/dispatch/${asking.dispatch_id}`, {
    as: 'user',
    given: (server) => put(server, asking),
  });
  expect(await screen.findByText(/^Visit on \w+day, .* 12:00\spm\. The first who/)).toBeTruthy();
  const over = { state: 'nobody', nextWaveAt: null, startsAt: later } as const;
  change(page.server, dispatchOf(['silent', 'silent', 'silent'], over));
  await screen.findByRole('heading', { name: 'Nobody could come at that time' });
  const wider = screen.getByRole('link', { name: /^Choose from everybody/ });
  expect(wider.getAttribute('href')).toContain(`at=${encodeURIComponent(later)}`);
  page.server.answer(startDispatch, { msg, ...asking });
  put(page.server, asking);
  await page.user.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByRole('heading', { name: 'We have asked 3 professionals' });
  expect(page.server.sent(startDispatch)).toMatchObject([{ body: { startsAt: later } }]);
});

test('§27 for a time that cannot be booked any more nobody is asked again, and the list is for now', async () => {
  const over = { state: 'nobody', nextWaveAt: null, startsAt: '2026-01-05T06:30:00.000Z' } as const;
  const asked = dispatchOf(['silent'], over);
  await openPage(`/user/dispatch/${asked.dispatch_id}`, {
    as: 'user',
    given: (server) => put(server, asked),
  });
  const wider = await screen.findByRole('link', { name: /^Choose from everybody/ });
  expect(wider.getAttribute('href')).not.toContain('&at=');
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

test('the nearest stand first, and no more are promised than there are', async () => {
  const near = (n: number, distanceKm: number, reply: Reply) => ({
    ...askedOne(n, reply),
    distanceKm,
  });
  const asking = dispatchOf(['silent', 'waiting', 'waiting', 'waiting'], {
    people: [
      near(2, 9, 'waiting'),
      near(3, 2, 'waiting'),
      near(4, 5, 'waiting'),
      near(5, 1.5, 'silent'),
      near(6, 1.2, 'silent'),
    ],
    next: 0,
  });
  const page = await openPage(`/user/dispatch/${asking.dispatch_id}`, {
    as: 'user',
    given: (server) => put(server, asking),
  });
  expect(await screen.findByText(/they are the last/)).toBeTruthy();
  const names = people()
    .getAllByRole('listitem')
    .map((one) => /Plumber \d/.exec(one.textContent)?.[0]);
  expect(names).toEqual(['Plumber 3', 'Plumber 4', 'Plumber 2', 'Plumber 6', 'Plumber 5']);
  change(page.server, { ...asking, next: 1 });
  expect(await screen.findByText(/until we ask one more/)).toBeTruthy();
  change(page.server, { ...asking, next: 3 });
  expect(await screen.findByText(/until we ask the next three/)).toBeTruthy();
});

test('while it runs it stands among the bookings, also where there is no other', async () => {
  const asking = dispatchOf(['waiting', 'waiting']);
  const page = await openPage('/user/bookings', {
    as: 'user',
    given: (server) => {
      know(server);
      put(server, asking);
    },
  });
  const row = await screen.findByRole('link', { name: /Plumber: We have asked 2 professionals/ });
  expect(screen.queryByText('No bookings yet')).toBeNull();
  expect(screen.getAllByText(/We have asked 2 professionals/)).toHaveLength(1);
  await page.user.click(row);
  await screen.findByRole('heading', { name: 'We have asked 2 professionals' });
  expect(page.address()).toBe(`/user/dispatch/${asking.dispatch_id}`);
});

test.each([
  [26, false],
  [24, true],
])('with the nearest %i km away it is offered: %j', async (distanceKm, offered) => {
  await openPage(list, {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, [{ ...plumber(1), distanceKm }]),
  });
  await screen.findAllByText(/Plumber 1|within 25 km/);
  const offer = screen.queryByRole('button', { name: 'Ask the first who is free' });
  expect(offer !== null).toBe(offered);
  if (offered) expect(screen.getByText(/We ask the only one nearby/)).toBeTruthy();
});

test('stopped, it says so, and everybody can be chosen by hand', async () => {
  const one = dispatchOf(['waiting']);
  const stopped = dispatchOf(['withdrawn'], { state: 'stopped', nextWaveAt: null });
  const page = await openPage(`/user/dispatch/${one.dispatch_id}`, {
    as: 'user',
    given: (server) => {
      put(server, one);
      server.answer(stopDispatch, { msg, ...stopped });
    },
  });
  const stop = await screen.findByRole('button', { name: 'Stop asking' });
  put(page.server, stopped);
  await page.user.click(stop);
  await screen.findByRole('heading', { name: 'We have stopped asking' });
  expect(page.server.sent(stopDispatch).map(({ params }) => params)).toEqual([
    { id: one.dispatch_id },
  ]);
  await page.user.click(
    screen.getByRole('link', { name: 'Choose from everybody, further away too' }),
  );
  expect(await screen.findByRole('heading', { name: new RegExp(`^${ravi.name}`) })).toBeTruthy();
});

test('it goes on while the customer is on another page, which says who has said yes', async () => {
  const asking = dispatchOf(['waiting']);
  const page = await openPage(list, { as: 'user', given: (server) => put(server, asking) });
  expect(await screen.findByRole('link', { name: 'See who answers' })).toBeTruthy();
  await page.goto('/services/servicePage');
  await screen.findByText('Plumber: We have asked one professional');
  await page.wait(1000);

  // Both answers come in one moment, the booking first: as on a phone that was busy meanwhile.
  const answerBookings = page.server.hold(listBookings);
  const answerDispatches = page.server.hold(listDispatches);
  const [bookings, dispatches] = [listBookings, listDispatches].map(
    (call) => page.server.sent(call).length,
  );
  act(() => tell('dispatch', { dispatch_id: asking.dispatch_id }));
  act(() =>
    tell('booking', {
      notification_id: booking().notification_id,
      handyman_id: ravi.handyman_id,
      user_id: booking().user_id,
      state: 'accepted',
      paymentState: 'unpaid',
    }),
  );
  await expect.poll(() => page.server.sent(listBookings).length).toBeGreaterThan(bookings ?? 0);
  await expect.poll(() => page.server.sent(listDispatches).length).toBeGreaterThan(dispatches ?? 0);
  const { notification_id: booking_id } = booking();
  answerBookings([booking()]);
  answerDispatches([dispatchOf(['yes'], { state: 'found', nextWaveAt: null, booking_id })]);
  await findToast(`${ravi.name} said yes.`);
  expect(screen.getAllByText(/said yes/)).toHaveLength(1);
  answerBookingPage(page.server);
  await page.user.click(screen.getByRole('link', { name: 'See the booking' }));
  expect(page.address()).toBe(`/user/bookings/${booking_id}`);
  expect(await screen.findByRole('heading', { name: 'What happened' })).toBeTruthy();
});

test('where nobody is free it says so, and stays where it is', async () => {
  const page = await openPage(list, {
    as: 'user',
    given: (server) =>
      server.refuse(startDispatch, 409, {
        msg: 'Nobody is free within 25 km right now. Try again in a few minutes.',
      }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Ask the first who is free' }));
  await findToast(/Nobody is free within 25 km right now/);
  expect(page.address()).toBe(list);
});

test('an address of nobody says so, and nothing is asked', async () => {
  const page = await openPage('/user/dispatch/nonsense', { as: 'user' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link is not complete' }),
  ).toBeTruthy();
  expect(page.server.sent(getDispatch)).toEqual([]);
});

test.each([403, 404])(
  'an address of somebody else, answered with %i, says that there is nothing to see',
  async (status) => {
    await openPage(`/user/dispatch/${idOf(403)}`, {
      as: 'user',
      given: (server) => server.refuse(getDispatch, status, { msg: 'This is not yours.' }),
    });
    const nothing = { name: 'There is nothing to see here' };
    expect(await screen.findByRole('heading', nothing)).toBeTruthy();
    expect(screen.queryByText(ravi.name)).toBeNull();
  },
);
