import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseCash, confirmCash, disputeCash, getCash, takeBackCash } from '#contract/cash.ts';
import type { Cash } from '#contract/cash.ts';
import { know, started, toHandyman, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { FakeServer } from '../../testing/server.ts';
import { asha, idOf } from '../../testing/samples.ts';

useScreens();

const nothing: Cash = { chosen: false, due: 220, offer: 'open', most: 1000, taken: [] };
const one: Cash['taken'][number] = {
  payment_id: idOf(90),
  amount: 220,
  at: new Date().toISOString(),
  said: [],
  outcome: null,
  mayDispute: true,
};
const chosen = (job = started()): Visit => ({ ...job, cash: 'chosen' });
const taken = (job = started()): Visit => ({
  ...job,
  cash: 'taken',
  paymentState: 'paid',
  paid: 220,
  due: 0,
});

const answerCash = (server: FakeServer, more: Partial<Cash> = {}) =>
  server.answer(getCash, { ...nothing, ...more });

const openPayment = (more: Partial<Cash> = {}) =>
  openPage('/user/payment?total=220', {
    as: 'user',
    given: (server) => {
      know(server, visit());
      answerCash(server, more);
    },
  });

test('§37 cash stands beside the card, says what it means, and is chosen with one press', async () => {
  const page = await openPayment();
  const { user, server } = page;
  server.answer(chooseCash, () => {
    know(server, chosen(visit()));
    answerCash(server, { chosen: true });
    return { msg: 'You pay in cash.' };
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Card')).checked).toBe(true);
  expect(screen.getByLabelText('Card number')).toBeTruthy();
  await user.click(screen.getByLabelText('Cash'));
  expect(await screen.findByText(/Give Ravi the money once the work has begun/)).toBeTruthy();
  expect(screen.getByText(/it becomes credit for your next bill/)).toBeTruthy();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pay ₹220 in cash' }));
  await findToast('You pay in cash.');
  expect(server.sent(chooseCash)).toMatchObject([{ params: { id: idOf(3) } }]);
  await waitFor(() => expect(page.address()).toBe(`/user/bookings/${idOf(3)}`));
});

test.each([
  ['paused', 'Ravi takes no cash at the moment: pay by card or UPI.'],
  ['too_much', 'Ravi takes up to ₹1,000 in cash at once.'],
  ['under_way', 'Your card payment is under way. Wait until it is through.'],
] as const)('§37 where it cannot be chosen the page says why: %s', async (offer, why) => {
  const { user } = await openPayment({ offer });
  await user.click(await screen.findByLabelText('Cash'));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /in cash/ })).toBeNull();
});

test('§37 the customer’s booking says what to give, and it can be taken back', async () => {
  const { user, server } = await openPage(`/user/bookings/${idOf(3)}`, {
    as: 'user',
    given: (given) => {
      know(given, chosen());
      answerCash(given, { chosen: true });
    },
  });
  server.answer(takeBackCash, () => {
    know(server, started());
    answerCash(server);
    return { msg: 'Not in cash any more.' };
  });
  expect(await screen.findByText('You pay ₹220 in cash')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pay ₹220' }), 'not by card too').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pay by card or UPI instead' }));
  await findToast('Not in cash any more.');
  expect((await screen.findAllByRole('link', { name: 'Pay ₹220' })).length).toBeGreaterThan(0);
});

const atWork = `/handyman/workdone?user_id=${asha.user_id}`;

test('§37 the professional reads the sum and the commission, is asked, and confirms what was shown', async () => {
  const { user, server } = await openPage(atWork, {
    as: 'handyman',
    given: (given) => {
      know(given, toHandyman(chosen()));
      answerCash(given, { chosen: true });
    },
  });
  server.answer(confirmCash, { msg: 'Thank you. The booking is paid.' });
  expect(await screen.findByRole('heading', { name: 'Take ₹220 in cash' })).toBeTruthy();
  expect(screen.getByText(/₹33 of the bill is the commission/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have received ₹220' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Have you got ₹220?' }));
  expect(server.sent(confirmCash), 'not before the answer').toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Yes, I have it' }));
  await findToast('Thank you. The booking is paid.');
  expect(server.sent(confirmCash)).toMatchObject([
    { params: { id: idOf(3) }, body: { amount: 220 } },
  ]);
});

test('§37 before the work has begun there is nothing to confirm', async () => {
  await openPage(`/handyman/jobstartotp?user_id=${asha.user_id}`, {
    as: 'handyman',
    given: (given) => know(given, toHandyman(chosen(visit()))),
  });
  expect(await screen.findByText('Asha pays in cash, once the work has begun.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /I have received/ })).toBeNull();
});

test('§37 either side says once that the sum is wrong, with a sentence', async () => {
  const { user, server } = await openPage(`/user/bookings/${idOf(3)}`, {
    as: 'user',
    given: (given) => {
      know(given, taken());
      answerCash(given, { offer: 'nothing_due', due: 0, taken: [one] });
    },
  });
  server.answer(disputeCash, () => {
    answerCash(server, { taken: [{ ...one, said: ['user'], mayDispute: false }] });
    return { msg: 'We look into it.', ticket_id: idOf(91), number: 482_101 };
  });
  await user.click(await screen.findByRole('button', { name: 'The sum is wrong' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with it?' }));
  await user.type(dialog.getByLabelText(/^In a sentence/), 'I paid 200.');
  await user.click(dialog.getByRole('button', { name: 'Tell LocalHands' }));
  await findToast('We look into it.');
  expect(server.sent(disputeCash)).toMatchObject([
    { params: { id: idOf(3) }, body: { payment_id: idOf(90), words: 'I paid 200.' } },
  ]);
  expect(
    await screen.findByText('You have said that the sum is wrong. LocalHands looks into it.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'The sum is wrong' })).toBeNull();
});

test('§37 the professional’s bill says that it was cash', async () => {
  await openPage(`/handyman/paymentBill?booking_id=${idOf(3)}`, {
    as: 'handyman',
    given: (given) => {
      know(given, toHandyman(taken()));
      answerCash(given, { taken: [one] });
    },
  });
  expect(await screen.findByText(/Paid in cash. You keep the money/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'I confirmed by mistake' })).toBeTruthy();
});

test('§37 who calls off a job whose cash they have reads that they will owe it', async () => {
  const { user } = await openPage(atWork, {
    as: 'handyman',
    given: (given) => {
      know(given, toHandyman(taken()));
      answerCash(given, { taken: [one] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the job' }));
  expect(await screen.findByText(/and you owe it to LocalHands/)).toBeTruthy();
});
