import { expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import { blurPlace } from '#domain/place.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const meet = async () => {
  const asha = await t.user();
  const ravi = await t.handyman();
  return { asha, ravi, ask: { ...pune, user_id: asha.id, handyman_id: ravi.id } };
};

test('asked, accepted, started with the code, done, and in the history', async () => {
  const { asha, ravi, ask } = await meet();
  const [nearest] = await asha.send(getAllHandyman, undefined, {
    query: { service: 'plumber', ...pune },
  });
  expect(nearest).toMatchObject({ handyman_id: ravi.id, distanceKm: 0.4, arrivalMinutes: 4 });

  const asked = await asha.send(createNotification, { ...ask, cost: 120 });
  expect(asked).toMatchObject({ status: 'pending', state: 'requested', cost: 120 });
  expect(await ravi.send(getNotification, { handyman_id: ravi.id })).toMatchObject([
    { notification_id: asked.notification_id, status: 'pending', user_id: asha.id },
  ]);

  const accepted = await ravi.send(acceptNotification, { handyman_id: ravi.id });
  expect(accepted).toMatchObject({ status: 'accepted', state: 'accepted' });
  await t.runJobs();
  const mail = t.mails.find(({ subject }) => subject.endsWith('is coming'));
  const shown = await asha.send(getBooking, undefined, { params: { id: asked.notification_id } });
  expect(mail?.text).toContain(shown.startCode);
  expect(shown.handyman.phone).toBeDefined();

  const customer = await ravi.send(getUser, { user_id: asha.id });
  // A new professional is not shown the door yet.
  expect(customer).toMatchObject({ email: asha.email, ...blurPlace(pune) });
  await ravi.send(jobStartOtp, { otp: shown.startCode ?? '', email: customer.email });
  await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  const again = await ravi.try(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  expect(again).toMatchObject({ status: 409 });

  const { usersSelected } = await ravi.send(getHandyman, { handyman_id: ravi.id });
  expect(usersSelected).toMatchObject([{ _id: asha.id, email: asha.email }]);
  const { timeline } = await asha.send(getBooking, undefined, {
    params: { id: asked.notification_id },
  });
  expect(timeline.map(({ move, by, to }) => [move, by, to])).toEqual([
    ['request', 'user', 'requested'],
    ['accept', 'handyman', 'accepted'],
    ['start', 'handyman', 'started'],
    ['finish', 'handyman', 'done'],
  ]);
});

test('asked and declined', async () => {
  const { asha, ravi, ask } = await meet();
  await asha.send(createNotification, ask);
  await ravi.send(rejectNotification, { handyman_id: ravi.id });
  expect(await asha.send(getNotification, { handyman_id: ravi.id })).toMatchObject([
    { status: 'rejected', state: 'declined' },
  ]);
});

test('asked and never answered', async () => {
  const { asha, ravi, ask } = await meet();
  const { notification_id } = await asha.send(createNotification, ask);
  await t.passMinutes(11);
  // The time decides, also before the job of expiry has run.
  for (const answer of [acceptNotification, rejectNotification]) {
    expect((await ravi.try(answer, { handyman_id: ravi.id })).status).toBe(409);
    expect((await ravi.try(answer, { handyman_id: ravi.id, notification_id })).status).toBe(409);
  }
  await t.runJobs();
  expect(await asha.send(getNotification, { handyman_id: ravi.id })).toMatchObject([
    { status: 'rejected', state: 'expired' },
  ]);
});

test('accepted and cancelled by either side', async () => {
  for (const side of ['asha', 'ravi'] as const) {
    const people = await meet();
    const { notification_id: id } = await people.asha.send(createNotification, people.ask);
    await people.ravi.send(acceptNotification, { handyman_id: people.ravi.id });
    const off = await people[side].send(cancelBooking, undefined, { params: { id } });
    expect(off).toMatchObject({ state: 'cancelled', status: 'rejected' });
  }
});
