import { screen, waitFor, within } from '@testing-library/react';
import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { answerUpi, config, settlePayment } from '#contract/payment.ts';
import { upiLink } from '#domain/upi.ts';
import { serverNow } from '../../data/clock.ts';
import { know, visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const link = upiLink({
  payee: 'localhands@sandbox',
  name: 'LocalHands',
  amountPaise: 22_000,
  reference: '0123456789abcdef01234567',
  note: 'LocalHands',
});
const validUntil = () => new Date(serverNow() + 5 * 60_000).toISOString();
const waiting = () =>
  ({
    msg: 'Waiting for your UPI app.',
    status: 'requires_action',
    booking_id: idOf(3),
    payment_id: idOf(70),
    upi: { link, validUntil: validUntil() },
  }) as const;
const success = { msg: 'Payment Successful', status: 'success', booking_id: idOf(3) } as const;

/** Reads a drawn code with a decoder that is not ours: each module becomes a square of several pixels. */
const decode = (svg: Element): string | undefined => {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQr(pixels, width, width)?.data;
};

const openUpi = async () => {
  const page = await openPage('/user/payment?total=220', {
    as: 'user',
    given: (server) => {
      know(server, visit());
      server.answer(config, waiting);
      server.answer(settlePayment, waiting);
    },
  });
  await page.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  return page;
};

const show = async ({ user }: Awaited<ReturnType<typeof openUpi>>) => {
  await user.click(screen.getByRole('button', { name: 'Show the QR code · ₹220' }));
  return screen.findByTitle('QR code: pay ₹220 to LocalHands');
};

test('§33 the QR code is read back as the link that the server gave', async () => {
  const page = await openUpi();
  const code = await show(page);
  expect(decode(code.closest('svg') as Element)).toBe(link);
  expect(page.server.sent(config)).toMatchObject([
    { body: { token: { id: 'tok_upi' }, product: { price: 220 } } },
  ]);
  expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/);
  const app = screen.getByRole('link', { name: /^Open UPI app · ₹220/ });
  expect(app.getAttribute('href')).toBe(`/user/upi/${idOf(70)}`);
});

test('the page goes on by itself once the app has paid', async () => {
  const page = await openUpi();
  await show(page);
  page.server.answer(settlePayment, () => {
    know(page.server, visit({ paymentState: 'paid', paid: 220, due: 0 }));
    return success;
  });
  // The page stays for three seconds then.
  await page.waitUntil(() => screen.queryByRole('heading', { name: 'Payment Successful' }));
});

test('a refusal in the app is said, and another code or a card can be tried', async () => {
  const page = await openUpi();
  await show(page);
  const why = 'The payment was refused in the UPI app.';
  page.server.refuse(settlePayment, 402, { msg: why, code: 'upi_refused' });
  const alert = await page.waitUntil(() => screen.queryByRole('alert'));
  expect(alert.textContent).toContain(why);
  expect(screen.queryByTitle(/^QR code/)).toBeNull();
  page.server.answer(settlePayment, waiting);
  await show(page);
  expect(screen.queryByRole('alert')).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: 'Card' }));
  expect(screen.getByLabelText('Card number')).toBeTruthy();
});

test('a bank that answers later is waited for on the page', async () => {
  const page = await openUpi();
  await show(page);
  page.server.answer(settlePayment, () => {
    know(page.server, visit({ paymentState: 'processing' }));
    return { ...success, msg: 'Your bank is still thinking.', status: 'processing' as const };
  });
  await page.waitUntil(() =>
    screen.queryByRole('heading', { name: 'Your bank is still thinking' }),
  );
  know(page.server, visit({ paymentState: 'paid', paid: 220, due: 0 }));
  await page.waitUntil(() => screen.queryByRole('heading', { name: 'Payment Successful' }));
  await page.wait(3000);
  expect(await screen.findByRole('heading', { name: /^Home help/ })).toBeTruthy();
});

test('the test app shows payee and amount, and says what was chosen', async () => {
  const page = await openPage(`/user/upi/${idOf(70)}`, {
    as: 'user',
    given: (server) => server.answer(settlePayment, waiting),
  });
  page.server.answer(answerUpi, success);
  expect(await screen.findByText('Pay to LocalHands')).toBeTruthy();
  expect(screen.getByText('₹220')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Pay' }));
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole('status').textContent).toMatch(/^Paid\./));
  expect(page.server.sent(answerUpi)).toMatchObject([
    { params: { id: idOf(70) }, body: { answer: 'approve' } },
  ]);
});
