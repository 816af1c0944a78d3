import { expect, test } from 'vitest';
import { withPushes } from '../testing/pushing.ts';
import { mailRequests } from './send-actions.ts';

const { t, browser, ask, accept, asked } = withPushes();

const requestMails = () =>
  t.mails.filter(({ subject }) => subject === 'A new request for a plumber');

/** What is queued by one run of the jobs leaves with the next. */
const letMinutesPass = async (minutes: number) => {
  await t.passMinutes(minutes);
  await t.runJobs();
  await t.runJobs();
};

test('a request that no device took within a minute is mailed, once', async () => {
  const phone = browser(500);
  const { handyman } = await asked(phone);
  await t.runJobs();
  expect(requestMails()).toEqual([]);
  await letMinutesPass(1);
  expect(requestMails().map(({ to }) => to.address)).toEqual([handyman.email]);
  expect(requestMails()[0]?.text).toContain('9 minutes are left');
});

test('a professional without any device is mailed too', async () => {
  await ask(await t.user(), await t.handyman());
  await letMinutesPass(1);
  expect(requestMails()).toHaveLength(1);
});

test('no mail about a request that a device took', async () => {
  await asked(browser());
  await t.runJobs();
  await letMinutesPass(2);
  expect(requestMails()).toEqual([]);
});

test('no mail about a request that was answered within the minute', async () => {
  const { handyman, id } = await asked(browser(500));
  await accept(handyman, id);
  await letMinutesPass(1);
  expect(requestMails()).toEqual([]);
});

test('no mail to somebody who is looking at their dashboard', async () => {
  const { handyman } = await asked(browser(500));
  // The topic to which an open page subscribes.
  const close = t.deps.events.subscribe([`handyman:${handyman.id}`], () => undefined);
  await mailRequests(t.deps);
  close();
  await letMinutesPass(1);
  expect(requestMails()).toEqual([]);
});
