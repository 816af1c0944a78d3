// Nouns: photo, media
import { expectAccessible } from './setup/accessible.ts';
import { pictureFile } from './setup/pictures.ts';
import { listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('a photo is chosen, cropped with the keyboard, seen by a customer, and removed @thorough', async ({
  handyman,
  newCustomer,
}) => {
  const { page, context } = handyman;
  await page.goto('/handyman/profile');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  await expectAccessible(page, 'choosing a photo');
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('This is not a picture.'),
  });
  await expect(dialog.getByText('Choose a JPEG, PNG or WebP image.')).toBeVisible();
  await dialog.getByLabel('Choose a file').setInputFiles(await pictureFile());
  const crop = dialog.getByRole('button', { name: 'Choose the part to show' });
  await expect(crop).toBeVisible();
  await expectAccessible(page, 'cropping a photo');
  const picture = crop.locator('img');
  const before = await picture.getAttribute('style');
  await crop.focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('style', before ?? '');
  await dialog.getByLabel('Zoom').fill('2');
  const box = await crop.boundingBox();
  const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 100 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 40, at.y + 20, { steps: 4 });
  await page.mouse.up();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expectToast(page, 'You are offline. Nothing was sent');
  await context.setOffline(false);
  await expect(dialog.getByLabel('Zoom')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expectToast(page, 'Your new photo is on your card.');
  await expect(page.locator('main img[src^="/photos/"]')).toBeVisible();

  const customer = await newCustomer();
  await customer.page.goto(listPath(customer));
  const face = rowOf(customer.page, handyman).locator('img[src^="/photos/"]');
  await expect(face).toBeVisible();
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);

  await page.getByRole('button', { name: 'Change photo' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your photo?' });
  await question.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await expect(page.locator('main img[src^="/photos/"]')).toHaveCount(0);
});
