import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signupUser } from '#contract/user.ts';
import type { MailPort } from '../ports/mail.ts';
import { openSmtp } from '../gateways/mail-smtp.ts';
import { sweep } from '../jobs.ts';
import { sendMails } from './outbox.ts';
import { makeKeys } from '../secrets/sealing.ts';
import { useApp } from '../testing/app.ts';
import { codeIn, startSmtp } from '../testing/smtp.ts';
import type { TestSmtp } from '../testing/smtp.ts';

const t = useApp();
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

const states = () =>
  t.database.query<{ state: string; attempts: number; wiped: boolean }>(
    'select state, attempts, sealed is null as wiped from mails order by created_at',
  );

const signUp = (email = 'asha@example.com') => t.client().send(signupUser, { email });

test('a mail arrives in two parts, and its words are wiped here', async () => {
  await signUp();
  expect(await sendMails(t.deps, mail)).toBe(1);
  expect(smtp.caught).toMatchObject([
    { from: 'hello@localhands.example', to: ['asha@example.com'] },
  ]);
  const content = smtp.caught[0]?.content ?? '';
  expect(content).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(content).toMatch(/Content-Type: text\/html; charset=utf-8/);
  expect(codeIn(content)).toBe(t.lastCode());
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, wiped: true }]);
});

test('a mail sealed with another secret fails alone; the others are sent and shown', async () => {
  for (const name of ['first', 'second', 'third']) await signUp(`${name}@example.com`);
  const sealed = makeKeys('another secret, just as long as the first one').seal(Buffer.from('{}'));
  const put = `update mails set sealed = $1 where to_address = $2`;
  await t.database.query(put, [sealed, 'second@example.com']);
  await t.database.query(put, [Buffer.from('short'), 'third@example.com']);

  const page = await t.client().raw('GET', '/dev/mail', {});
  expect(page.status).toBe(200);
  expect(page.body).toContain(`to first@example.com`);
  expect(page.body.match(/This mail cannot be read/g)).toHaveLength(2);
  expect(page.body.match(/<pre>/g)).toHaveLength(1);

  expect(await sendMails(t.deps, mail)).toBe(3);
  expect(await sendMails(t.deps, mail)).toBe(0);
  expect(smtp.caught.flatMap(({ to }) => to)).toEqual(['first@example.com']);
  const rows = await t.database.query(
    'select state, last_error, sealed is null as wiped from mails order by created_at',
  );
  const aside = { state: 'failed', last_error: 'unreadable', wiped: false };
  expect(rows).toEqual([{ state: 'sent', last_error: null, wiped: true }, aside, aside]);
  expect(t.log.filter((line) => line.includes('a mail cannot be read'))).toHaveLength(2);
});

test('many that send at once send each mail once', async () => {
  for (let i = 0; i < 80; i += 1) await signUp(`person${i}@example.com`);
  let sent = 1;
  while (sent > 0) {
    const counts = await Promise.all(Array.from({ length: 8 }, () => sendMails(t.deps, mail)));
    sent = counts.reduce((sum, count) => sum + count, 0);
  }
  const recipients = smtp.caught.flatMap((one) => one.to);
  expect(recipients).toHaveLength(80);
  expect(new Set(recipients).size).toBe(80);
});

test.each(['busy', 'hangs up'] as const)(
  'a server that is %s gets it later, once',
  async (mood) => {
    await signUp();
    smtp.behaviour = mood;
    await sendMails(t.deps, mail);
    expect(await states()).toEqual([{ state: 'due', attempts: 1, wiped: false }]);
    expect(await sendMails(t.deps, mail)).toBe(0);
    smtp.behaviour = 'takes';
    await t.passMinutes(1);
    await sendMails(t.deps, mail);
    expect(await sendMails(t.deps, mail)).toBe(0);
    expect(smtp.caught).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, wiped: true }]);
  },
);

