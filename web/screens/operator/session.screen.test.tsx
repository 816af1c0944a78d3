import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeService } from '#contract/catalogue-editor.ts';
import { addOperator, getMe, listAudit, loginOperator } from '#contract/operator.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const neela = { operator_id: idOf(300), name: 'Neela Rao', email: 'neela@example.com' };
const notLoggedIn = { code: 'not_logged_in' };

const logIn = async (user: UserEvent, password: string) => {
  await user.type(await screen.findByLabelText('Email'), neela.email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

/** The tab gets the focus again after a while: answers older than a minute are fetched again. */
const comeBack = async (page: Page) => {
  await page.wait(300_000);
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
};

test('a refused login says why', async () => {
  const page = await openPage('/operator/login', {
    given: (server) =>
      server.refuse(loginOperator, 401, { msg: 'The email or the password is not right.' }),
  });
  await logIn(page.user, 'not that one');
  await findToast('The email or the password is not right.');
  expect(page.server.sent(loginOperator).map(({ body }) => body)).toEqual([
    { email: neela.email, password: 'not that one' },
  ]);
  expect(page.address()).toBe('/operator/login');
});

test('somebody who is an operator already is not added again, and that is said', async () => {
  const page = await openPage('/operator/operators', {
    given: (server) => {
      answerDesk(server);
      server.refuse(addOperator, 409, { msg: 'Somebody with this email is an operator already.' });
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add somebody' }));
  await page.user.type(form.getByLabelText('Name'), 'Kiran Rao');
  await page.user.type(form.getByLabelText('Email'), neela.email);
  await page.user.click(form.getByRole('button', { name: 'Make the link' }));
  await findToast('Somebody with this email is an operator already.');
  expect(screen.queryByRole('dialog', { name: 'Hand this link over' })).toBeNull();
});

test('after the session has ended under an open page, one login leads back to it', async () => {
  const page = await openPage('/operator/audit?subject=nobody', { given: answerDesk });
  expect(await screen.findByRole('heading', { name: 'Audit log', level: 1 })).toBeTruthy();
  page.server.refuse(getMe, 401, notLoggedIn);
  page.server.refuse(listAudit, 401, notLoggedIn);
  await comeBack(page);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(page.address()).toBe('/operator/login');
  answerDesk(page.server);
  page.server.answer(loginOperator, { msg: 'OK', ...neela, level: 'admin' });
  await logIn(page.user, 'the right one');
  expect(await screen.findByRole('heading', { name: 'Audit log', level: 1 })).toBeTruthy();
  expect(page.address()).toBe('/operator/audit?subject=nobody');
});

test('what an operator has typed stays while the server cannot answer', async () => {
  const page = await openPage('/operator/catalogue/1', { given: answerDesk });
  const about = await screen.findByLabelText<HTMLInputElement>('English description');
  await page.user.clear(about);
  await page.user.type(about, 'Half a sentence about');
  page.server.refuse(getMe, 503, { msg: 'Busy.', code: 'busy' });
  const asked = page.server.sent(getMe).length;
  await comeBack(page);
  await expect.poll(() => page.server.sent(getMe).length).toBeGreaterThan(asked);
  await page.wait(1000);
  expect(screen.getByLabelText<HTMLInputElement>('English description').value).toBe(
    'Half a sentence about',
  );
  expect(page.server.sent(changeService)).toEqual([]);
});
