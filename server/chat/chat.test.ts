import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  cancelBooking,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { listMessages, listUnread, readMessages, sendMessage } from '#contract/chat.ts';
import { chatLimits } from '#domain/chat.ts';
import { useApp } from '../testing/app.ts';
import { say } from '../testing/chat.ts';
import type { Client } from '../testing/client.ts';
import { agree } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const read = (reader: Client, { id }: Job, query: Record<string, number | string> = {}) =>
  reader.send(listMessages, undefined, { ...at(id), query });
const texts = async (reader: Client, job: Job, query?: Record<string, number | string>) =>
  (await read(reader, job, query)).messages.map(({ text }) => text);

/** Lets time pass and renews the sessions, which would have ended meanwhile. */
const pass = async (minutes: number) => {
  await t.passMinutes(minutes);
  await t.database.query(`update sessions set expires_at = now() + interval '1 day'`);
};

const finish = async ({ asha, ravi }: Job) => {
  await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
  await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
};

describe('§19 writing to each other', () => {
  test('both read the same words in the same order, exactly as they were written', async () => {
    const job = await agree(t);
    const hostile = '<b>Gate 2</b>\n"; drop table chats; -- https://example.com 👋';
    await say(job.asha, job.id, hostile);
    await say(job.ravi, job.id, 'On my way.');
    for (const reader of [job.asha, job.ravi]) {
      expect(await read(reader, job)).toMatchObject({
        state: 'open',
        closesAt: null,
        earlier: false,
        messages: [
          { number: 1, from: 'user', text: hostile, quick: null, picture: null },
          { number: 2, from: 'handyman', text: 'On my way.' },
        ],
      });
    }
  });

  test('characters that cannot be seen, or that turn the reading around, are refused', async () => {
    const job = await agree(t);
    for (const text of ['Pay to \u202Egro.live', 'Gate\u200b 2', '\u2066hidden\u2069']) {
      const body = { key: randomUUID(), text };
      const { status } = await job.asha.try(sendMessage, body, { params: { id: job.id } });
      expect([text, status]).toEqual([text, 400]);
    }
    expect(await texts(job.asha, job)).toEqual([]);
  });

  test('the same press again sends nothing twice', async () => {
    const job = await agree(t);
    const key = randomUUID();
    const first = await say(job.asha, job.id, 'Hello.', key);
    expect(await say(job.asha, job.id, 'Hello.', key)).toEqual(first);
    // The other side may have made the same key by chance.
    await say(job.ravi, job.id, 'Hello to you.', key);
    expect(await texts(job.asha, job)).toEqual(['Hello.', 'Hello to you.']);
  });

  test('a quick reply is one of the words of that side, without text', async () => {
    const job = await agree(t);
    const send = (author: Client, body: object) =>
      author.try(sendMessage, { key: randomUUID(), ...body }, at(job.id));
    expect(await send(job.ravi, { quick: 'at_the_gate' })).toMatchObject({
      status: 200,
      body: { message: { quick: 'at_the_gate', text: null } },
    });
    for (const body of [
      { quick: 'at_the_gate' },
      { quick: 'nonsense' },
      { quick: 'call_me', text: 'Both.' },
      { text: '  ' },
      { text: 'x'.repeat(chatLimits.text + 1) },
      { text: 'nul \0' },
      {},
    ]) {
      expect([body, (await send(job.asha, body)).status]).toEqual([body, 400]);
    }
    expect((await read(job.asha, job)).messages).toHaveLength(1);
  });

  test('pages go backwards from the newest, and forwards from the last that was seen', async () => {
    const job = await agree(t);
    for (let n = 1; n <= 7; n += 1) await say(job.asha, job.id, String(n));
    expect(await texts(job.ravi, job, { limit: 3 })).toEqual(['5', '6', '7']);
    expect(await texts(job.ravi, job, { limit: 3, before: 5 })).toEqual(['2', '3', '4']);
    expect(await texts(job.ravi, job, { after: 5 })).toEqual(['6', '7']);
    expect((await read(job.ravi, job, { limit: 3 })).earlier).toBe(true);
    expect((await read(job.ravi, job, { before: 2 })).earlier).toBe(false);
  });

  test('as whom, in a browser that is logged in as both', async () => {
    const job = await agree(t);
    const both = t.client();
    for (const one of [job.asha, job.ravi]) {
      for (const [name, value] of one.cookies) both.cookies.set(name, value);
    }
    const body = () => ({ key: randomUUID(), text: 'Hello.' });
    await both.send(sendMessage, body(), { ...at(job.id), query: { as: 'handyman' } });
    await both.send(sendMessage, body(), at(job.id));
    const { messages } = await read(job.asha, job);
    expect(messages.map(({ from }) => from)).toEqual(['handyman', 'user']);
  });

  test('thirty a minute, and five hundred for a booking', async () => {
    const job = await agree(t);
    for (let n = 0; n < 30; n += 1) await say(job.asha, job.id, 'Again.');
    const once = (author: Client) =>
      author.try(sendMessage, { key: randomUUID(), text: 'Again.' }, at(job.id));
    expect(await once(job.asha)).toMatchObject({ status: 429 });
    await t.database.query('update chats set messages = $1', [chatLimits.messages - 1]);
    expect(await once(job.ravi)).toMatchObject({ status: 200 });
    expect(await once(job.ravi)).toMatchObject({ status: 409, body: { code: 'full' } });
  });
});

