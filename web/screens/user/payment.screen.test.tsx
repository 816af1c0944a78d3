import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { approveExtra } from '#contract/extra.ts';
import { answerChallenge, config } from '#contract/payment.ts';
import { answerReceipt, know, started, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { setOnline } from '../../testing/browser.ts';
import { nothingSent, payWith } from '../../testing/job-steps.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const goodCard = '4242424242424242';
const paid = (one = visit()): Visit => ({
  ...one,
  paymentState: 'paid',
  paid: one.price.total,
  due: 0,
});
const outcome = { msg: 'Payment Successful', status: 'success', booking_id: idOf(3) } as const;

const openPayment = () =>
  openPage('/user/payment?total=220', { as: 'user', given: (server) => know(server, visit()) });

/** From now on a charge succeeds. */
const letPay = ({ server }: Page, one = visit()) =>
  server.answer(config, () => {
    know(server, paid(one));
    return outcome;
  });

const findAlert = async () => within(screen.getByRole('main')).findByRole('alert');

const expectPaid = async () =>
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();

test('Pay pressed offline charges nothing, also not after the page was left and the network is back', async () => {
  const page = await openPayment();
  const { server, user } = page;
  letPay(page);
  await screen.findByLabelText('Card number');
  setOnline(false);
  await payWith(page, goodCard);
  expect((await findAlert()).textContent).toContain(nothingSent);
  const looked = server.sent(listBookings).length;
  setOnline(true);
  await waitFor(() => expect(server.sent(listBookings).length).toBeGreaterThan(looked));
  await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
  expect(server.sent(config)).toEqual([]);
  await user.click(screen.getAllByRole('link', { name: 'Pay ₹220' })[0] as HTMLElement);
  await payWith(page, goodCard);
  await expectPaid();
  expect(server.sent(config)).toHaveLength(1);
});

test('a bank that asks first is answered on the page', async () => {
  const page = await openPayment();
  const { server, user } = page;
  server.answer(config, {
    ...outcome,
    msg: 'Your bank asks.',
    status: 'requires_action',
    payment_id: idOf(70),
  });
  server.answer(answerChallenge, () => {
    know(server, paid());
    return outcome;
  });
  await payWith(page, '4000002500003155');
  const question = await screen.findByRole('dialog', { name: /^Your bank wants to make sure/ });
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  await expectPaid();
  expect(server.sent(answerChallenge)).toMatchObject([
    { params: { id: idOf(70) }, body: { passed: true } },
  ]);
});

test('a network lost while paying is safe to press again, before and after the charge', async () => {
  const page = await openPayment();
  const { server, user } = page;
  server.lose(config);
  await payWith(page, goodCard);
  expect((await findAlert()).textContent).toContain(
    'could not tell whether your payment went through',
  );
  // Now the charge goes through and only its answer is lost.
  know(server, paid());
  answerReceipt(server, paid());
  await user.click(await screen.findByRole('button', { name: 'Pay ₹220' }));
  expect(await screen.findByRole('heading', { name: 'This booking is paid' })).toBeTruthy();
  const [first, second] = server.sent(config);
  expect(first?.body, 'the same again').toEqual(second?.body);
  expect(server.sent(config)).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'See the receipt' }));
  expect(await screen.findByText('₹220')).toBeTruthy();
});

test('a payment that fails after the bank has thought about it says so, and can be tried again', async () => {
  const page = await openPayment();
  const { server } = page;
  server.answer(config, () => {
    know(server, visit({ paymentState: 'processing' }));
    return { ...outcome, msg: 'Your bank is still thinking.', status: 'processing' as const };
  });
  await payWith(page, goodCard);
  expect(await screen.findByRole('heading', { name: 'Your bank is still thinking' })).toBeTruthy();
  know(server, visit());
  await page.waitUntil(() => screen.queryByRole('alert'));
  expect((await findAlert()).textContent).toContain('Your bank did not let this payment through.');
  expect(screen.queryByText(/still thinking/)).toBeNull();
  letPay(page);
  await payWith(page, goodCard);
  await expectPaid();
});

test('extra work approved before anything is paid is paid with the rest at once', async () => {
  const tap = {
    extra_id: idOf(80),
    words: 'नया नल',
    amount: 450,
    state: 'proposed',
    proposedAt: new Date().toISOString(),
    decidedAt: null,
  } as const;
  const before = started({ extras: [tap] });
  const page = await openPage(`/user/bookings/${before.notification_id}`, {
    as: 'user',
    given: (to) => know(to, before),
  });
  const { server, user } = page;
  const approved = { ...tap, state: 'approved', decidedAt: tap.proposedAt } as const;
  const after = started({
    extras: [approved],
    price: { ...before.price, total: 670 },
    due: 670,
  });
  server.answer(approveExtra, () => {
    know(server, after);
    return { ...approved, msg: 'It is on your bill.' };
  });
  letPay(page, after);
  answerReceipt(server, paid(after));
  await user.click(await screen.findByRole('button', { name: 'Approve ₹450' }));
  const [pay] = await screen.findAllByRole('link', { name: 'Pay ₹670' });
  expect(server.sent(approveExtra)).toMatchObject([{ body: { amount: 450 } }]);
  await user.click(pay as HTMLElement);
  await payWith(page, goodCard, 670);
  await expectPaid();
  await page.goto(`/user/bookings/${before.notification_id}/receipt`);
  expect(await screen.findByText(tap.words)).toBeTruthy();
  expect(screen.queryByText('Paid with this receipt')).toBeNull();
});

test('what was said of one card goes when the next is typed', async () => {
  const page = await openPayment();
  const why = 'Your card has not enough money on it.';
  page.server.refuse(config, 402, { msg: why, code: 'card_refused' });
  await screen.findByLabelText('Card number');
  await payWith(page, goodCard);
  expect((await findAlert()).textContent).toContain(why);
  const number = screen.getByLabelText<HTMLInputElement>('Card number');
  await page.user.clear(number);
  await page.user.type(number, '4242');
  await page.user.click(screen.getByRole('button', { name: 'Pay ₹220' }));
  expect(await screen.findByText('This card number is not complete.')).toBeTruthy();
  expect(screen.queryByText(why)).toBeNull();
});
