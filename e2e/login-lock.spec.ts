import { test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { makeCustomer, makeHandyman, password } from './setup/people.ts';

for (const role of ['user', 'handyman'] as const) {
  test(`${role}: locked out by somebody else's guesses, they log in with a mailed code`, async ({
    here,
    open,
    product,
  }) => {
    const { email } = await (role === 'user' ? makeCustomer : makeHandyman)(product, here);
    const stranger = await open();
    for (let n = 0; n < 10; n += 1) {
      const data = { email, password: `a wrong guess ${n}` };
      await stranger.context.request.post(`${product.url}/api/${role}/login`, { data });
    }

    const { page } = await open();
    await page.goto(`/${role}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'let us mail you a code');
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByLabel('Code from our mail').fill(await product.nextCode(email));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Welcome back!');
  });
}
