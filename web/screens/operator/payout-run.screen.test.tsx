import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  approvePayouts,
  exportPayouts,
  getPayoutRun,
  holdPayout,
  listPayouts,
  markPaid,
  releasePayout,
  returnPayout,
} from '#contract/payout-run.ts';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { runDayOf } from '#domain/payout.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { answerDesk } from '../../testing/desk-samples.ts';
import { answerRun, line } from '../../testing/payout-samples.ts';
import { idOf } from '../../testing/samples.ts';
import { serverNow } from '../../testing/server-clock.ts';
import { dayText } from '../../ui/when.ts';

useScreens();

const monday = runDayOf(new Date(serverNow()));

const open = (lines: readonly PayoutOfRun[], approved = true, at = monday) =>
  openPage(`/operator/payouts/${at}`, {
    given: (server) => answerRun(server, at, lines, approved),
  });

const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Answers the dialog that is open. */
const giveReason = async ({ user }: Page, title: string, yes: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('textbox'), 'The account is closed.');
  await user.click(dialog.getByRole('button', { name: yes }));
};

const unfiled = { inAFile: false } as const;
const held = line(8, { state: 'held', hold: 'operator', reason: 'In dispute.', ...unfiled });
const paid = line(9, { state: 'paid', reference: 'UTR 3160418' });

test('§29 the steps, the sums, and each payout with what became of it', async () => {
  await open([line(1), line(2, unfiled), held, paid]);
  const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(steps[1]?.textContent).toContain('Neela Rao');
  expect(steps[2]?.textContent).toContain('1 line is in no file yet');
  expect(steps[3]?.textContent).toContain('1 of 3');
  const sums = screen.getByRole('region', { name: 'Sums' });
  expect(sums.textContent).toContain('To pay₹3,0123 professionals');
  const table = await screen.findByRole('region', { name: /^Payouts of/ });
  const rows = within(table).getAllByRole('row').slice(1);
  const states = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(states[0]).toContain('In a bank file');
  expect(states[1]).toContain('In no bank file yet');
  expect(states[2]).toMatch(/Held.*Held by an operator.*In dispute\./);
  expect(states[3]).toContain('UTR 3160418');
  const name = screen.getByRole('link', { name: 'Plumber 1' });
  expect(name.getAttribute('href')).toBe(`/operator/professionals/${idOf(501)}`);
});

test('§29 a Monday is approved once, after a question', async () => {
  const page = await open([line(1, unfiled), line(2, unfiled)], false);
  expect(await screen.findByText(/Hold what should not be paid, then approve/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bank file' })).toBeNull();
  await press(page, 'Approve');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve 2 payouts of ₹2,003?' }),
  );
  page.server.answer(approvePayouts, () => {
    answerRun(page.server, monday, [line(1, unfiled), line(2, unfiled)]);
    return { msg: 'Approved.' };
  });
  await page.user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await findToast('Approved.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Bank file' })).toBeTruthy();
  expect(page.server.sent(approvePayouts).map(({ params }) => params)).toEqual([{ day: monday }]);
});

test('§29 the bank file has what was in no file yet; what was is downloaded again by another button', async () => {
  const page = await open([line(1, unfiled), line(2)]);
  const { server } = page;
  server.answer(exportPayouts, 'Number');
  const again = { name: 'All that wait, again' };
  await press(page, 'Bank file');
  answerRun(server, monday, [line(1), line(2)]);
  await giveReason(page, `Download the bank file of ${dayText(monday)}?`, 'Export');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bank file' })).toBeNull());
  await page.user.click(screen.getByRole('button', again));
  await giveReason(page, `Download all of ${dayText(monday)} that wait, again?`, 'Export');
  const reason = 'The account is closed.';
  await waitFor(() =>
    expect(server.sent(exportPayouts).map(({ body }) => body)).toEqual([
      { day: monday, again: false, reason },
      { day: monday, again: true, reason },
    ]),
  );
});

const threeAtTheBank = [line(1), line(2), line(3), line(4, unfiled)];

