import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  finishBooking,
  getBooking,
  getNotification,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { config } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import type { Person } from '../testing/people.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const asked = async (asha: Person, ravi: Person) => {
  const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  const { notification_id: id } = await asha.send(createNotification, form);
  return { params: { id } };
};

const accepted = async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  const at = await asked(asha, ravi);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { asha, ravi, at };
};

const started = async () => {
  const scene = await accepted();
  await scene.ravi.send(jobStartOtp, { otp: t.lastCode(), email: scene.asha.email });
  return scene;
};

/** Subjects of the mails to this person, without the codes of signing up. */
const mailsTo = async ({ email }: Person) => {
  // Once for the due jobs, and once more for the mails that they queued.
  await t.runJobs();
  await t.runJobs();
  return t.mails
    .filter(({ to, subject }) => to.address === email && subject !== 'Your LocalHands code')
    .map(({ subject }) => subject);
};

describe('a handyman’s yes to one customer', () => {
  test('declines what others have asked them, says why and mails those others', async () => {
    const ravi = await t.handyman();
    const [asha, neha] = [await t.user(), await t.user()];
    await asked(asha, ravi);
    const at = await asked(neha, ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const seen = await neha.send(getBooking, undefined, at);
    expect(seen).toMatchObject({
      state: 'declined',
      status: 'rejected',
      endedBy: 'handyman',
      reason: 'took_another_job',
    });
    expect(seen.timeline.at(-1)).toMatchObject({ move: 'decline', by: 'handyman' });
    expect(await mailsTo(neha)).toEqual(['Your request for a plumber was declined']);
    const mail = t.mails.find(({ subject }) => subject.includes('declined'));
    expect(mail?.text).toContain('has just taken another job');
    expect(mail?.text).toContain('/services/serviceProvider?service=Plumber&lat=');
    expect(await mailsTo(asha)).toEqual(['Your plumber is coming']);
  });

  test('to the second of two requests answers the first with 409', async () => {
    const ravi = await t.handyman();
    const [asha, neha] = [await t.user(), await t.user()];
    const first = await asked(asha, ravi);
    const second = await asked(neha, ravi);
    const answer = { handyman_id: ravi.id };
    await ravi.send(acceptNotification, { ...answer, notification_id: second.params.id });
    expect(
      await ravi.try(acceptNotification, { ...answer, notification_id: first.params.id }),
    ).toMatchObject({ status: 409, body: { code: 'busy' } });
  });
});

describe('who ended a booking', () => {
  const endOf = async (reader: Person, at: { params: { id: string } }) => {
    const { state, endedBy, reason } = await reader.send(getBooking, undefined, at);
    return [state, endedBy, reason];
  };

  test('is nobody while it runs', async () => {
    const { asha, at } = await accepted();
    expect(await endOf(asha, at)).toEqual(['accepted', null, null]);
  });

  test('is the handyman when they declined, and the customer gets one mail', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const at = await asked(asha, ravi);
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    expect(await endOf(asha, at)).toEqual(['declined', 'handyman', null]);
    expect(await mailsTo(asha)).toEqual(['Your request for a plumber was declined']);
  });

  test('is time when nobody answered, and the customer gets one mail', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const at = await asked(asha, ravi);
    await t.passMinutes(10);
    expect(await mailsTo(asha)).toEqual(['Nobody answered your request for a plumber']);
    expect(await endOf(asha, at)).toEqual(['expired', 'time', null]);
  });

  test('is the customer when they withdrew, and nobody is mailed', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const at = await asked(asha, ravi);
    await asha.send(cancelBooking, undefined, at);
    expect(await endOf(ravi, at)).toEqual(['cancelled', 'user', null]);
    expect([...(await mailsTo(asha)), ...(await mailsTo(ravi))]).toEqual([]);
  });

  test('is the customer when they found another, and nobody is mailed about it', async () => {
    const asha = await t.user();
    const [ravi, mohan] = [await t.handyman(), await t.handyman()];
    await asked(asha, ravi);
    const at = await asked(asha, mohan);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(await endOf(mohan, at)).toEqual(['cancelled', 'user', 'found_another']);
    expect(await mailsTo(mohan)).toEqual([]);
  });

  test('is the customer when they cancelled, and the handyman gets a mail', async () => {
    const { asha, ravi, at } = await accepted();
    await asha.send(cancelBooking, undefined, at);
    expect(await endOf(asha, at)).toEqual(['cancelled', 'user', null]);
    expect(await mailsTo(ravi)).toEqual(['Your job was cancelled']);
    const mail = t.mails.find(({ to }) => to.address === ravi.email && to.name !== 'there');
    expect(mail?.text).not.toContain(asha.email);
  });

  test('is the handyman when they cancelled, and the customer gets a mail', async () => {
    const { asha, ravi, at } = await accepted();
    await ravi.send(cancelBooking, undefined, at);
    expect(await endOf(asha, at)).toEqual(['cancelled', 'handyman', null]);
    expect(await mailsTo(asha)).toContain('Your plumber had to cancel');
  });
});

