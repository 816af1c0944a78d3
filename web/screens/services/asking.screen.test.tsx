import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelBooking, createNotification, listBookings } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { become, know, moved, request, started, visit } from '../../testing/booking-samples.ts';
import { setOnline } from '../../testing/browser.ts';
import { findRow, listPath, nothingSent } from '../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { plumber, ravi } from '../../testing/samples.ts';

useScreens();

const withdrawn = () =>
  request({ state: 'cancelled', status: 'rejected', endedBy: 'user', moves: [] });

const expectSelectable = async () => {
  const row = await findRow(ravi.name);
  const select = await row.findByRole('button', { name: /^Select/ });
  expect(select).toHaveProperty('disabled', false);
  expect(row.queryByText('Waiting for handyman to respond...')).toBeNull();
};

test('Select pressed offline says so, is not sent later, and works when pressed again', async () => {
  const { server, user } = await openPage(listPath, { as: 'user' });
  server.answer(createNotification, () => {
    know(server, request());
    return moved(request());
  });
  await (await findRow(ravi.name)).findByRole('button', { name: /^Select/ });
  setOnline(false);
  await user.click((await findRow(ravi.name)).getByRole('button', { name: /^Select/ }));
  await findToast(nothingSent);
  expect((await findRow(ravi.name)).queryByText('Waiting for handyman to respond...')).toBeNull();
  const looked = server.sent(listBookings).length;
  setOnline(true);
  await waitFor(() => expect(server.sent(listBookings).length).toBeGreaterThan(looked));
  expect(server.sent(createNotification)).toEqual([]);
  await user.click((await findRow(ravi.name)).getByRole('button', { name: /^Select/ }));
  expect(
    await (await findRow(ravi.name)).findByText('Waiting for handyman to respond...'),
  ).toBeTruthy();
  expect(server.sent(createNotification)).toHaveLength(1);
});

test('a customer’s two tabs agree: what was asked in one can be withdrawn in the other', async () => {
  const { server, user } = await openPage(listPath, { as: 'user' });
  await (await findRow(ravi.name)).findByRole('button', { name: /^Select/ });
  // Asked in another tab.
  become(server, request());
  const row = await findRow(ravi.name);
  expect(await row.findByText('Waiting for handyman to respond...')).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Select/ })).toBeNull();
  server.answer(cancelBooking, () => {
    know(server, withdrawn());
    return moved(withdrawn());
  });
  await user.click(await row.findByRole('button', { name: 'Withdraw' }));
  await expectSelectable();
  expect(server.sent(cancelBooking)).toMatchObject([{ params: { id: request().notification_id } }]);
  expect(server.sent(createNotification)).toEqual([]);
});

test('what was withdrawn in another tab can be asked again in this one', async () => {
  const page = await openPage(listPath, { as: 'user', given: (to) => know(to, request()) });
  const { server } = page;
  expect(await screen.findByText('Waiting for handyman to respond...')).toBeTruthy();
  // Until the page has nothing left to fetch of itself.
  await page.wait(500);
  become(server, withdrawn());
  await expectSelectable();
});

test('a handyman who cancels an accepted job takes the way forward with them', async () => {
  const { server } = await openPage(listPath, { as: 'user', given: (to) => know(to, visit()) });
  const row = await findRow(ravi.name);
  expect(await row.findByRole('link', { name: 'Move Forward' })).toBeTruthy();
  become(server, visit({ state: 'cancelled', status: 'rejected', endedBy: 'handyman', moves: [] }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Move Forward' })).toBeNull());
});

test('a customer who has not paid for a day is shown the way to paying when they ask', async () => {
  const done = started({ state: 'done', moves: [] });
  const { server, user } = await openPage(`/user/bookings/${done.notification_id}`, {
    as: 'user',
    given: (to) => {
      know(to, done);
      to.answer(getAllHandyman, [plumber(1)]);
    },
  });
  server.refuse(createNotification, 409, {
    msg: 'Please pay for your last job first.',
    code: 'unpaid_job',
    booking_id: done.notification_id,
  });
  await user.click(await screen.findByRole('link', { name: 'Book again' }));
  await user.click(await (await findRow('Plumber 1')).findByRole('button', { name: /^Select/ }));
  await user.click(await screen.findByRole('link', { name: 'See and pay' }));
  expect(await screen.findAllByRole('link', { name: 'Pay ₹220' })).not.toEqual([]);
});

test('the same thing pressed twice by keyboard while it is on its way is sent once', async () => {
  const { server } = await openPage(listPath, {
    as: 'user',
    given: (to) => know(to, request()),
  });
  server.answer(cancelBooking, () => {
    know(server, withdrawn());
    return moved(withdrawn());
  });
  const withdraw = await (await findRow(ravi.name)).findByRole('button', { name: 'Withdraw' });
  withdraw.click();
  withdraw.click();
  await expectSelectable();
  expect(server.sent(cancelBooking)).toHaveLength(1);
});

test('somebody far away is asked only when that is meant, and nobody from another part of the country', async () => {
  const far = { ...plumber(1), distanceKm: 40, arrivalMinutes: 83 };
  const further = { ...plumber(2), distanceKm: 700, arrivalMinutes: 1403 };
  const { server, user } = await openPage(listPath, {
    as: 'user',
    given: (to) => to.answer(getAllHandyman, [far, further]),
  });
  server.answer(createNotification, () => moved(request()));
  await user.click(await screen.findByRole('button', { name: /further away/ }));
  const row = await findRow('Plumber 1');
  await user.click(row.getByRole('button', { name: /^Select/ }));
  const question = within(await screen.findByRole('dialog', { name: /Plumber 1 is 40 km away/ }));
  await user.click(question.getByRole('button', { name: 'Choose another' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(createNotification)).toEqual([]);
  await user.click(row.getByRole('button', { name: /^Select/ }));
  await user.click(await screen.findByRole('button', { name: 'Ask all the same' }));
  await waitFor(() => expect(server.sent(createNotification)).toHaveLength(1));

  const none = await findRow('Plumber 2');
  expect(none.getByText('Too far away to be asked')).toBeTruthy();
  expect(none.queryByRole('button', { name: /^Select/ })).toBeNull();
});
