import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPayouts, mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { hdfc, ownPayout, payouts } from '../../testing/payout-samples.ts';
import { serverNow } from '../../testing/server-clock.ts';
import { enterCode, fill } from '../../testing/signup.ts';
import { setOnline } from '../../testing/browser.ts';

useScreens();

const open = (more: Parameters<typeof payouts>[0] = {}) =>
  openPage('/handyman/payouts', {
    as: 'handyman',
    given: (server) => {
      server.answer(getPayouts, payouts(more));
      server.answer(mailPayoutCode, { msg: 'A code is on its way.', resendAfter: 30 });
    },
  });

const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const fillBank = async (page: Page, number = '5010 0123 4567 8901') => {
  await fill(page, 'Account holder', 'Ravi Kale');
  await fill(page, 'Account number', number);
  await fill(page, 'IFSC', 'hdfc0001234');
};

/** Up to the boxes for the code, which are filled. */
const giveBank = async (page: Page) => {
  await press(page, 'Change');
  await fillBank(page);
  await press(page, 'Mail me the code');
  await enterCode(page, '123456');
};

test('§29 a professional without an account is asked for one', async () => {
  const page = await open({ next: { day: '2026-11-23', amount: 1856.5, hold: 'no_account' } });
  const next = await screen.findByRole('region', { name: 'Next payout, Monday 23 Nov' });
  expect(next.textContent).toContain('On hold: give a bank account or UPI id');
  expect(screen.getByRole('heading', { name: 'Where shall we pay you?' })).toBeTruthy();
  await press(page, 'Give a bank account or UPI id');
  const dialog = screen.getByRole('dialog', { name: 'Where we pay you' });
  expect(dialog.textContent).toContain('Nothing is paid to a new one for 48 hours');
});

