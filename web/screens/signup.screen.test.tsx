import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { findToast, openPage, useScreens } from '../testing/page.tsx';
import type { Page } from '../testing/page.tsx';
import { idOf } from '../testing/samples.ts';
import { answerSignups, enterCode, fill, fillDetails } from '../testing/signup.ts';
import { finishHandyman } from '../testing/handyman-signup.ts';

useScreens();

const newer = 'eight blue parrots';

/** Step 2 of each role, up to the button that sends it. */
const finish = {
  user: async (page: Page, code: string) => {
    await enterCode(page, code);
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  },
  handyman: finishHandyman,
};

const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe.each([
  { role: 'user', signup: signupUser, verify: verifyUser },
  { role: 'handyman', signup: signupHandyman, verify: verifyHandyman },
] as const)('$role:', ({ role, signup, verify }) => {
  const open = () => openPage(`/${role}/signup`, { given: answerSignups });

  test('a common password is refused on step 1, before a code is mailed', async () => {
    const page = await open();
    await fillDetails(page, { password: 'Password123' });
    await press(page, 'Next');
    expect(await screen.findByText(/one of the first that anybody tries/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(page.server.sent(signup)).toEqual([]);
    await fill(page, 'Password', newer);
    await press(page, 'Next');
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeTruthy();
  });

  test('what was edited after the code was mailed is what is sent', async () => {
    const page = await open();
    const email = 'neha@example.com';
    await fillDetails(page, { email });
    await press(page, 'Next');
    for (const text of ['seven red parrots', newer]) {
      await press(page, 'Change email');
      expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(email);
      await fill(page, 'Password', text);
      await press(page, 'I already have a code');
    }
    await finish[role](page, '482915');
    await findToast('Redirecting you...');
    const sent = page.server.sent(verify).map(({ body }) => body);
    expect(sent).toMatchObject([{ email, password: newer, otp: '482915' }]);
    expect(page.server.sent(signup)).toHaveLength(1);
  });

  test('another email gets a code of its own', async () => {
    const page = await open();
    const [wrong, right] = ['typo@example.com', 'neha@example.com'];
    await fillDetails(page, { email: wrong });
    await press(page, 'Next');
    expect(await screen.findByText(wrong)).toBeTruthy();
    await press(page, 'Change email');
    await fill(page, 'Email', right);
    expect(screen.queryByRole('button', { name: 'I already have a code' })).toBeNull();
    await press(page, 'Next');
    expect(await screen.findByText(right)).toBeTruthy();
    expect(page.server.sent(signup).map(({ body }) => body['email'])).toEqual([wrong, right]);
    await finish[role](page, '482915');
    await findToast('Redirecting you...');
    expect(page.server.sent(verify).map(({ body }) => body['email'])).toEqual([right]);
  });

  test('the wait for another code goes on over a return, and nothing is said to be mailed', async () => {
    const page = await open();
    await fillDetails(page);
    await press(page, 'Next');
    await findToast('We have mailed you a code.');
    const findWait = () =>
      screen.findByRole<HTMLButtonElement>('button', { name: /again in \d+ s/ });
    const secondsLeft = async () => Number(/\d+/.exec((await findWait()).textContent)?.[0]);
    expect((await findWait()).disabled).toBe(true);
    // Of thirty.
    await page.wait(6000);
    expect(await secondsLeft()).toBeLessThan(25);
    await press(page, 'Change email');
    await press(page, 'I already have a code');
    expect(await secondsLeft()).toBeLessThan(25);
    expect(page.server.sent(signup)).toHaveLength(1);

    await press(page, 'Change email');
    // By now what was said of the first one is gone.
    await page.wait(6000);
    const msg = 'The code we mailed still works. Another can be sent in 12 seconds.';
    page.server.answer<typeof signupUser | typeof signupHandyman>(
      signup,
      role === 'user' ? { msg, user_id: idOf(1), resendAfter: 12 } : { msg, resendAfter: 12 },
    );
    await press(page, 'Next');
    await findToast(msg);
    expect(screen.queryByText(/We have mailed you a code/)).toBeNull();
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeTruthy();
    expect(await secondsLeft()).toBeLessThanOrEqual(12);
  });
});