test('a server that is not there at all gets it later', async () => {
  const nowhere = openSmtp({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' });
  await signUp();
  await sendMails(t.deps, nowhere);
  nowhere.close();
  expect(await states()).toEqual([{ state: 'due', attempts: 1, wiped: false }]);
});

test('a server that never comes to an end is given up, and gets it later, once', async () => {
  const impatient = openSmtp({ url: smtp.url, from: 'a@example.com', longestMs: 3_000 });
  await signUp();
  smtp.behaviour = 'trickles';
  await sendMails(t.deps, impatient);
  expect(smtp.held()).toBe(1);
  expect(await states()).toEqual([{ state: 'due', attempts: 1, wiped: false }]);
  smtp.dropLines();
  smtp.behaviour = 'takes';
  await t.passMinutes(1);
  await sendMails(t.deps, impatient);
  impatient.close();
  expect(smtp.caught).toHaveLength(1);
});

test('each failure waits longer than the one before', async () => {
  await signUp();
  smtp.behaviour = 'busy';
  const waits: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    await t.database.query('update mails set next_try_at = now()');
    await sendMails(t.deps, mail);
    const [row] = await t.database.query<{ wait: number }>(
      'select round(extract(epoch from next_try_at - now()))::int as wait from mails',
    );
    waits.push(row?.wait ?? 0);
  }
  // A second less where the machine took its time in between.
  for (const [times, wait] of waits.entries()) {
    expect([0, 1]).toContain(5 * 2 ** times - wait);
  }
});

test('a refusal is final', async () => {
  await signUp();
  smtp.behaviour = 'refuses';
  await sendMails(t.deps, mail);
  await t.passMinutes(60);
  expect(await sendMails(t.deps, mail)).toBe(0);
  expect(await states()).toEqual([{ state: 'failed', attempts: 1, wiped: true }]);
});

test('a code that has run out is not sent any more', async () => {
  await signUp();
  await t.passMinutes(11);
  expect(await sendMails(t.deps, mail)).toBe(0);
  await sweep(t.deps);
  expect(await states()).toEqual([{ state: 'failed', attempts: 0, wiped: true }]);
});

test('one that was taken and died sends again when its lease is over', async () => {
  await signUp();
  // A process claimed it and died.
  await t.database.query(
    `update mails set attempts = 1, next_try_at = now() + interval '2 minutes'`,
  );
  expect(await sendMails(t.deps, mail)).toBe(0);
  await t.passMinutes(2);
  expect(await sendMails(t.deps, mail)).toBe(1);
  expect(smtp.caught).toHaveLength(1);
});

test.each([
  'a@b.co, evil@x.co',
  'a@b.co\r\nBcc: evil@x.co',
  'evil@x.co (a@b.co)',
  'Group: evil@x.co;',
  '"evil@x.co, " <a@b.co>',
])('an address like %j reaches nobody', async (email) => {
  expect((await t.client().try(signupUser, { email })).status).toBe(400);
  await sendMails(t.deps, mail);
  expect(smtp.caught).toEqual([]);
});

test('neither the log nor the table keeps a code when sending fails', async () => {
  await signUp();
  smtp.behaviour = 'refuses';
  await sendMails(t.deps, mail);
  const kept = JSON.stringify(await t.database.query('select subject, last_error from mails'));
  expect(t.log.join('') + kept).not.toContain(t.lastCode());
  expect(t.log.join('')).not.toContain('asha@example.com');
});

test('without a mail server the page for developers shows the code', async () => {
  await signUp();
  const { body, headers } = await t.client().raw('GET', '/dev/mail', {});
  expect(body).toContain(t.lastCode());
  expect(headers['cache-control']).toBe('no-store');
});

test('mails and gateway events that came to an end are swept after 30 days, in batches', async () => {
  await t.database.query(
    `insert into mails (to_name, to_address, subject, state, sent_at, created_at)
     select 'Asha', n || '@example.com', 'Hello', case when n % 2 = 0 then 'sent' else 'failed' end, now(),
       now() - interval '31 days' from generate_series(1, 1500) as n`,
  );
  await t.database.query(
    `insert into mails (to_name, to_address, subject, state, created_at) values
       ('Asha', 'recent@example.com', 'Hello', 'sent', now() - interval '29 days'),
       ('Asha', 'waiting@example.com', 'Hello', 'due', now() - interval '90 days')`,
  );
  await t.database.query(
    `insert into webhook_events (id, received_at) values
       ('evt_old', now() - interval '31 days'), ('evt_recent', now() - interval '29 days')`,
  );
  const counts = async () => (await t.database.query('select to_address from mails')).length;
  expect(await sweep(t.deps)).toBeGreaterThan(0);
  expect(await counts()).toBe(502);
  expect(await sweep(t.deps)).toBe(0);
  const left = await t.database.query<{ id: string }>(
    'select to_address as id from mails union all select id from webhook_events order by id',
  );
  expect(left.map(({ id }) => id)).toEqual([
    'evt_recent',
    'recent@example.com',
    'waiting@example.com',
  ]);
});
