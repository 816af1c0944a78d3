import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Replied } from '#contract/call.ts';
import { endCustomerSessions, readCustomer, searchCustomers } from '#contract/console.ts';
import { getCustomerCredit, giveCredit, takeBackCredit } from '#contract/operator-credit.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { asha } from '../../testing/samples.ts';

useScreens();

const masked = { email: 'a•••@example.com', phone: '+91 ••••• ••001' };
const { user_id, username: name, email, contactNumber: phone, createdAt } = asha;

const customer: Replied<typeof readCustomer> = {
  user_id,
  name,
  email,
  phone,
  language: 'en',
  createdAt,
  counts: {
    asked: 1,
    done: 0,
    cancelledByThem: 0,
    cancelledByOthers: 0,
    declined: 0,
    unanswered: 0,
    unpaid: 0,
    disputes: 1,
  },
  bookings: [],
  blocks: [],
  matches: [],
};

test('a customer is found by their number and logged out everywhere, with a reason', async () => {
  const page = await openPage('/operator/customers', {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(searchCustomers, ({ query }) =>
        query['q'] === phone
          ? [{ ...masked, user_id, name, createdAt, bookings: 1, lastBookingAt: null }]
          : [],
      );
      server.answer(readCustomer, customer);
      server.answer(getCustomerCredit, { balance: 0, lines: [] });
      server.answer(endCustomerSessions, { msg: 'They are logged out everywhere.', ended: 2 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Customers' })).toBeTruthy();
  await page.user.type(await screen.findByRole('searchbox'), `${phone}{Enter}`);
  expect(await screen.findByText(masked.email)).toBeTruthy();
  await page.user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(page.address()).toBe(`/operator/customers/${user_id}`);
  await page.user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  expect(page.server.sent(endCustomerSessions), 'not without a reason').toEqual([]);
  await page.user.type(dialog.getByLabelText('Reason'), 'Their phone was stolen.');
  await page.user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  await findToast('They are logged out everywhere.');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(page.server.sent(endCustomerSessions)).toEqual([
    { params: { id: user_id }, query: {}, body: { reason: 'Their phone was stolen.' } },
  ]);
});

test.each([
  ['support', 0],
  ['admin', 1],
] as const)('the file of customers is offered to admins alone: %s', async (level, offered) => {
  await openPage('/operator/customers', {
    given: (server) => {
      answerDesk(server, level);
      server.answer(searchCustomers, []);
    },
  });
  expect(await screen.findByText('No customer fits')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Export as CSV' })).toHaveLength(offered);
});

test('back from a customer the list has the focus on their row, and names the keys that work there', async () => {
  const page = await openPage('/operator/customers', {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(searchCustomers, [
        { ...masked, user_id, name, createdAt, bookings: 1, lastBookingAt: null },
      ]);
      server.refuse(readCustomer, 404, { msg: 'There is no such customer.' });
    },
  });
  expect(await screen.findByText(/open.*search/)).toBeTruthy();
  await page.user.click(await screen.findByRole('link', { name }));
  await expect.poll(() => page.address()).toBe(`/operator/customers/${user_id}`);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await page.user.click(screen.getAllByRole('link', { name: 'Customers' })[0] ?? document.body);
  const row = await screen.findByRole('link', { name });
  await expect.poll(() => document.activeElement).toBe(row);
});

describe('§32 credit', () => {
  const given = {
    at: createdAt,
    kind: 'given',
    amount: 50,
    words: 'We came late.',
    notification_id: null,
    number: null,
  } as const;
  const open = (level: 'support' | 'admin', balance: number) =>
    openPage(`/operator/customers/${user_id}`, {
      given: (server) => {
        answerDesk(server, level);
        const lines = balance > 0 ? [given] : [];
        server.answer(readCustomer, customer);
        server.answer(getCustomerCredit, { balance, lines });
        server.answer(giveCredit, { msg: 'The credit is given.', balance: balance + 20 });
        server.answer(takeBackCredit, { msg: 'The credit is taken back.', balance: balance - 20 });
      },
    });
  const fill = async (page: Awaited<ReturnType<typeof open>>, button: string, amount: string) => {
    await page.user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Amount in rupees'), amount);
    await page.user.type(
      dialog.getByLabelText('Why, in a sentence to the customer'),
      'A broken cup.',
    );
    await page.user.click(dialog.getByRole('button', { name: button }));
    return dialog;
  };

  test('is given in whole rupees, with a sentence that the customer reads', async () => {
    const page = await open('support', 50);
    expect(await screen.findByText('We came late.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    const dialog = await fill(page, 'Give credit', '0.5');
    expect(await dialog.findByText('Enter whole rupees, from ₹1 to ₹5,000.')).toBeTruthy();
    expect(page.server.sent(giveCredit)).toEqual([]);
    await page.user.clear(dialog.getByLabelText('Amount in rupees'));
    await page.user.type(dialog.getByLabelText('Amount in rupees'), '20');
    await page.user.click(dialog.getByRole('button', { name: 'Give credit' }));
    await findToast('The credit is given.');
    expect(page.server.sent(giveCredit)).toMatchObject([
      { params: { id: user_id }, body: { amount: 20, words: 'A broken cup.' } },
    ]);
  });

  test('is taken back by an admin, and no more than is there', async () => {
    const page = await open('admin', 50);
    const dialog = await fill(page, 'Take back', '60');
    expect(await dialog.findByText('Enter whole rupees, from ₹1 to ₹50.')).toBeTruthy();
    await page.user.clear(dialog.getByLabelText('Amount in rupees'));
    await page.user.type(dialog.getByLabelText('Amount in rupees'), '20');
    await page.user.click(dialog.getByRole('button', { name: 'Take back' }));
    await findToast('The credit is taken back.');
    expect(page.server.sent(takeBackCredit)).toHaveLength(1);
  });

  test('where there never was any, there is nothing to take back', async () => {
    await open('admin', 0);
    expect(await screen.findByText('They have never had any.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});
