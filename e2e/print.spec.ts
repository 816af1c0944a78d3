// Nouns: receipt
import { config } from '#contract/payment.ts';
import { agree } from './setup/beforehand.ts';
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
