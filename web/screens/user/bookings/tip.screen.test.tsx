import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerChallenge, settlePayment } from '#contract/payment.ts';
import { getTip, giveTip } from '#contract/tip.ts';
import type { TipView } from '#contract/tip.ts';
import { serverNow } from '../../../data/clock.ts';
import { know, noTip, visit } from '../../../testing/booking-samples.ts';
import { setOnline } from '../../../testing/browser.ts';
import { fill, nothingSent } from '../../../testing/job-steps.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';
import type { Page } from '../../../testing/page.tsx';
import type { FakeServer } from '../../../testing/server.ts';
import { idOf } from '../../../testing/samples.ts';

useScreens();

const done = visit({ state: 'done', paymentState: 'paid', paid: 220, due: 0, moves: [] });
const id = done.notification_id;
const outcome = {
  msg: 'Thank you. Your tip was paid.',
  status: 'success',
  booking_id: id,
} as const;
const offered: TipView = { ...noTip, offered: true };

const became = (server: FakeServer, state: NonNullable<TipView['tip']>['state'], amount = 50) =>
  server.answer(getTip, {
    ...noTip,
    tip: {
      amount,
      state,
      at: '2026-11-19T06:00:00.000Z',
      paidWith: 'card',
      receipt: state === 'processing' ? null : 'LH-2627A-000042',
      passedOn: false,
    },
  });

const open = (query = '', tip: TipView = offered) =>
  openPage(`/user/bookings/${id}/tip${query}`, {
    as: 'user',
    given: (server) => {
      know(server, done);
      server.answer(getTip, { msg: 'OK', ...tip });
    },
  });

const press = async ({ user }: Page, button: string, number = '4242424242424242') => {
  await fill('Card number', number);
  await fill('Expiry', '1234');
  await fill('CVC', '123');
  await user.click(screen.getByRole('button', { name: button }));
};

const letGive = ({ server }: Page, amount = 50) =>
  server.answer(giveTip, () => {
    became(server, 'given', amount);
    return outcome;
  });

const expectReceipt = async () => {
  expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeTruthy();
  expect(screen.getByText('LH-2627A-000042')).toBeTruthy();
  expect(screen.getByText('Tip for Ravi')).toBeTruthy();
};

test('§35 the amount that was tapped is chosen, another can be, and the receipt follows', async () => {
  const page = await open('?amount=50');
  letGive(page, 100);
  expect(await screen.findByRole('radio', { name: '₹50' })).toMatchObject({ checked: true });
  await page.user.click(screen.getByRole('radio', { name: '₹100' }));
  await press(page, 'Give ₹100');
  await expectReceipt();
  expect(page.server.sent(giveTip)).toMatchObject([
    { params: { id }, body: { amount: 100, token: { id: 'tok_visa' } } },
  ]);
});

test('§35 nothing is chosen for the customer, and nothing is sent without an amount', async () => {
  const page = await open('?amount=5000');
  await screen.findByLabelText('Card number');
  const amounts = within(screen.getByRole('group', { name: 'How much?' })).getAllByRole('radio');
  expect(amounts.filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  await press(page, 'Give a tip');
  expect((await screen.findByRole('alert')).textContent).toBe('Choose an amount first.');
  expect(page.server.sent(giveTip)).toEqual([]);
});

test.each(['9', '1001', '20.5', 'x', ''])('§35 an amount of one’s own: not "%s"', async (text) => {
  const page = await open('?amount=other');
  await fill('Amount in rupees', text);
  await press(page, 'Give a tip');
  const field = await screen.findByLabelText('Amount in rupees');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(page.server.sent(giveTip)).toEqual([]);
});

test('§35 an amount of one’s own', async () => {
  const page = await open('?amount=other');
  letGive(page, 75);
  await fill('Amount in rupees', '75');
  await press(page, 'Give ₹75');
  await expectReceipt();
});

test('§35 a refused card says why, and can be tried again', async () => {
  const page = await open('?amount=20');
  page.server.refuse(giveTip, 402, { msg: 'Your card was declined.', code: 'card_declined' });
  await press(page, 'Give ₹20');
  expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.');
  letGive(page, 20);
  await press(page, 'Give ₹20');
  await expectReceipt();
});

test('§35 a bank that asks first is answered on the page', async () => {
  const page = await open('?amount=50');
  const asks = { ...outcome, msg: 'Your bank asks.', status: 'requires_action' as const };
  page.server.answer(giveTip, { ...asks, payment_id: idOf(70) });
  page.server.answer(answerChallenge, () => {
    became(page.server, 'given');
    return outcome;
  });
  await press(page, 'Give ₹50', '4000002500003155');
  const question = await screen.findByRole('dialog', { name: /^Your bank wants to make sure/ });
  expect(within(question).getByText(/₹50/)).toBeTruthy();
  await page.user.click(within(question).getByRole('button', { name: 'Approve' }));
  await expectReceipt();
});

test('§35 while the bank thinks the page waits, and goes on by itself', async () => {
  const page = await open('?amount=50');
  page.server.answer(giveTip, () => {
    became(page.server, 'processing');
    return { ...outcome, msg: 'Your bank is still thinking.', status: 'processing' as const };
  });
  await press(page, 'Give ₹50');
  expect(await screen.findByRole('heading', { name: 'Your bank is still thinking' })).toBeTruthy();
  became(page.server, 'given');
  await page.wait(31_000);
  await expectReceipt();
});

test('§35 by UPI: a QR code of the amount, gone with another amount, and the receipt once the app has paid', async () => {
  const page = await open('?amount=50');
  await page.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  const asked = () =>
    ({
      ...outcome,
      status: 'requires_action',
      payment_id: idOf(70),
      upi: {
        link: 'upi://pay?pa=localhands@sandbox&am=50.00&cu=INR',
        validUntil: new Date(serverNow() + 5 * 60_000).toISOString(),
      },
    }) as const;
  page.server.answer(giveTip, asked);
  page.server.answer(settlePayment, asked);
  await page.user.click(screen.getByRole('button', { name: 'Show the QR code · ₹50' }));
  expect(await screen.findByTitle('QR code: pay ₹50 to LocalHands')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: '₹100' }));
  expect(screen.queryByTitle(/^QR code/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Show the QR code · ₹100' }));
  await screen.findByTitle('QR code: pay ₹100 to LocalHands');
  expect(page.server.sent(giveTip)).toMatchObject([
    { body: { amount: 50, token: { id: 'tok_upi' } } },
    { body: { amount: 100, token: { id: 'tok_upi' } } },
  ]);
  became(page.server, 'given', 100);
  page.server.answer(settlePayment, outcome);
  await page.waitUntil(() => screen.queryByRole('heading', { name: 'Receipt' }));
});

test('§35 offline nothing is sent', async () => {
  const page = await open('?amount=50');
  await screen.findByLabelText('Card number');
  setOnline(false);
  await press(page, 'Give ₹50');
  expect((await screen.findByRole('alert')).textContent).toContain(nothingSent);
  expect(page.server.sent(giveTip)).toEqual([]);
});

test('§35 where none can be given the page says when one can', async () => {
  await open('', noTip);
  expect(await screen.findByRole('heading', { name: 'There is no tip to give here' })).toBeTruthy();
});
