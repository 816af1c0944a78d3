import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cancelBooking,
  getBooking,
  jobStartOtp,
  listBookings,
  workDoneCheck,
} from '#contract/booking.ts';
import { know, moved, started, toHandyman, visit } from '../../testing/booking-samples.ts';
import { setOnline } from '../../testing/browser.ts';
import { enterCode, nothingSent } from '../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { asha } from '../../testing/samples.ts';

useScreens();

/** Back online the page fetches again what it shows; a queued change would have left by then. */
const comeBack = async ({ server }: Page) => {
  const looked = server.sent(listBookings).length;
  setOnline(true);
  await waitFor(() => expect(server.sent(listBookings).length).toBeGreaterThan(looked));
};

const atWork = `/handyman/workdone?user_id=${asha.user_id}`;

test('the start code pressed offline says so; the code stays typed', async () => {
  const page = await openPage(`/handyman/jobstartotp?user_id=${asha.user_id}`, {
    as: 'handyman',
    given: (server) => know(server, toHandyman(visit())),
  });
  const { server, user } = page;
  server.answer(jobStartOtp, () => {
    know(server, toHandyman(started()));
    return { msg: 'The job has started.' };
  });
  await screen.findByRole('button', { name: 'Submit' });
  await enterCode('482913');
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('alert')).textContent).toContain(nothingSent);
  await comeBack(page);
  expect(server.sent(jobStartOtp)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.sent(jobStartOtp)).toHaveLength(1));
  expect(server.sent(jobStartOtp)[0]?.body['otp']).toBe('482913');
  await page.wait(3000);
  expect(page.address()).toBe(atWork);
  expect(server.sent(jobStartOtp)).toHaveLength(1);
});

test('after a wrong start code the boxes are empty, with the focus in the first', async () => {
  const page = await openPage(`/handyman/jobstartotp?user_id=${asha.user_id}`, {
    as: 'handyman',
    given: (server) => know(server, toHandyman(visit())),
  });
  const msg = 'That code is not right. 4 more tries, then a new one is needed.';
  // The simulated document puts the focus into what is disabled; browsers do not.
  const focused: HTMLElement[] = [];
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function put(this: HTMLElement) {
    if (!this.closest('fieldset:disabled')) focused.push(this);
  });
  page.server.refuse(jobStartOtp, 400, { msg, code: 'wrong_code' });
  await screen.findByRole('button', { name: 'Submit' });
  await enterCode('482913');
  await page.user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  const first = screen.getByLabelText<HTMLInputElement>('Digit 1 of 6');
  await waitFor(() => expect(focused.at(-1)).toBe(first));
  expect(first.value).toBe('');
});

test('Work Done pressed offline says so, and works when pressed again', async () => {
  const page = await openPage(atWork, {
    as: 'handyman',
    given: (server) => know(server, toHandyman(started())),
  });
  const { server, user } = page;
  server.answer(workDoneCheck, () => {
    know(server, toHandyman(started({ state: 'done', moves: [] })));
    return { msg: 'The work is done.' };
  });
  const finish = async () => {
    await user.click(await screen.findByRole('button', { name: 'Work Done?' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, it is done' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Work Done?' }));
  setOnline(false);
  await user.click(await screen.findByRole('button', { name: 'Yes, it is done' }));
  await findToast(nothingSent);
  await comeBack(page);
  expect(server.sent(workDoneCheck)).toEqual([]);
  await finish();
  await waitFor(() => expect(server.sent(workDoneCheck)).toHaveLength(1));
  await page.wait(3000);
  expect(page.address()).toBe('/handyman/dashboard');
  expect(server.sent(workDoneCheck)).toHaveLength(1);
});

test.each([
  ['that they have accepted', `/handyman/jobstartotp?user_id=${asha.user_id}`, visit],
  ['that has begun', atWork, started],
])('the handyman calls off a job %s, after reading what it means', async (_, path, before) => {
  const page = await openPage(path, {
    as: 'handyman',
    given: (server) => know(server, toHandyman(before())),
  });
  const { server, user } = page;
  const over = { state: 'cancelled', status: 'rejected', endedBy: 'handyman' } as const;
  server.answer(cancelBooking, () => {
    know(server, toHandyman(before(over)));
    return moved(before(over));
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the job' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this job?' }));
  expect(question.getByText(/After calling off three jobs in a day/)).toBeTruthy();
  expect(server.sent(cancelBooking)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancel the job' }));
  await waitFor(() => expect(page.address()).toBe('/handyman/dashboard'));
  expect(server.sent(cancelBooking)).toMatchObject([{ params: { id: before().notification_id } }]);
});

test('a job that was never opened here says offline that it cannot be shown', async () => {
  const job = toHandyman(visit());
  const { server, user } = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (to) => know(to, job),
  });
  const main = within(screen.getByRole('main'));
  const links = await main.findAllByRole('link');
  const open = links.find(
    (link) => link.getAttribute('href') === `/handyman/bookings/${job.notification_id}`,
  );
  if (!open) throw new Error('The dashboard has no link to the job');
  setOnline(false);
  await user.click(open);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(server.sent(getBooking)).toEqual([]);
  setOnline(true);
  expect((await main.findAllByText(asha.username)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
});
