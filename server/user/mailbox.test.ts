import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { signupUser, verifyUser } from '#contract/user.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, pune, signUpHandyman, signUpUser } from '../testing/people.ts';

const t = useApp();

const form = (email: string, otp: string) => ({
  email,
  otp,
  username: 'Asha',
  password: goodPassword,
  contactNumber: '9812345678',
  ...pune,
});

describe('one mailbox', () => {
  test('is one account of each kind, however its address is spelled', async () => {
    await signUpUser(t, { email: 'asha.joshi@gmail.com' });
    for (const email of [
      'ashajoshi@gmail.com',
      'asha.joshi+2@gmail.com',
      'a.shajoshi@googlemail.com',
    ]) {
      expect(await t.client().try(signupUser, { email })).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      });
    }
    await signUpUser(t, { email: 'asha.joshi@example.com' });
    await signUpUser(t, { email: 'ashajoshi@example.com' });
    await signUpHandyman(t, { email: 'asha.joshi+work@gmail.com' });
  });

  test('is one account when many addresses of it are verified at once', async () => {
    const begun: { email: string; otp: string }[] = [];
    for (let n = 0; n < 5; n += 1) {
      const email = `many+${n}@example.com`;
      await t.client().send(signupUser, { email });
      begun.push({ email, otp: t.lastCode() });
    }
    const answers = await Promise.all(
      begun.map(({ email, otp }) => t.client().try(verifyUser, form(email, otp))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await t.database.query('select 1 from users')).toHaveLength(1);
  });

  test('gets five codes an hour, however its address is spelled', async () => {
    for (let n = 0; n < 5; n += 1) {
      await t.client().send(signupUser, { email: `codes+${n}@example.com` });
    }
    expect((await t.client().try(signupUser, { email: 'codes@example.com' })).status).toBe(429);
  });
});

test('accounts from before mailboxes were counted are counted as the rules say, and all are kept', async () => {
  const emails = [
    'a.b@gmail.com',
    'ab+1@gmail.com',
    'ab@googlemail.com',
    'c.d@example.com',
    'c.d+x@example.com',
    '+e@example.com',
  ];
  for (const [n, email] of emails.entries()) {
    await t.database.query(
      `insert into users (id, username, email, password_hash, contact_number, lat, long, created_at)
       values (gen_random_uuid(), 'Asha', $1, 'none', '9812345678', 18, 73,
         now() + $2::int * interval '1 second')`,
      [email, n],
    );
  }
  const file = new URL('../db/migrations/020_mailboxes.sql', import.meta.url);
  const script = await readFile(file, 'utf8');
  await t.database.exec(t.database, script.slice(script.indexOf('insert into')));
  const counted = await t.database.query<{ mailbox: string; email: string }>(
    'select m.mailbox, u.email from mailboxes m join users u on u.id = m.account_id order by u.created_at',
  );
  expect(counted).toEqual(
    ['a.b@gmail.com', 'c.d@example.com', '+e@example.com'].map((email) => ({
      mailbox: mailboxOf(email),
      email,
    })),
  );
});