describe('§19 from the yes until two days after the end', () => {
  const tryToSay = (author: Client, id: string) =>
    author.try(sendMessage, { key: randomUUID(), text: 'Hello?' }, at(id));

  test('open while the job is on and for two days more, then it can still be read', async () => {
    const job = await agree(t);
    await finish(job);
    expect(await tryToSay(job.asha, job.id)).toMatchObject({ status: 200 });
    await pass(2 * 24 * 60 - 5);
    expect(await tryToSay(job.ravi, job.id)).toMatchObject({ status: 200 });
    expect((await read(job.asha, job)).closesAt).not.toBeNull();
    await pass(6);
    const { status, body } = await tryToSay(job.ravi, job.id);
    expect([status, body.code]).toEqual([409, 'closed']);
    expect(body.msg).toContain('two days');
    expect(await read(job.asha, job)).toMatchObject({ state: 'closed' });
    expect((await read(job.asha, job)).messages).toHaveLength(2);
  });

  test('a job that was called off was accepted once; a request that never was has none', async () => {
    const job = await agree(t);
    await job.ravi.send(cancelBooking, {}, at(job.id));
    expect(await tryToSay(job.asha, job.id)).toMatchObject({ status: 200 });
    const [neha, sunil] = [await t.user(), await t.handyman()];
    const ask = { ...pune, user_id: neha.id, handyman_id: sunil.id };
    const { notification_id: asked } = await neha.send(createNotification, ask);
    expect(await tryToSay(neha, asked)).toMatchObject({
      status: 409,
      body: { code: 'not_accepted' },
    });
    await neha.send(cancelBooking, {}, at(asked));
    expect(await tryToSay(sunil, asked)).toMatchObject({ status: 409 });
    expect(await neha.send(listMessages, undefined, at(asked))).toMatchObject({
      state: 'none',
      closesAt: null,
      messages: [],
    });
  });
});

describe('§19 what waits, and what was read', () => {
  const waiting = async (reader: Client) =>
    (await reader.send(listUnread)).unread.map(({ messages }) => messages);

  test('counts the other side’s messages until they are read, and says so to their author', async () => {
    const job = await agree(t);
    await say(job.asha, job.id, 'One.');
    await say(job.asha, job.id, 'Two.');
    expect(await waiting(job.ravi)).toEqual([2]);
    expect(await waiting(job.asha)).toEqual([]);
    const mark = (upTo: number) => job.ravi.send(readMessages, { upTo }, at(job.id));
    expect((await mark(1)).readByMe).toBe(1);
    expect(await waiting(job.ravi)).toEqual([1]);
    expect(await read(job.asha, job)).toMatchObject({ readByThem: 1, readByMe: 0 });
    // The mark moves neither beyond the newest message nor back.
    expect((await mark(400)).readByMe).toBe(2);
    expect((await mark(1)).readByMe).toBe(2);
    expect(await waiting(job.ravi)).toEqual([]);
    await say(job.asha, job.id, 'Three.');
    expect(await waiting(job.ravi)).toEqual([1]);
  });

  test('a mail says that there is one, after two minutes and once in a quarter of an hour', async () => {
    const job = await agree(t);
    const mails = async () => {
      // One makes them, the next sends them.
      await t.runJobs();
      await t.runJobs();
      return t.mails.filter(({ to, subject }) => {
        return to.address === job.ravi.email && subject.includes('new message');
      });
    };
    await say(job.asha, job.id, 'The yellow gate.');
    expect(await mails()).toHaveLength(0);
    await t.passMinutes(3);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^You have a new message about booking \d{5}$/);
    expect(mail?.text).toContain(`/handyman/bookings/${job.id}`);
    expect(mail?.text).not.toContain('yellow');
    await say(job.asha, job.id, 'And ring, please.');
    await t.passMinutes(3);
    expect(await mails()).toHaveLength(1);
    await t.passMinutes(13);
    expect(await mails()).toHaveLength(2);
  });

  test('whoever has read it, or whose screen has counted it, gets no mail', async () => {
    const [one, two] = [await agree(t), await agree(t)];
    for (const job of [one, two]) await say(job.asha, job.id, 'Hello.');
    await one.ravi.send(readMessages, { upTo: 1 }, at(one.id));
    await two.ravi.send(listUnread);
    await t.passMinutes(3);
    await t.runJobs();
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject.includes('new message'))).toEqual([]);
  });
});

test('what was written is in no log', async () => {
  const job = await agree(t);
  await say(job.asha, job.id, 'The key is under the mat.');
  await read(job.ravi, job);
  expect(t.log.join('\n')).not.toContain('under the mat');
});
