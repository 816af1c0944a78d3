import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readBooking } from '#contract/console.ts';
import { refundTip } from '#contract/operator-tip.ts';
import type { Level } from '#domain/operator.ts';
import { answerDesk, anyBooking, anyBookingId as id } from '../../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import { asha, idOf } from '../../../testing/samples.ts';

useScreens();

const at = asha.createdAt;
const tip = {
  payment_id: idOf(71),
  attempt: 2,
  paidWith: 'card',
  forTip: true,
  state: 'succeeded',
  amount: 50,
  at,
  code: null,
} as const;
const back = { refund_id: idOf(72), forTip: true, state: 'pending', amount: 50, at } as const;

const open = (level: Level, refunds: readonly (typeof back)[] = []) =>
  openPage(`/operator/bookings/${id}`, {
    given: (server) => {
      answerDesk(server, level);
      server.answer(readBooking, { ...anyBooking('done'), payments: [tip], refunds: [...refunds] });
      server.answer(refundTip, { msg: 'The tip goes back to the customer.' });
    },
  });

const press = { name: 'Give the tip back' };

test('§35 an admin gives a tip back with a reason', async () => {
  const { user, server } = await open('admin');
  expect(await screen.findByText(/tip for the professional/)).toBeTruthy();
  await user.click(await screen.findByRole('button', press));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Give the tip of ₹50 back to the customer?' }),
  );
  await user.type(dialog.getByRole('textbox'), 'Not their card.');
  await user.click(dialog.getByRole('button', press));
  await findToast('The tip goes back to the customer.');
  const [sent] = server.sent(refundTip);
  expect(sent).toMatchObject({ params: { id }, body: { reason: 'Not their card.' } });
});

test.each([
  ['support', []],
  ['admin', [back]],
] as const)('§35 not %s, or once it is on its way back', async (level, refunds) => {
  await open(level, refunds);
  expect((await screen.findAllByText(/tip for the professional/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', press)).toBeNull();
});
