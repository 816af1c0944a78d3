import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { acceptTime, proposeTime } from '#contract/proposal.ts';
import { openSmtp } from '../gateways/mail-smtp.ts';
import { sendMails } from '../mail/outbox.ts';
import type { MailPort } from '../ports/mail.ts';
import { sendPushes } from '../push/send-actions.ts';
import { agreedVisit, at, minute } from '../testing/later.ts';
import { withPushes } from '../testing/pushing.ts';
import { startSmtp } from '../testing/smtp.ts';
import type { TestSmtp } from '../testing/smtp.ts';
import { remind } from './reminder-actions.ts';

const { t, browser, add, states } = withPushes();
let smtp: TestSmtp;
let mail: MailPort;

beforeAll(async () => {
  smtp = await startSmtp();
  mail = openSmtp({ url: smtp.url, from: 'LocalHands <hello@localhands.example>' });
});

beforeEach(() => {
  smtp.caught.length = 0;
  smtp.behaviour = 'takes';
});

afterAll(async () => {
  mail.close();
  await smtp.stop();
});

const minutesTo = (start: number) => Math.ceil((start - Date.now()) / minute);

const sendAll = async () => {
  while ((await sendMails(t.deps, mail)) > 0);
};

/** Reminders that have reached the mail server, in English. */
const reminded = () =>
  smtp.caught.flatMap(({ to, content }) =>
    /^Subject: (?:Tomorrow|Soon)/m.test(content) ? [...to] : [],
  );

/** A visit the reminders of which are written a day before, while the mail server is busy. */
const waiting = async () => {
  const visit = await agreedVisit(t, 30);
  await sendAll();
  const phone = browser();
  await add(visit.asha, phone);
  await t.passMinutes(minutesTo(visit.start) - 23 * 60);
  smtp.behaviour = 'busy';
  expect(await remind(t.deps)).toBe(1);
  await sendAll();
  smtp.behaviour = 'takes';
  smtp.caught.length = 0;
  return { ...visit, phone, start: visit.start - (minutesTo(visit.start) - 23 * 60) * minute };
};

/** The mail server takes mails again. */
const later = async () => {
  await t.passMinutes(1);
  await sendAll();
  await sendPushes(t.deps);
};

const newsOf = ({ read }: ReturnType<typeof browser>) => read().map(({ news }) => news);

describe('§27 a reminder that has waited', () => {
  test('is sent to both while the visit stands at its time', async () => {
    const { asha, ravi, phone } = await waiting();
    await later();
    expect(reminded().toSorted()).toEqual([asha.email, ravi.email].toSorted());
    expect(newsOf(phone)).toEqual(['reminder']);
  });

  test('is not sent for a visit that was cancelled meanwhile', async () => {
    const { ravi, phone, at: one } = await waiting();
    await ravi.send(cancelBooking, {}, one);
    await later();
    expect(reminded()).toEqual([]);
    expect(smtp.caught).not.toEqual([]);
    expect(newsOf(phone)).toEqual(['cancelled']);
    expect(await states()).toContainEqual({ state: 'failed', attempts: 1, last_error: 'over' });
  });

  /** Both agree to another time, eight hours later than the one that was reminded of. */
  const moveOn = async ({ asha, ravi, start, at: one }: Awaited<ReturnType<typeof waiting>>) => {
    const half = 30 * minute;
    const next = Math.ceil(start / half) * half + 8 * 60 * minute;
    await ravi.send(proposeTime, at(next), one);
    await asha.send(acceptTime, at(next), one);
    return next;
  };

  const remindAnew = async (next: number) => {
    await t.passMinutes(minutesTo(next) - 23 * 60);
    expect(await remind(t.deps)).toBe(1);
  };

  test('is not sent for the time before, when the visit was moved meanwhile', async () => {
    const visit = await waiting();
    const next = await moveOn(visit);
    await later();
    expect(reminded()).toEqual([]);
    expect(newsOf(visit.phone)).not.toContain('reminder');
    await remindAnew(next);
    await later();
    expect(reminded().toSorted()).toEqual([visit.asha.email, visit.ravi.email].toSorted());
    expect(newsOf(visit.phone)).toContain('reminder');
  });

  test('is not sent beside the reminder of the new time, when it waits until that is due', async () => {
    const visit = await waiting();
    await remindAnew(await moveOn(visit));
    await later();
    expect(reminded().toSorted()).toEqual([visit.asha.email, visit.ravi.email].toSorted());
  });
});
