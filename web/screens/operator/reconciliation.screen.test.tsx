import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import type { Compared } from '#contract/reconciliation.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const day = (more: Partial<Compared> = {}): Compared => ({
  day: '2026-11-18',
  checkedAt: '2026-11-18T20:31:00.000Z',
  charges: 3,
  charged: 660,
  ourCharged: 660,
  refunds: 1,
  refunded: 100,
  ourRefunded: 100,
  differences: [],
  ...more,
});

const open = (days: readonly Compared[]) =>
  openPage('/operator/reconciliation', {
    given: (server) => {
      answerDesk(server, 'admin');
      server.answer(listReconciliations, [...days]);
    },
  });

test('§34 a day that agrees says so, with both sums', async () => {
  await open([day()]);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Agrees')).toBeTruthy();
  expect(card.getAllByText('₹660')).toHaveLength(2);
});

test('§34 a difference says what it is, names the booking and what to do, and the day can be compared again', async () => {
  const kind = 'charge_missing';
  const difference = {
    kind,
    gateway_id: 'pi_1',
    theirs: null,
    ours: 220,
    booking_id: idOf(3),
    number: 10_004,
  } as const;
  const page = await open([day({ differences: [difference] })]);
  expect(await screen.findByText('1 difference')).toBeTruthy();
  expect(screen.getByText('In our books, not on the gateway’s list')).toBeTruthy();
  expect(screen.getByText(/^Look it up at the gateway by its name/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Booking 10004' });
  expect(link.getAttribute('href')).toBe(`/operator/bookings/${idOf(3)}`);
  page.server.answer(reconcileDay, { msg: 'Compared again.' });
  page.server.answer(listReconciliations, [day()]);
  await page.user.click(screen.getByRole('button', { name: /^Compare .* again$/ }));
  expect(await screen.findByText('Agrees')).toBeTruthy();
  expect(page.server.sent(reconcileDay)).toMatchObject([{ params: { day: '2026-11-18' } }]);
});

test('§34 before the first night it says when days are compared', async () => {
  await open([]);
  expect(await screen.findByText('No day was compared yet')).toBeTruthy();
});
