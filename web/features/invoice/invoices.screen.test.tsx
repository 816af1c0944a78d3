import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listInvoices } from '#contract/invoice.ts';
import { answerReceipt, know, minutesAgo, visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const one = visit({ paymentState: 'paid', due: 0 });

const openReceipt = (invoices: Parameters<typeof answer>[0]) =>
  openPage(`/user/bookings/${one.notification_id}/receipt`, {
    as: 'user',
    given: (server) => {
      know(server, one);
      answerReceipt(server, one);
      server.answer(listInvoices, answer(invoices));
    },
  });

const answer = (
  invoices: readonly { kind: 'invoice' | 'credit_note'; number: string; cancelled?: boolean }[],
) => ({
  msg: 'OK',
  invoices: invoices.map(({ kind, number, cancelled = false }, n) => ({
    invoice_id: idOf(40 + n),
    kind,
    number,
    issuedAt: minutesAgo(5),
    amount: 220,
    cancelled,
  })),
});

const region = () => screen.findByRole('region', { name: 'Invoice' });

test('before the work is done and paid the receipt says when there will be an invoice', async () => {
  await openReceipt([]);
  expect((await region()).textContent).toContain('made when the work is done and paid');
});

test('an invoice and its credit notes are files, each named by its number', async () => {
  await openReceipt([
    { kind: 'invoice', number: 'LHI-2627-000001' },
    { kind: 'credit_note', number: 'LHC-2627-000001', cancelled: true },
  ]);
  const list = within(await region());
  const link = await list.findByRole('link', { name: 'PDF of LHI-2627-000001' });
  expect(link.getAttribute('href')).toBe(`/api/invoices/${idOf(40)}/file.pdf`);
  expect(link.hasAttribute('download')).toBe(true);
  expect(list.getByText('Credit note LHC-2627-000001')).toBeTruthy();
  expect(list.getByText('Cancelled: your bank sent this refund back.')).toBeTruthy();
});

test('invoices that did not load say so, with a way to try again; the receipt stays', async () => {
  const { server, user } = await openPage(`/user/bookings/${one.notification_id}/receipt`, {
    as: 'user',
    given: (to) => {
      know(to, one);
      answerReceipt(to, one);
      to.refuse(listInvoices, 500, { msg: 'Something went wrong.', code: 'internal' });
    },
  });
  const list = within(await region());
  await list.findByText('Something went wrong.');
  expect(screen.getByText('LH-2026-000001')).toBeTruthy();
  server.answer(listInvoices, answer([{ kind: 'invoice', number: 'LHI-2627-000001' }]));
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('Invoice LHI-2627-000001')).toBeTruthy();
});
