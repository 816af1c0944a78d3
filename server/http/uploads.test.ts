import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { setPhoto } from '#contract/photo.ts';
import { checkBeforeFiles } from '../handyman/actions.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { useApp } from '../testing/app.ts';
import { sendForm } from '../testing/forms.ts';
import { handymanForm } from '../testing/people.ts';

const t = useApp();

let port: number;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});

const open = new Set<Socket>();
afterEach(async () => {
  const closed = [...open].map((socket) => once(socket, 'close'));
  for (const socket of open) socket.destroy();
  await Promise.all(closed);
  open.clear();
});

const boundary = 'a-boundary';

const fieldOf = ([name, value]: [string, string]) => [
  `--${boundary}`,
  `content-disposition: form-data; name="${name}"`,
  '',
  value,
];

const headOf = (from: string, fields: Readonly<Record<string, string>>) =>
  [
    `POST ${verifyHandyman.path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    'content-length: 4000000',
    '',
    ...Object.entries(fields).flatMap(fieldOf),
    `--${boundary}`,
    'content-disposition: form-data; name="aadharFront"; filename="front.png"',
    '',
    'the beginning of a file',
  ].join('\r\n');

/** Begins to send a form and stops in the middle. Gives the status, if it is answered all the same. */
const beginUpload = (
  from: string,
  fields: Readonly<Record<string, string>> = {},
): { readonly answered: Promise<string> } => {
  const socket = connect(port, '127.0.0.1');
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  socket.on('error', () => undefined);
  socket.write(headOf(from, fields));
  const answered = once(socket, 'data').then(([data]) => String(data));
  answered.catch(() => undefined);
  return { answered };
};

const smallImage = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

/** A whole signup with an image. */
const honest = async (from: string): Promise<number> => {
  const form = handymanForm();
  await t.client().send(signupHandyman, { email: form.email });
  const body = new FormData();
  const fields = { ...form, otp: t.lastCode() };
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  body.set('aadharFront', new Blob([new Uint8Array(await smallImage())]), 'front.png');
  const url = `http://127.0.0.1:${port}${verifyHandyman.path}`;
  const headers = { 'x-forwarded-for': from };
  return (await fetch(url, { method: 'POST', headers, body })).status;
};

/** Waits until the IP's limit has counted so many uploads: they have been admitted by then. */
const letIn = async (n: number) => {
  const counted = async () => {
    const [row] = await t.database.query<{ n: number }>(
      'select coalesce(sum(used), 0)::int as n from limits',
    );
    return row?.n;
  };
  await expect.poll(counted, { timeout: 20_000 }).toBe(n);
};

test('a third unfinished form from one address is refused without being read; others go on', async () => {
  for (let n = 0; n < 2; n += 1) beginUpload(`2001:db8:1:1::${n}`);
  // Each is counted for its /64, /56 and /48.
  await letIn(6);
  const answer = await beginUpload('2001:db8:1:1::77').answered;
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
  expect(answer).toMatch(/retry-after: \d+/i);
  expect(await honest('203.0.113.1')).toBe(200);
});

test('a fifth unfinished form of strangers is refused, and there is room again when they are gone', async () => {
  for (let n = 0; n < 4; n += 1) beginUpload(`198.51.100.${n}`);
  await letIn(4);
  const answer = await beginUpload('203.0.113.2').answered;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/retry-after: \d+/i);
  for (const socket of open) socket.destroy();
  await expect.poll(() => honest('203.0.113.3'), { timeout: 20_000 }).toBe(200);
});

test('strangers who hold all their places keep nobody out who is logged in', async () => {
  const ravi = await t.handyman();
  for (let n = 0; n < 4; n += 1) beginUpload(`198.51.100.${n}`);
  await letIn(4);
  const { status } = await sendForm(ravi, setPhoto, {}, { photo: await smallImage() });
  expect(status).toBe(200);
});

test('with a wrong code a form is refused as soon as its first file begins', async () => {
  const { email } = handymanForm();
  await t.client().send(signupHandyman, { email });
  const wrong = t.lastCode() === '000000' ? '000001' : '000000';
  const answer = await beginUpload('203.0.113.9', { email, otp: wrong }).answered;
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('wrong_code');
});

test('a right code that is looked at before the files takes no try', async () => {
  const form = handymanForm();
  const browser = t.client();
  await browser.send(signupHandyman, { email: form.email });
  const otp = t.lastCode();
  const left = async () =>
    (await t.database.query<{ n: number }>('select tries_left as n from codes'))[0]?.n;
  const before = await left();
  const asker = browser.cookies.get('lh_code_handyman');
  await checkBeforeFiles(t.deps, { email: form.email, otp }, asker);
  expect(await left()).toBe(before);
});

test('an address that has tried too often is refused before its file is read', async () => {
  const from = '203.0.113.4';
  for (let n = 0; n < limits.verifyFromAddress.most; n += 1) {
    await spend(t.deps, limits.verifyFromAddress, from);
  }
  expect(await beginUpload(from).answered).toMatch(/^HTTP\/1.1 429 /);
});
