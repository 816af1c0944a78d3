import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerReceipt, know, visit } from '../../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';

useScreens();

const sentences = {
  examined: /Your bank is examining your payment of ₹220/,
  returned: /Your bank has given ₹220 of this back to you/,
} as const;

test.each(['examined', 'returned'] as const)(
  '§39 a payment that is %s by the bank says so on the booking',
  async (state) => {
    const dispute = { state, amount: 220 };
    const one = visit({ paymentState: 'paid', paid: 220, due: 0, dispute });
    const { notification_id: id } = one;
    await openPage(`/user/bookings/${id}`, { as: 'user', given: (server) => know(server, one) });
    expect(await screen.findByText(sentences[state])).toBeTruthy();
  },
);

test('§39 the receipt says it too', async () => {
  const dispute = { state: 'returned', amount: 220 } as const;
  const one = visit({ paymentState: 'paid', paid: 220, due: 0 });
  await openPage(`/user/bookings/${one.notification_id}/receipt`, {
    as: 'user',
    given: (server) => {
      know(server, one);
      answerReceipt(server, one, { dispute, kept: 0 });
    },
  });
  expect(await screen.findByText(sentences.returned)).toBeTruthy();
});
