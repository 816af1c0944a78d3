// Nouns: ticket, help, legal, console
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { expectAccessible } from './setup/accessible.ts';
import { agree, begin } from './setup/beforehand.ts';
import { openConsole } from './setup/console.ts';
import { expect, test } from './setup/story.ts';

/** One pixel of red. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a complaint becomes a part refund, and all three sides see what is theirs @hindi', async ({
  customer,
  handyman,
  open,
}) => {
  const id = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });

  const { page } = customer;
  await page.goto('/user/help/tickets');
  await expect(page.getByRole('heading', { name: 'You have not written to us yet' })).toBeVisible();
  await expectAccessible(page, 'no tickets yet');
  await page.goto(`/user/bookings/${id}`);
  await page.getByRole('link', { name: 'Get help with this booking' }).click();
  await expect(page.getByText('About your booking')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectAccessible(page, 'an empty ticket');
  await page.getByLabel('What is it about?').selectOption('quality');
  await page.getByLabel('What happened?').fill('The tap drips again.');
  await page
    .getByLabel('Photo 1', { exact: true })
    .setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer: photo });
  await expectAccessible(page, 'a new ticket');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/user/help/tickets/*');
  await expect(page.getByText('The tap drips again.')).toBeVisible();
  await expect(page.getByText('We answer by')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1 of this ticket' })).toBeVisible();
  await expectAccessible(page, 'a ticket of mine');
  const path = new URL(page.url()).pathname;
  const ticketId = path.split('/').at(-1) ?? '';

  const desk = await openConsole(await open());
  await desk.goto('/operator/tickets');
  await expect(desk.getByRole('heading', { name: 'Tickets', exact: true })).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: customer.name })).toBeVisible();
  await expectAccessible(desk, 'the tickets');
  await desk.locator(`a[href="/operator/tickets/${ticketId}"]`).click();
  await expect(desk.getByText('The tap drips again.')).toBeVisible();
  await desk.getByRole('button', { name: 'See the photos (1)' }).click();
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectAccessible(desk, 'a ticket at the desk');
  await desk.getByRole('button', { name: 'I take it' }).click();
  await expect(desk.getByText('You deal with it.')).toBeVisible();

  await desk
    .getByRole('textbox', { name: 'Your answer' })
    .fill('I am sorry. I refund a part of it.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('I am sorry. I refund a part of it.')).toBeVisible();

  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount in rupees').fill('1000');
  await dialog.getByLabel('Why (for the audit log)').fill('It drips again.');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('Enter an amount up to what may be refunded.')).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('100');
  await expectAccessible(desk, 'a refund');
  await dialog.getByRole('button', { name: 'Refund ₹100' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('LocalHands refunded ₹100.')).toBeVisible();

  await expect(desk.getByText('Arrived')).toBeVisible({ timeout: 20_000 });
  await desk.getByRole('button', { name: 'Close the ticket' }).click();
  await desk.getByRole('dialog').getByLabel('Outcome').selectOption('part_refund');
  await desk
    .getByRole('dialog')
    .getByLabel('What you tell the author')
    .fill('We hope it holds now.');
  await expectAccessible(desk, 'closing a ticket');
  await desk.getByRole('dialog').getByRole('button', { name: 'Close the ticket' }).click();
  await expect(page.getByText('We hope it holds now.')).toBeVisible();
  await expectAccessible(page, 'a closed ticket');

  await page.goto(`/user/bookings/${id}`);
  await expect(page.getByText('Paid in the end')).toBeVisible();
  await page.goto(`/user/bookings/${id}/receipt`);
  await expect(page.getByText('Paid in the end')).toBeVisible();

  await handyman.page.goto(`/handyman/paymentBill?booking_id=${id}`);
  await expect(handyman.page.getByText('LocalHands refunded ₹100 to the customer.')).toBeVisible();
  await expectAccessible(handyman.page, 'a bill that was partly refunded');
  await handyman.page.goto(path.replace('/user/', '/handyman/'));
  await expect(
    handyman.page.getByRole('heading', { name: 'This ticket is not here' }),
  ).toBeVisible();
});

test('SOS shows 112 without a network, says when we were not told, and reaches the desk', async ({
  customer,
  absentHandyman,
  open,
}) => {
  const id = await agree(customer, absentHandyman);
  const { page, context } = customer;
  await page.goto(`/user/bookings/${id}`);
  await expect(page.getByRole('button', { name: /^SOS$/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^SOS$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await dialog.getByRole('button', { name: 'Tell LocalHands now' }).click();
  await expect(dialog.getByText('LocalHands could not be told.')).toBeVisible();
  await expectAccessible(page, 'an alarm that did not go out');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('LocalHands was told and calls you back.')).toBeVisible();
  await expectAccessible(page, 'an alarm');

  const desk = await openConsole(await open());
  await desk.goto('/operator/tickets');
  const alarm = desk.getByRole('alert');
  await expect(alarm.getByText('Nobody has taken it yet')).toBeVisible();
  await expectAccessible(desk, 'the banner of an alarm');
  await alarm.getByRole('link', { name: 'Open it now' }).first().click();
  await expect(desk.getByText('Where they pressed it')).toBeVisible();
  await desk.getByRole('button', { name: 'I take it' }).click();
  await expect(desk.getByText('You deal with it.')).toBeVisible();
  await expectAccessible(desk, 'an alarm at the desk');
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('We have called you.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(alarm).toBeHidden();

  await dialog.getByRole('button', { name: 'Call for help again' }).click();
  await expect(alarm).toBeVisible();
  await expect(dialog.getByText('LocalHands was told and calls you back.')).toBeVisible();
});

test('every link of the footer leads to a real page, in words of this product @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/');
  const paths = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of ['/help', '/terms', '/privacy', '/refunds', '/grievance']) {
    expect(paths).toContain(path);
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toHaveCount(0);
    await expectAccessible(page, path);
  }
  await page.goto('/help?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No answer fits' })).toBeVisible();
  await expectAccessible(page, 'no answer');
  await page.goto('/terms');
  await expect(page.getByText('This is a demonstration of LocalHands.')).toBeVisible();
});
