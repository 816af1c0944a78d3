import { screen } from '@testing-library/react';
import { signupHandyman } from '#contract/handyman.ts';
import { signupUser } from '#contract/user.ts';
import type { Page } from './page.tsx';
import { idOf } from './samples.ts';
import type { FakeServer } from './server.ts';
import { answerSessions } from './sessions.ts';

export const password = 'seven green parrots';

/** Codes are mailed, and every code makes an account. */
export const answerSignups = (server: FakeServer): void => {
  answerSessions(server);
  const msg = 'We have mailed you a code.';
  server.answer(signupUser, { msg, user_id: idOf(1), resendAfter: 30 });
  server.answer(signupHandyman, { msg, resendAfter: 30 });
};

/** As a browser's own form filler does it: all letters at once. */
export const fill = async ({ user }: Page, label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

type Details = { email?: string; password?: string; phone?: string };

/** Step 1 of either sign-up, up to the button that sends it. */
export const fillDetails = async (page: Page, given: Details = {}): Promise<void> => {
  await fill(page, 'Name', 'Neha Kulkarni');
  await fill(page, 'Email', given.email ?? 'neha@example.com');
  await fill(page, 'Password', given.password ?? password);
  await fill(page, 'Phone number', given.phone ?? '9823012345');
};

export const enterCode = async ({ user }: Page, code: string): Promise<void> => {
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.keyboard(code);
};
