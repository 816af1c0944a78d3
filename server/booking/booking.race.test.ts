import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification, jobStartOtp } from '#contract/booking.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const ask = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

/** Two who want the same booking, and fifty clicks: see faults/, where several processes take part. */
describe('races', () => {
  test('a hundred guesses at once get five tries', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, ask(asha, ravi));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const wrong = String((Number(t.lastCode()) + 1) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ravi.try(jobStartOtp, { otp: wrong, email: asha.email })),
    );
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(25);
  });

  test('one code makes one account', async () => {
    const email = 'twice@example.com';
    await t.client().send(signupUser, { email });
    const form = {
      email,
      otp: t.lastCode(),
      username: 'Twice',
      password: goodPassword,
      contactNumber: '9812345678',
      ...pune,
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => t.client().try(verifyUser, form)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await t.database.query('select 1 from users')).toHaveLength(1);
  });
});