test('§29 a bank account is given with a mailed code, and shown once it is saved', async () => {
  const page = await open();
  await press(page, 'Give a bank account or UPI id');
  await fillBank(page);
  await press(page, 'Mail me the code');
  expect(await findToast('A code is on its way.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Send the code again in/ })).toBeTruthy();
  page.server.answer(setBankAccount, { msg: 'Saved.' });
  page.server.answer(getPayouts, payouts({ account: hdfc }));
  await enterCode(page, '123456');
  await press(page, 'Save');
  expect(await findToast('Saved.')).toBeTruthy();
  const account = await screen.findByRole('region', { name: 'Where it goes' });
  expect(account.textContent).toContain('HDFC ··4417');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.server.sent(setBankAccount).map(({ body }) => body)).toEqual([
    { holder: 'Ravi Kale', number: '5010 0123 4567 8901', ifsc: 'hdfc0001234', otp: '123456' },
  ]);
});

test('§29 a UPI id is given in place of a bank account', async () => {
  const page = await open({ account: hdfc });
  await press(page, 'Change');
  await page.user.click(screen.getByRole('radio', { name: 'UPI id' }));
  expect(screen.queryByLabelText('Account number')).toBeNull();
  await fill(page, 'Account holder', 'Ravi Kale');
  await fill(page, 'Your UPI id', 'ravi');
  await press(page, 'Mail me the code');
  expect(screen.getByText('A UPI id is like sunita@okaxis.')).toBeTruthy();
  expect(page.server.sent(mailPayoutCode)).toEqual([]);
  await fill(page, 'Your UPI id', 'ravi@okaxis');
  await press(page, 'Mail me the code');
  page.server.answer(setUpi, { msg: 'Saved.' });
  await enterCode(page, '654321');
  await press(page, 'Save');
  await findToast('Saved.');
  expect(page.server.sent(setUpi).map(({ body }) => body)).toEqual([
    { holder: 'Ravi Kale', upi: 'ravi@okaxis', otp: '654321' },
  ]);
});

test('§29 no code is mailed for a number that is none, which is said at its field', async () => {
  const page = await open({ account: hdfc });
  await press(page, 'Change');
  await fillBank(page, '1234');
  await press(page, 'Mail me the code');
  const number = screen.getByLabelText('Account number');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(number);
  expect(screen.getByText('Enter the account number: 9 to 18 digits.')).toBeTruthy();
  expect(page.server.sent(mailPayoutCode)).toEqual([]);
});

test.each([
  ['a wrong code', 400, { fields: { otp: 'This is not the code.' } }, 'This is not the code.'],
  ['a code that is used up', 410, { msg: 'Ask for another code.' }, 'Ask for another code.'],
] as const)('§29 %s is said at its field', async (_, status, refusal, said) => {
  const page = await open({ account: hdfc });
  await giveBank(page);
  page.server.refuse(setBankAccount, status, refusal);
  await press(page, 'Save');
  const boxes = await screen.findByRole('group', { name: 'Code from our mail' });
  expect((await within(boxes).findByRole('alert')).textContent).toBe(said);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('§29 what the server says about a field is said there, and the code stays typed', async () => {
  const page = await open({ account: hdfc });
  await giveBank(page);
  page.server.refuse(setBankAccount, 400, { fields: { ifsc: 'There is no such branch.' } });
  await press(page, 'Save');
  expect(await screen.findByText('There is no such branch.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('IFSC'));
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveProperty('value', '1');
});

test('§29 of a new account the page says from when it is paid to', async () => {
  const paidFrom = new Date(serverNow() + 3_600_000).toISOString();
  await open({
    account: { kind: 'upi', shown: 'ra··@okaxis', givenAt: hdfc.givenAt, paidFrom },
    next: { day: '2026-11-23', amount: 1856.5, hold: 'changed' },
  });
  const account = await screen.findByRole('region', { name: 'Where it goes' });
  expect(account.textContent).toMatch(/ra··@okaxis.*UPI id.*Nothing is paid to it before/);
  expect(screen.getByText(/The amount comes a Monday later/)).toBeTruthy();
});

test('§29 a balance that is too small says from how much it is paid out', async () => {
  await open({
    account: hdfc,
    balance: 60,
    next: { day: '2026-11-23', amount: 0, hold: null },
  });
  expect(await screen.findByText(/We pay out balances from ₹100/)).toBeTruthy();
  expect(screen.getByText('Your balance: ₹60')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No payouts yet' })).toBeTruthy();
});

const held = { state: 'held', reference: null, paidAt: null } as const;

test('§29 a held payout says why and what to do', async () => {
  await open({
    account: hdfc,
    payouts: [
      ownPayout(3, { ...held, hold: 'operator', reason: 'Two bookings are in dispute.' }),
      ownPayout(2, { ...held, day: '2026-11-09', hold: 'no_account', to: null }),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Payouts so far' }));
  const [newest, older] = list.getAllByRole('listitem');
  expect(newest?.textContent).toContain('Held');
  expect(newest?.textContent).toContain('Why: Two bookings are in dispute.');
  expect(older?.textContent).toContain('There was no bank account or UPI id to pay it to.');
  const ways = list.getAllByRole('link', { name: 'Write to us' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/handyman/help/new']);
});

test('§29 a payout that the bank sent back asks for another account', async () => {
  const page = await open({
    account: hdfc,
    payouts: [
      ownPayout(3, { state: 'returned', reference: null, paidAt: null, reason: 'Account closed.' }),
      ownPayout(2, { day: '2026-11-09', state: 'waiting', reference: null, paidAt: null }),
      ownPayout(1, { day: '2026-11-02' }),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Payouts so far' }));
  const [returned, waiting, paid] = list.getAllByRole('listitem').map((one) => one.textContent);
  expect(returned).toMatch(/Sent back.*went back to your balance.*Why: Account closed\./);
  expect(waiting).toContain('The bank has not confirmed it yet.');
  expect(paid).toContain('Paid on 17 Nov 2026. The bank’s reference: UTR 3160422');
  await press(page, 'Give another account');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
});

test('§29 offline the page says that it is not here', async () => {
  setOnline(false);
  await open();
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
});
