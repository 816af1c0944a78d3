import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { become, know, request, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { tell } from '../../testing/browser.ts';
import { findRow, listPath } from '../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { asha, booking, idOf, ravi } from '../../testing/samples.ts';

useScreens();

const over = {
  state: 'cancelled',
  status: 'rejected',
  endedBy: 'handyman',
  moves: [],
} as const satisfies Partial<BookingView>;

const cancellation = `${ravi.name} called your booking off.`;

const goHome = async ({ user }: Page) => {
  await user.click(screen.getAllByRole('link', { name: /LocalHands/ })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Our Services' })).toBeTruthy();
};

/** The customer has asked, and looks at another page meanwhile. */
const askAndLeave = async (given: Visit = request()) => {
  const page = await openPage(listPath, { as: 'user', given: (server) => know(server, given) });
  await findRow(ravi.name);
  await screen.findByText('Waiting for handyman to respond...');
  await goHome(page);
  return page;
};

/** What this tab has noted of the bookings it has seen. */
const noted = () => sessionStorage.getItem(`localhands.seen.${asha.user_id}`);

test('a customer on another page sees that their request was accepted, and gets there', async () => {
  const { server, user } = await askAndLeave();
  become(server, visit());
  await findToast(`${ravi.name} accepted and is coming.`);
  await user.click(screen.getByRole('link', { name: 'See the booking' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /accepted and arrives about/ }),
  ).toBeTruthy();
});

test('a customer on another page sees that their request was declined', async () => {
  const { server } = await askAndLeave();
  become(server, request({ state: 'declined', status: 'rejected', endedBy: 'handyman' }));
  await findToast(`${ravi.name} cannot take this job.`);
});

test('a customer on another page sees that their request has expired', async () => {
  const { server } = await askAndLeave();
  become(server, request({ state: 'expired', status: 'rejected', endedBy: 'time' }));
  await findToast(`${ravi.name} did not answer in time.`);
});

test('on the list a yes stands in its row only; called off, it is told on another page', async () => {
  const page = await openPage(listPath, { as: 'user', given: (to) => know(to, request()) });
  await screen.findByText('Waiting for handyman to respond...');
  become(page.server, visit());
  const row = await findRow(ravi.name);
  expect(await row.findByRole('link', { name: 'Move Forward' })).toBeTruthy();
  await goHome(page);
  become(page.server, visit(over));
  await findToast(cancellation);
  expect(screen.queryByText(/accepted and is coming\./)).toBeNull();
});

test('a booking that was agreed on and called off before this page looked again is told all the same', async () => {
  const { server } = await openPage('/', { as: 'user', given: (to) => know(to) });
  await waitFor(() => expect(noted()).toBe('{}'));
  const looked = server.sent(listBookings).length;
  const answerNow = server.hold(listBookings);
  tell('booking', {
    notification_id: visit().notification_id,
    handyman_id: visit().handyman_id,
    user_id: visit().user_id,
    state: 'accepted',
    paymentState: 'unpaid',
  });
  await waitFor(() => expect(server.sent(listBookings).length).toBeGreaterThan(looked));
  answerNow([booking(over)]);
  await findToast(cancellation);
});

test('a paid booking that is called off is told once, and not again when the money is back', async () => {
  const paid = { paymentState: 'paid', paid: 220, due: 0 } as const;
  const page = await openPage('/', { as: 'user', given: (to) => know(to, visit(paid)) });
  await waitFor(() => expect(noted()).toContain('accepted paid'));
  become(page.server, visit({ ...paid, ...over }));
  await findToast(cancellation);
  await page.wait(6000);
  expect(screen.queryByText(new RegExp(cancellation))).toBeNull();
  const back = visit({ ...over, paymentState: 'refunded', paid: 220, due: 0, refunded: 220 });
  know(page.server, back);
  await page.reload();
  await waitFor(() => expect(noted()).toContain('cancelled refunded'));
  // What is told next would stand beside it.
  const name = 'Meena Das';
  const next = visit({ ...over, notification_id: idOf(9) });
  become(page.server, { ...next, handyman: { ...next.handyman, name } }, back);
  await findToast(`${name} called your booking off.`);
  expect(screen.queryByText(new RegExp(cancellation))).toBeNull();
});
