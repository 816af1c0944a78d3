import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exportBooks, exportInvoices, getBooks, listTransfers } from '#contract/books.ts';
import type { BookedTransfer } from '#contract/books.ts';
import { ledgerAccounts } from '#domain/ledger.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';
import type { FakeServer } from '../../testing/server.ts';

useScreens();

const balances = {
  gateway: 300,
  held: 0,
  professional: -255,
  revenue: -45,
  gst: -36,
  discounts: 36,
  paying_out: 0,
  bank: 0,
  credit: 0,
  disputes: 0,
} as const;

const transfer: BookedTransfer = {
  transfer_id: 7,
  at: '2026-11-20T04:00:00.000Z',
  kind: 'charge',
  notification_id: idOf(3),
  payout_day: null,
  user_id: null,
  number: 12345,
  debit: 'gateway',
  credit: 'held',
  amount: 300,
};

const answerBooks = (server: FakeServer, gateway: number = balances.gateway) => {
  answerDesk(server, 'admin');
  server.answer(getBooks, ({ query }) => ({
    asOf: '2026-11-20T05:00:00.000Z',
    day: query['day'] ?? '2026-11-20',
    accounts: ledgerAccounts.map((account) => ({
      account,
      balance: account === 'gateway' ? gateway : balances[account],
      debit: account === 'gateway' ? 300 : 0,
      credit: 0,
    })),
  }));
  server.answer(listTransfers, ({ query }) => (query['day'] === '2026-11-01' ? [] : [transfer]));
};

const open = (at = '', gateway?: number) =>
  openPage(`/operator/books${at}`, { given: (server) => answerBooks(server, gateway) });

test('§28 each account with its balance, that they balance, and what was moved with its booking', async () => {
  await open();
  const accounts = await screen.findByRole('region', {
    name: 'Accounts at the end of 20 Nov 2026',
  });
  const rows = within(accounts).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '₹300',
    '₹0',
    '-₹255',
    '-₹45',
    '-₹36',
    '₹36',
    '₹0',
    '₹0',
    '₹0',
    '₹0',
  ]);
  expect(screen.getByText(/The books balance/).textContent).toBe(
    'All together: ₹0. The books balance.',
  );
  const moved = screen.getByRole('region', { name: 'What was moved on 20 Nov 2026' });
  expect(within(moved).getByText(/^Payment/)).toBeTruthy();
  const link = within(moved).getByRole('link', { name: '12345' });
  expect(link.getAttribute('href')).toBe(`/operator/bookings/${idOf(3)}`);
});

test('§29 a payout leads to its Monday', async () => {
  const payout = {
    ...transfer,
    kind: 'payout',
    notification_id: null,
    payout_day: '2026-11-16',
    number: 14,
    debit: 'professional',
    credit: 'paying_out',
  } as const;
  await openPage('/operator/books', {
    given: (server) => {
      answerBooks(server);
      server.answer(listTransfers, [payout]);
    },
  });
  const link = await screen.findByRole('link', { name: '14' });
  expect(link.getAttribute('href')).toBe('/operator/payouts/2026-11-16');
});

test('§28 books that do not balance say so', async () => {
  await open('', 299.5);
  expect((await screen.findByText(/do not balance/)).textContent).toContain('-₹0.50');
});

test('§28 a day in the address on which nothing was moved', async () => {
  const { server } = await open('?day=2026-11-01');
  expect(await screen.findByText('Nothing was moved')).toBeTruthy();
  expect(server.sent(getBooks).map(({ query }) => query)).toEqual([{ day: '2026-11-01' }]);
});

test('§28 the month of the day that is shown is a file, with a reason', async () => {
  const { server, user } = await open('?day=2026-10-31');
  server.answer(exportBooks, 'Day');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Export the books of October 2026?' }),
  );
  await user.type(dialog.getByRole('textbox'), 'The tax office.');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(server.sent(exportBooks).map(({ body }) => body)).toEqual([
      { month: '2026-10', reason: 'The tax office.' },
    ]),
  );
});

test('§30 the invoices of the same month are a file of their own', async () => {
  const { server, user } = await open('?day=2026-10-31');
  server.answer(exportInvoices, 'Day');
  await user.click(await screen.findByRole('button', { name: 'Invoices as CSV' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Export the invoices of October 2026?' }),
  );
  await user.type(dialog.getByRole('textbox'), 'The tax office.');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(server.sent(exportInvoices).map(({ body }) => body)).toEqual([
      { month: '2026-10', reason: 'The tax office.' },
    ]),
  );
});