describe('a started job', () => {
  test('can be confirmed as done by the customer, once', async () => {
    const { asha, ravi, at } = await started();
    const done = await asha.send(finishBooking, undefined, at);
    expect(done).toMatchObject({ state: 'done', endedBy: 'user' });
    expect((await asha.try(finishBooking, undefined, at)).status).toBe(409);
    const again = await ravi.try(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    expect(again.status).toBe(409);
    const { usersSelected } = await ravi.send(getHandyman, { handyman_id: ravi.id });
    expect(usersSelected).toHaveLength(1);
  });

  test('that has not begun cannot be confirmed as done', async () => {
    const { asha, at } = await accepted();
    expect(await asha.try(finishBooking, undefined, at)).toMatchObject({ status: 409 });
  });

  test('can be called off by the handyman, not by the customer, and what was paid comes back', async () => {
    const { asha, ravi, at } = await started();
    await asha.send(config, { token: { id: 'tok_visa' }, booking_id: at.params.id });
    expect((await asha.try(cancelBooking, undefined, at)).status).toBe(409);
    await ravi.send(cancelBooking, undefined, at);
    await t.runJobs();
    const seen = await asha.send(getBooking, undefined, at);
    expect(seen).toMatchObject({
      state: 'cancelled',
      endedBy: 'handyman',
      paymentState: 'refunded',
    });
    expect(seen.timeline.at(-1)?.move).toBe('stop');
    // They are free for the next one.
    await asked(await t.user(), ravi);
  });

  test('that nobody closes is done a day after its start', async () => {
    const { asha, ravi, at } = await started();
    await t.passMinutes(24 * 60 - 1);
    await t.runJobs();
    expect((await asha.send(getNotification, { handyman_id: ravi.id }))[0]?.state).toBe('started');
    await t.database.query(`update bookings set started_at = started_at - interval '1 minute'`);
    expect(await mailsTo(asha)).toContain('Your job was closed as done');
    const [seen] = await asha.send(getNotification, { handyman_id: ravi.id });
    expect(seen).toMatchObject({ notification_id: at.params.id, state: 'done', endedBy: 'time' });
  });
});

describe('a done job that is not paid', () => {
  test('keeps its customer from asking again after a day, and says which one it is', async () => {
    const { asha, ravi, at } = await started();
    await asha.send(finishBooking, undefined, at);
    const other = await asked(asha, await t.handyman());
    await t.database.query(`update bookings set done_at = done_at - interval '1445 minutes'`);
    const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    expect(await asha.try(createNotification, form)).toMatchObject({
      status: 409,
      body: { code: 'unpaid_job', booking_id: at.params.id },
    });
    expect((await asha.send(getBooking, undefined, other)).state).toBe('requested');
    await asha.send(config, { token: { id: 'tok_visa' }, booking_id: at.params.id });
    await asha.send(createNotification, form);
  });
});

describe('a handyman who calls off three jobs in a day', () => {
  test('is told how many are left and cannot accept until the next day', async () => {
    const ravi = await t.handyman();
    const said: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const at = await asked(await t.user(), ravi);
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
      said.push((await ravi.send(cancelBooking, undefined, at)).msg);
    }
    expect(said).toEqual([
      expect.stringContaining('call off 2 more jobs today'),
      expect.stringContaining('call off one more job today'),
      expect.stringContaining('accept requests again tomorrow'),
    ]);
    const neha = await t.user();
    const form = { ...pune, user_id: neha.id, handyman_id: ravi.id };
    expect(await neha.try(createNotification, form)).toMatchObject({ body: { code: 'busy' } });
    // A request from before the third cancellation, written as a row.
    await t.database.query(
      `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
       values ($1, $2, 6, 50, 18, 73, now() + interval '5 minutes')`,
      [neha.id, ravi.id],
    );
    expect(await ravi.try(acceptNotification, { handyman_id: ravi.id })).toMatchObject({
      status: 409,
      body: { code: 'too_many_cancels' },
    });
    await t.database.query(`update bookings set ended_at = ended_at - interval '1 day'`);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
  });
});
