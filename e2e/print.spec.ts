// Nouns: receipt, invoice
import { readFile } from 'node:fs/promises';
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { expectAccessible } from './setup/accessible.ts';
import { agree, begin } from './setup/beforehand.ts';
import { expect, test } from './setup/story.ts';

test('a receipt is printed on one page, light and without the rest of the site @thorough', async ({
  customer,
  absentHandyman,
}) => {
  const id = await agree(customer, absentHandyman);
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  const { page } = customer;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/user/bookings/${id}/receipt`);
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const colours = await page.getByRole('heading', { name: 'Receipt' }).evaluate((heading) => ({
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(heading).color,
  }));
  expect(colours).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(13, 31, 29)' });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('once the work is done and paid the invoice is a file beside the receipt @hindi', async ({
  customer,
  absentHandyman,
}) => {
  const id = await begin(customer, absentHandyman);
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  const { page } = customer;
  await page.goto(`/user/bookings/${id}/receipt`);
  const invoice = page.getByRole('region', { name: 'Invoice' });
  await expect(invoice).toContainText('The invoice is made when the work is done and paid.');
  await absentHandyman.send(workDoneCheck, {
    handyman_id: absentHandyman.id,
    user_id: customer.id,
  });
  const link = invoice.getByRole('link');
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible();
  }).toPass();
  await expectAccessible(page, 'a receipt with its invoice');
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^LHI-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
});
