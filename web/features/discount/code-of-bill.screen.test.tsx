import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterDiscount, takeOffDiscount } from '#contract/discount.ts';
import { know, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const code = { code: 'MONSOON50', amount: 50 } as const;
const withCode = (more: Partial<Visit> = {}) => visit({ paid: 50, due: 170, code, ...more });

const openPayment = (booking: Visit) =>
  openPage('/user/payment?total=220', {
    as: 'user',
    given: (server) => know(server, booking),
  });

const line = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('§38 a code is entered on the page of a payment, and is a line of the bill at once', async () => {
  const { user, server } = await openPayment(visit());
  server.answer(enterDiscount, () => {
    know(server, withCode());
    return { msg: 'MONSOON50 takes ₹50 off your bill.', ...code, due: 170 };
  });
  await user.click(await screen.findByRole('button', { name: 'I have a discount code' }));
  const field = screen.getByLabelText('Discount code', { selector: 'input' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'monsoon50{Enter}');
  await findToast('MONSOON50 takes ₹50 off your bill.');
  expect(server.sent(enterDiscount)).toMatchObject([
    { params: { id: idOf(3) }, body: { code: 'monsoon50' } },
  ]);
  expect(await screen.findByRole('button', { name: 'Pay ₹170' })).toBeTruthy();
  expect(line('Code MONSOON50')).toBe('-₹50');
  expect(line('Still due')).toBe('₹170');
});

test('§38 it is taken off again', async () => {
  const { user, server } = await openPayment(withCode());
  server.answer(takeOffDiscount, () => {
    know(server, visit());
    return { msg: 'The code is taken off.' };
  });
  await user.click(await screen.findByRole('button', { name: 'Remove MONSOON50' }));
  await findToast('The code is taken off.');
  expect(await screen.findByRole('button', { name: 'Pay ₹220' })).toBeTruthy();
  expect(screen.queryByText('Code MONSOON50')).toBeNull();
});

test('§38 what can be no code is said at once, and why one is refused at the field', async () => {
  const { user, server } = await openPayment(visit());
  server.refuse(enterDiscount, 409, {
    code: 'code_not_valid',
    msg: 'This code cannot be used here.',
  });
  await user.click(await screen.findByRole('button', { name: 'I have a discount code' }));
  const field = screen.getByLabelText('Discount code', { selector: 'input' });
  await user.type(field, 'a b{Enter}');
  expect(screen.getByText('A code has 4 to 20 letters and digits, without spaces.')).toBeTruthy();
  expect(server.sent(enterDiscount)).toEqual([]);
  await user.clear(field);
  await user.type(field, 'GUESS1');
  await user.click(screen.getByRole('button', { name: 'Use the code' }));
  expect(await screen.findByText('This code cannot be used here.')).toBeTruthy();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('§38 on the bill of a booking that is paid it stays a line', async () => {
  await openPage(`/user/bookings/${idOf(3)}`, {
    as: 'user',
    given: (server) => know(server, withCode({ paymentState: 'paid', paid: 220, due: 0 })),
  });
  expect(await screen.findByText('Code MONSOON50')).toBeTruthy();
  expect(line('Code MONSOON50')).toBe('-₹50');
  expect(line('Paid after the code')).toBe('₹170');
});

test('§38 after a refund the bill speaks of what the customer has paid', async () => {
  const booking = withCode({
    paymentState: 'paid',
    state: 'done',
    paid: 220,
    due: 0,
    refunded: 20,
  });
  await openPage(`/user/bookings/${idOf(3)}`, {
    as: 'user',
    given: (server) => know(server, booking),
  });
  expect(await screen.findByText('Refunded')).toBeTruthy();
  expect(line('Paid in the end')).toBe('₹150');
});