test('§29 several waiting payouts are marked paid under one reference', async () => {
  const page = await open(threeAtTheBank);
  const { server, user } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Plumber 1, ₹1,001' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Plumber 3, ₹1,003' }));
  expect(screen.queryByRole('checkbox', { name: /Plumber 4/ })).toBeNull();
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('2 payouts, ₹2,004');
  const bar = within(screen.getByRole('form', { name: 'Mark as paid' }));
  await user.click(bar.getByRole('button', { name: 'Mark paid' }));
  expect(server.sent(markPaid)).toEqual([]);
  await user.type(bar.getByLabelText('The bank’s reference'), 'UTR 3160422');
  server.answer(markPaid, { msg: '2 are marked as paid.' });
  await user.click(bar.getByRole('button', { name: 'Mark paid' }));
  expect(await findToast('2 are marked as paid.')).toBeTruthy();
  expect(server.sent(markPaid).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { day: monday, payouts: [idOf(401), idOf(403)], reference: 'UTR 3160422' },
  ]);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Mark as paid' })).toBeNull());
});

test('§29 all at the bank are chosen at once, and none again', async () => {
  const page = await open(threeAtTheBank);
  const all = await screen.findByRole('checkbox', { name: 'Choose all in a bank file (3)' });
  await page.user.click(all);
  expect(screen.getAllByText('3 payouts, ₹3,006')).not.toEqual([]);
  await press(page, 'Choose none');
  expect(screen.queryByRole('form', { name: 'Mark as paid' })).toBeNull();
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
});

test('§29 a reference that is refused is said at its field, and the lines stay chosen', async () => {
  const page = await open(threeAtTheBank);
  page.server.refuse(markPaid, 400, { fields: { reference: 'Shorter, please.' } });
  await page.user.click(await screen.findByRole('checkbox', { name: /Plumber 1/ }));
  await page.user.type(screen.getByLabelText('The bank’s reference'), 'UTR');
  await press(page, 'Mark paid');
  expect(await screen.findByText('Shorter, please.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Plumber 1/ })).toHaveProperty('checked', true);
});

test.each([
  [
    'sent back by the bank',
    line(1),
    /^Sent back… ?Plumber 1/,
    'The bank sent the payout of Plumber 1 back?',
    'Mark as sent back',
    returnPayout,
  ],
  [
    'held before it is in a file',
    line(1, unfiled),
    /^Hold… ?Plumber 1/,
    'Hold the payout of Plumber 1?',
    'Hold it',
    holdPayout,
  ],
  [
    'paid after all',
    line(1, { state: 'held', hold: 'changed', ...unfiled }),
    /^Pay after all… ?Plumber 1/,
    'Pay Plumber 1 with this Monday after all?',
    'Pay after all',
    releasePayout,
  ],
] as const)('§29 one payout is %s, with a reason', async (_, one, button, title, yes, call) => {
  const page = await open([one]);
  page.server.answer(call, { msg: 'Done.' });
  await press(page, button);
  await giveReason(page, title, yes);
  expect(await findToast('Done.')).toBeTruthy();
  expect(page.server.sent(call)).toEqual([
    { params: { id: idOf(401) }, query: {}, body: { reason: 'The account is closed.' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('§29 what was held on an earlier Monday is in a later one, and released there', async () => {
  await open([held], true, dayAfter(monday, -7));
  expect(await screen.findByText('In dispute.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay after all/ })).toBeNull();
});

test('§29 the list is filtered by state, in the address', async () => {
  const page = await open([line(1), held, paid]);
  const { user, server } = page;
  await user.click(await screen.findByRole('radio', { name: /^Held/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Plumber 1' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Plumber 8' })).toBeTruthy();
  expect(page.address()).toBe(`/operator/payouts/${monday}?state=held`);
  expect(server.sent(listPayouts).at(-1)?.query['state']).toBe('held');
});

test('§29 a day without payouts says so', async () => {
  await openPage('/operator/payouts/2026-11-17', {
    given: (server) => {
      answerDesk(server, 'admin');
      server.refuse(getPayoutRun, 404, { msg: 'There are no payouts of this day.' });
    },
  });
  expect(await screen.findByText('There are no payouts of this day.')).toBeTruthy();
});
