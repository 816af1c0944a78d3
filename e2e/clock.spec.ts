import { ask, popUp, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

const hour = 3_600_000;

for (const [name, off] of [
  ['fast', hour],
  ['slow', -hour],
] as const) {
  test(`on phones an hour ${name} a request can be accepted, and its time is the server’s`, async ({
    customer,
    handyman,
  }) => {
    for (const { page } of [customer, handyman]) {
      await page.clock.install({ time: Date.now() + off });
    }
    await handyman.page.goto('/handyman/dashboard');
    await ask(customer, handyman);
    await expect(rowOf(customer.page, handyman).getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    const asked = popUp(handyman.page);
    await expect(asked.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    await expect(asked.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await asked.getByRole('button', { name: 'Decline' }).click();
    await expect(
      rowOf(customer.page, handyman).getByRole('button', { name: 'Request Rejected' }),
    ).toBeDisabled();
  });
}
