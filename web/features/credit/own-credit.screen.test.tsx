import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCredit } from '#contract/credit.ts';
import type { Credit } from '#contract/credit.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const open = (credit: Credit) =>
  openPage('/user/account', {
    as: 'user',
    given: (server) => server.answer(getCredit, credit),
  });

const booking = { notification_id: idOf(31), number: 48_211, words: null } as const;
const given = { kind: 'given', amount: 100, words: 'We came late.' } as const;
const at = '2026-11-18T06:00:00.000Z';

test('§32 a customer reads on their account what credit they have, and what has changed it', async () => {
  await open({
    balance: 50,
    lines: [
      { at, kind: 'used', amount: -50, ...booking },
      { at, ...given, notification_id: null, number: null },
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Your credit' }));
  expect(part.getByText('It pays your next bill by itself, as far as it goes.')).toBeTruthy();
  expect(part.getAllByText('₹50')).toBeTruthy();
  const [used, first] = part.getAllByRole('listitem');
  expect(used?.textContent).toContain('Paid a bill');
  expect(within(used as HTMLElement).getByRole('link', { name: 'Booking 48211' })).toMatchObject({
    pathname: `/user/bookings/${booking.notification_id}`,
  });
  expect(first?.textContent).toContain('We came late.');
});

test('§32 one that is used says so', async () => {
  await open({ balance: 0, lines: [{ at, kind: 'used', amount: -50, ...booking }] });
  expect(await screen.findByText('All of it is used.')).toBeTruthy();
});

test('§32 a customer who never had any reads nothing about it', async () => {
  await open({ balance: 0, lines: [] });
  expect(await screen.findByText('Favourites', { exact: false })).toBeTruthy();
  expect(screen.queryByText('Your credit')).toBeNull();
});
