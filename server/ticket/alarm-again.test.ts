import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callForHelp, getTicket, writeToTicket } from '#contract/ticket.ts';
import {
  answerTicket,
  closeTicket,
  getAlarms,
  getAnyTicket,
  listAllTickets,
} from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const press = () => ({ key: randomUUID() });
const message = (text: string) => ({ ...press(), text });
const here = { lat: 18.53, long: 73.85 };

/** A running job, its alarm, and two who can help. */
const alarmed = async () => {
  const job = await agree(t);
  const [neela, kiran] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'admin')];
  const first = press();
  const { ticket_id: id } = await job.asha.send(callForHelp, first, at(job.id));
  return {
    ...job,
    neela,
    first,
    alarm: id,
    call: (body: { key: string; lat?: number; long?: number } = press()) =>
      job.asha.send(callForHelp, body, at(job.id)),
    answer: () => neela.send(answerTicket, message('We call you.'), at(id)),
    close: (ticket = id) =>
      neela.send(closeTicket, { outcome: 'no_action', text: 'Safe.' }, at(ticket)),
    read: () => neela.send(getAnyTicket, undefined, at(id)),
    shown: async () => (await neela.send(getAlarms)).alarms.map((one) => one.ticket_id),
    told: async () => {
      await t.runJobs();
      const both = new Set([neela.email, kiran.email]);
      return t.mails.filter(({ subject, to }) => subject.startsWith('SOS') && both.has(to.address))
        .length;
    },
  };
};

describe('pressed again', () => {
  test('after an answer it reaches everybody again: the banner, the queue and their mail', async () => {
    const { alarm, neela, asha, call, answer, shown, told } = await alarmed();
    await answer();
    expect([await shown(), await told()]).toEqual([[], 2]);
    await t.database.query(`update tickets set answer_by = answer_by - interval '1 hour'`);
    const again = await call();
    expect(again.ticket_id).toBe(alarm);
    expect([await shown(), await told()]).toEqual([[alarm], 4]);
    expect((await neela.send(listAllTickets)).map((one) => one.ticket_id)).toEqual([alarm]);
    const { state, answerBy, thread } = await asha.send(getTicket, undefined, at(alarm));
    expect(state).toBe('open');
    const [banner] = (await neela.send(getAlarms)).alarms;
    for (const since of [answerBy, banner?.at ?? '']) {
      expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60_000);
    }
    expect(thread.map(({ kind, text }) => [kind, text])).toEqual([
      ['operator', 'We call you.'],
      ['author', 'SOS pressed again.'],
    ]);
  });

  test('while it waits it stays quiet, and so does where a press was made, once the device knows', async () => {
    const { alarm, neela, call, answer, first, shown, told } = await alarmed();
    await call();
    await call({ ...first, ...here });
    expect([await shown(), await told()]).toEqual([[alarm], 2]);
    await answer();
    const there = { lat: 18.6, long: 73.9 };
    await call({ ...first, ...there });
    expect([await shown(), await told()]).toEqual([[], 2]);
    expect(await neela.send(getAnyTicket, undefined, at(alarm))).toMatchObject({ place: there });
    const second = press();
    await call(second);
    await answer();
    await call({ ...second, ...here });
    expect([await shown(), await told()]).toEqual([[], 4]);
    expect(await neela.send(getAnyTicket, undefined, at(alarm))).toMatchObject({ place: here });
  });

  test('by hand it counts, even where a page gives the press the name of an earlier one', async () => {
    const { alarm, call, answer, first, shown, told } = await alarmed();
    for (const mails of [4, 6]) {
      await answer();
      await call(first);
      expect([await shown(), await told()]).toEqual([[alarm], mails]);
    }
  });

  test('after it was closed it is a new alarm, whatever the name of the press', async () => {
    const { alarm, call, close, first, shown, told } = await alarmed();
    await close();
    const second = await call({ ...first, ...here });
    expect(second.ticket_id).not.toBe(alarm);
    expect([await shown(), await told()]).toEqual([[second.ticket_id], 4]);
    expect((await call(first)).ticket_id).toBe(second.ticket_id);
    await close(second.ticket_id);
    const third = await call(first);
    expect([await shown(), await told()]).toEqual([[third.ticket_id], 6]);
  });

  test('a name that somebody else has used is no reason to tell nobody', async () => {
    const { first, shown, told } = await alarmed();
    const other = await agree(t);
    const { ticket_id: id } = await other.asha.send(callForHelp, first, at(other.id));
    expect(await shown()).toContain(id);
    expect(await told()).toBe(4);
  });
});

test('a message opens an alarm again that is due at once, as every alarm is', async () => {
  const { alarm, neela, asha, answer } = await alarmed();
  await answer();
  await asha.send(writeToTicket, message('He is back.'), at(alarm));
  expect(await neela.send(getAnyTicket, undefined, at(alarm))).toMatchObject({
    state: 'open',
    overdue: true,
  });
});

test('who writes to a closed alarm while a newer one waits is told its number', async () => {
  const { alarm, asha, call, close } = await alarmed();
  await close();
  const newer = await call();
  const { status, body } = await asha.try(writeToTicket, message('He is back.'), at(alarm));
  expect([status, body.code]).toEqual([409, 'newer_alarm']);
  expect(body.msg).toContain(String(newer.number));
  const { state, thread } = await asha.send(getTicket, undefined, at(alarm));
  expect([state, thread.length]).toEqual(['closed', 1]);
  await close(newer.ticket_id);
  await asha.send(writeToTicket, message('He is back.'), at(alarm));
  expect(await asha.send(getTicket, undefined, at(alarm))).toMatchObject({ state: 'open' });
});

test('an alarm shows operators where the job is, as long as it is not closed', async () => {
  const { id, asha, read, close } = await alarmed();
  const address = 'Flat 12, Sai Heights';
  await t.database.query('insert into visit_details (booking_id, address) values ($1, $2)', [
    id,
    address,
  ]);
  const seen = await read();
  expect(seen.door).toMatchObject({ address, lat: expect.any(Number) as number });
  expect(seen.author.id).toBe(asha.id);
  expect(seen.facts?.handyman.phone).toMatch(/^97/);
  await close();
  expect((await read()).door).toBeNull();
});
