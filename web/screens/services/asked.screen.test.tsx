import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createNotification, getNotification, listBookings } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { tell } from '../../testing/browser.ts';
import { listPath, rowOf } from '../../testing/near-list.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { asked, noticeOf, openRequest } from '../../testing/request-samples.ts';
import { asha, plumber, ravi } from '../../testing/samples.ts';

useScreens();

const waiting = 'Waiting for handyman to respond...';
const open = openRequest(ravi);
const declined = openRequest(ravi, {
  state: 'declined',
  status: 'rejected',
  endedBy: 'handyman',
  moves: [],
});

const tellOfTheNo = () =>
  tell('booking', {
    notification_id: open.notification_id,
    handyman_id: ravi.handyman_id,
    user_id: asha.user_id,
    state: 'declined',
    paymentState: 'unpaid',
  });

test('a declined request closes its button and leaves the others open', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => {
      server.answer(getAllHandyman, [ravi, plumber(1)]);
      server.answer(createNotification, asked(ravi));
    },
  });
  const row = await rowOf(ravi.name);
  page.server.answer(listBookings, [open]);
  page.server.answer(getNotification, [noticeOf(open)]);
  await page.user.click(row.getByRole('button', { name: /^Select/ }));
  expect(await row.findByText(waiting)).toBeTruthy();
  expect(await row.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  page.server.answer(listBookings, [declined]);
  page.server.answer(getNotification, [noticeOf(declined)]);
  tellOfTheNo();
  const closed = await row.findByRole<HTMLButtonElement>('button', { name: 'Request Rejected' });
  expect(closed.disabled).toBe(true);
  const other = await rowOf('Plumber 1');
  const select = other.getByRole<HTMLButtonElement>('button', { name: /^Select/ });
  expect(select.disabled).toBe(false);
});

test('a no that comes before the request was seen open closes its button too', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => server.answer(createNotification, asked(ravi)),
  });
  const row = await rowOf(ravi.name);
  const select = row.getByRole<HTMLButtonElement>('button', { name: /^Select/ });
  expect(select.disabled).toBe(false);
  const answer = page.server.hold(listBookings);
  page.server.answer(getNotification, [noticeOf(declined)]);
  await page.user.click(select);
  expect(await row.findByText(waiting)).toBeTruthy();
  tellOfTheNo();
  answer([declined]);
  const closed = await row.findByRole<HTMLButtonElement>('button', { name: 'Request Rejected' });
  expect(closed.disabled).toBe(true);
});

test('who writes nothing asks with the same two taps, and nothing is sent for them', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => server.answer(createNotification, asked(ravi)),
  });
  const row = await rowOf(ravi.name);
  expect(screen.getByRole('button', { name: /^Add your address or a note/ })).toBeTruthy();
  page.server.answer(listBookings, [open]);
  await page.user.click(row.getByRole('button', { name: /^Select/ }));
  expect(await row.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(page.server.sent(createNotification).map(({ body }) => Object.keys(body))).toEqual([
    ['lat', 'long', 'user_id', 'handyman_id', 'cost', 'total', 'service'],
  ]);
});

test('a no that was given elsewhere is not said by a list that is opened later', async () => {
  await openPage(listPath(), {
    as: 'user',
    given: (server) => {
      server.answer(getAllHandyman, [ravi, plumber(1)]);
      server.answer(listBookings, [declined]);
    },
  });
  const row = await rowOf(ravi.name);
  expect(await row.findByRole('button', { name: /^Select/ })).toBeTruthy();
  // The next nearest is proposed, as without that request.
  expect(await screen.findAllByRole('button', { name: /^Select.*Plumber 1/ })).toHaveLength(2);
  expect(screen.queryByText(/cannot take this job/)).toBeNull();
});
