// Nouns: presence, dashboard
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('who was set offline for being away reads why, and one tap goes online again @thorough', async ({
  newHandyman,
  product,
}) => {
  const { page, id } = await newHandyman();
  await page.goto('/handyman/dashboard');
  await expect(page.getByText('Customers can ask you')).toBeVisible();
  await page.goto('about:blank');

  // What an hour of absence and the jobs would do; server/handyman/presence.test.ts tests that.
  await product.sql(
    `with gone as (update presences set left_at = now() where handyman_id = $1 returning handyman_id)
     update handymen set online = false where id in (select handyman_id from gone)`,
    [id],
  );

  await page.goto('/handyman/dashboard');
  await expect(page.getByRole('heading', { name: 'You were set offline' })).toBeVisible();
  await expect(page.getByText('Nobody can ask you')).toBeVisible();
  await expectAccessible(page, 'set offline');
  await page.getByRole('button', { name: 'Go online again' }).click();
  await expectToast(page, 'You are online. Customers near you can ask you now.');
  await expect(page.getByText('Customers can ask you')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You were set offline' })).toBeHidden();
});
