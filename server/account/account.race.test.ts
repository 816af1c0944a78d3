import { describe, expect, test } from 'vitest';
import { askNewEmail, confirmNewEmail } from '#contract/details.ts';
import { listDevices } from '#contract/device.ts';
import { changePassword, userPassword } from '#contract/password.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword } from '../testing/people.ts';

const t = useApp();

const rounds = Array.from({ length: 8 }, (_, n) => n);
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('at the same moment', () => {
  test('two resets with one code: one of them sets its password', async () => {
    for (const round of rounds) {
      const { email } = await t.user();
      const browser = t.client();
      await browser.send(userPassword.forgot, { email });
      const otp = t.lastCode();
      const passwords = [`first password ${round}`, `second password ${round}`];
      const answers = await Promise.all(
        passwords.map((password) => browser.try(userPassword.reset, { email, otp, password })),
      );
      expect(statusesOf(answers)).toEqual([200, 410]);
      const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
      await t.client().send(loginUser, { email, password: won });
      await t.database.query('delete from limits');
    }
  });

  test('two changes from the same password: one of them holds', async () => {
    for (const round of rounds) {
      const asha = await t.user();
      const answers = await Promise.all(
        ['one', 'two'].map((word) =>
          asha.try(changePassword, {
            currentPassword: goodPassword,
            password: `password ${word} ${round}`,
          }),
        ),
      );
      // The second request finds its session ended or its password wrong.
      const [first, second] = statusesOf(answers);
      expect(first).toBe(200);
      expect([400, 401]).toContain(second);
    }
  });

  test('a login with the old password and its change: nobody stays in with the old one', async () => {
    for (const _ of rounds) {
      const asha = await t.user();
      const thieves = Array.from({ length: 4 }, () => t.client());
      const body = { currentPassword: goodPassword, password: 'nine blue herons' };
      await Promise.all([
        asha.send(changePassword, body),
        ...thieves.map((one) => one.try(loginUser, { email: asha.email, password: goodPassword })),
      ]);
      for (const one of thieves) expect((await one.try(listDevices)).status).toBe(401);
      expect(await asha.send(listDevices)).toHaveLength(1);
    }
  });

  test('two accounts that move to one address: one of them has it', async () => {
    for (const round of rounds) {
      const email = `wanted${round}@example.com`;
      const people = [await t.user(), await t.user()];
      const codes: string[] = [];
      for (const one of people) {
        await one.send(askNewEmail, { email, currentPassword: goodPassword });
        codes.push(t.lastCode());
      }
      const answers = await Promise.all(
        people.map((one, at) => one.try(confirmNewEmail, { email, otp: codes[at] })),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
      await t.database.query('delete from limits');
    }
  });
});
