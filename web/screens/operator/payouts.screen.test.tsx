import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPayoutRuns } from '#contract/payout-run.ts';
import type { PayoutRun } from '#contract/payout-run.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { line, runOf } from '../../testing/payout-samples.ts';

useScreens();

const run = (...given: Parameters<typeof runOf>): PayoutRun => {
  const { day, madeAt, approvedAt, states } = runOf(...given);
  return { day, madeAt, approvedAt, states };
};

const open = (runs: PayoutRun[], level: 'admin' | 'support' = 'admin') =>
  openPage('/operator/payouts', {
    given: (server) => {
      answerDesk(server, level);
      server.answer(listPayoutRuns, runs);
    },
  });

const held = line(3, { state: 'held', hold: 'no_account', to: null, inAFile: false });
const paid = line(4, { state: 'paid', reference: 'UTR 1' });

test('§29 each Monday with what is next, its sums and its page', async () => {
  await open([
    run('2026-11-16', [line(1), line(2), held], false),
    run('2026-11-09', [line(1), paid]),
    run('2026-11-02', [paid]),
  ]);
  const table = await screen.findByRole('region', { name: 'Payouts' });
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['16 Nov 2026', 'Look through and approve', '₹2,003', '₹0', '₹0', '₹1,003'],
    ['9 Nov 2026', '1 not marked yet', '₹2,005', '₹1,004', '₹0', '₹0'],
    ['2 Nov 2026', 'Done', '₹1,004', '₹1,004', '₹0', '₹0'],
  ]);
  const link = screen.getByRole('link', { name: '16 Nov 2026' });
  expect(link.getAttribute('href')).toBe('/operator/payouts/2026-11-16');
});

test('§29 before the first Monday the page says when it is', async () => {
  await open([]);
  expect(await screen.findByText(/made on the next Monday at 6/)).toBeTruthy();
});

test.each([
  ['admin', 1],
  ['support', 0],
] as const)('§29 the menu leads an operator of level %s there: %i', async (level, entries) => {
  await open([], level);
  const menu = within(await screen.findByRole('navigation', { name: 'Console' }));
  expect(menu.queryAllByRole('link', { name: 'Payouts' })).toHaveLength(entries);
});
