import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readBooking } from '#contract/console.ts';
import { decideCash, getCashOfBooking } from '#contract/operator-cash.ts';
import { anyBooking, answerDesk } from '../../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import { idOf } from '../../../testing/samples.ts';

useScreens();

const id = idOf(400);
const at = new Date().toISOString();
const found = {
  payment_id: idOf(90),
  amount: 220,
  at,
  said: [{ by: 'user' as const, at, ticket_id: idOf(91), number: 482_101 }],
  outcome: null,
  decidedBy: null,
};

test('§37 an operator reads who says that the cash is wrong, and decides with a reason', async () => {
  const { user, server } = await openPage(`/operator/bookings/${id}`, {
    given: (given) => {
      answerDesk(given, 'admin');
      given.answer(readBooking, {
        ...anyBooking('done'),
        payments: [
          {
            payment_id: idOf(90),
            attempt: 1,
            paidWith: 'cash',
            forTip: false,
            state: 'succeeded',
            amount: 220,
            at,
            code: null,
          },
        ],
      });
      given.answer(getCashOfBooking, { balance: -2033, paused: true, taken: [found] });
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Cash' }));
  expect(part.getByText(/They owe too much to take cash at the moment/)).toBeTruthy();
  expect(part.getByRole('link', { name: 'ticket 482101' })).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Not received' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Take this cash out of the books?' }),
  );
  server.answer(decideCash, { msg: 'It is taken out.' });
  server.answer(getCashOfBooking, {
    balance: -2000,
    paused: false,
    taken: [{ ...found, outcome: 'not_received', decidedBy: 'Neela' }],
  });
  await user.type(dialog.getByLabelText('Why (for the audit log)'), 'Both were called.');
  await user.click(dialog.getByRole('button', { name: 'Not received' }));
  await findToast('It is taken out.');
  expect(server.sent(decideCash)).toMatchObject([
    { params: { id: idOf(90) }, body: { outcome: 'not_received', reason: 'Both were called.' } },
  ]);
  expect(await part.findByText('by Neela', { exact: false })).toBeTruthy();
  expect(part.queryByRole('button', { name: 'It was right' })).toBeNull();
});
