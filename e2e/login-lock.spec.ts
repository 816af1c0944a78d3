// Nouns: login, identity
import { test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { makeCustomer, password } from './setup/people.ts';

test('locked out by somebody else’s guesses, a customer logs in with a mailed code @thorough', async ({
  here,
  open,
  product,
}) => {
  const { email } = await makeCustomer(product, here);
  const stranger = await open();
  for (let n = 0; n < 10; n += 1) {
    const data = { email, password: `a wrong guess ${n}` };
    await stranger.context.request.post(`${product.url}/api/user/login`, { data });
  }

  const { page } = await open();
  await page.goto('/user/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'let us mail you a code');
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  await page.getByLabel('Code from our mail').fill(await product.nextCode(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back!');
});
