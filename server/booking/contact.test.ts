import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { contactDays } from '#domain/served-contact.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const worked = async () => {
  const asha = await t.user({ username: 'Asha Rao', contactNumber: '9812345678' });
  const ravi = await t.handyman();
  const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  const { notification_id: id } = await asha.send(createNotification, form);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
  await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  return { asha, ravi, at: { params: { id } } };
};

const historyOf = async (ravi: Person) =>
  (await ravi.send(getHandyman, { handyman_id: ravi.id })).usersSelected[0];

/** As a customer does who does not want to be found again. */
const changeContact = ({ id }: Person) =>
  t.database.query(
    `update users set username = 'Meera Joshi', email = 'new@example.com', contact_number = '9899999999'
     where id = $1`,
    [id],
  );

/** Renews the sessions, which would have ended long before. */
const passDays = (days: number) =>
  t.database.query(
    `update bookings set done_at = done_at - $1::float8 * interval '1 day',
       ended_at = ended_at - $1::float8 * interval '1 day'`,
    [days],
  );

describe('§6 how a customer can be reached after a job', () => {
  test('is what they had at the job, whatever they change later', async () => {
    const { asha, ravi, at } = await worked();
    await changeContact(asha);
    expect(await historyOf(ravi)).toMatchObject({
      username: 'Asha Rao',
      email: asha.email,
      contactNumber: '9812345678',
    });
    const seen = [
      await ravi.send(getBooking, undefined, at),
      await ravi.send(getNotification, { handyman_id: ravi.id }),
      await historyOf(ravi),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Meera|new@example|9899999999/);
  });

  test('is read for seven days, and after them the first name alone', async () => {
    const { ravi, at } = await worked();
    await passDays(contactDays - 0.01);
    expect(await historyOf(ravi)).toMatchObject({ contactNumber: '9812345678' });
    await passDays(0.01);
    expect(await historyOf(ravi)).toMatchObject({ username: 'Asha', email: '', contactNumber: '' });
    expect((await ravi.send(getBooking, undefined, at)).customer.username).toBe('Asha');
  });

  test('of jobs from before it was stored there is nothing', async () => {
    const { ravi } = await worked();
    await t.database.query(
      'update bookings set contact_name = null, contact_email = null, contact_phone = null',
    );
    expect(await historyOf(ravi)).toMatchObject({ email: '', contactNumber: '' });
  });
});
