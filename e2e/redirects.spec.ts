// Nouns: user, session
import { expect, test } from './setup/story.ts';

test.use({ settings: { REDIRECT_MS: '3000' } });

test('a login says that it worked for three seconds, and then goes on @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'Test' }).click();
  // Measured in the page: a look from outside comes late on a busy machine.
  const stayed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let said: number | undefined;
        const look = () => {
          if (document.querySelector('.toasts > *')) said ??= performance.now();
          if (said !== undefined && location.pathname === '/') resolve(performance.now() - said);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  const milliseconds = await stayed;
  // The toast's code may come a moment after the answer.
  expect(milliseconds).toBeGreaterThan(2000);
  await expect(page).toHaveURL('/');
});
