import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { verifyHandyman } from '#contract/handyman.ts';
import { health } from '#contract/operations.ts';
import { figure } from './figures.ts';
import { megabytes } from './memory.ts';
import { useProducts } from './products.ts';
import { whole } from './rounds.ts';

const { start, newFolder, newDatabase, cleanUp } = useProducts();

const uploads = 100;
const mostMegabytes = 100;
const fileBytes = 4_900_000;

const boundary = 'a-boundary';
const partHead = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="x.jpg"\r\n\r\n`;

/** Sends almost all of a form and never its end. */
const beginUpload = (url: string, from: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    `POST ${verifyHandyman.path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    'content-length: 20000000',
    '',
    '',
  ].join('\r\n');
  socket.write(head + partHead('aadharFront'));
  socket.write(Buffer.alloc(fileBytes));
  socket.write(`\r\n${partHead('aadharBack')}`);
  socket.write(Buffer.alloc(fileBytes));
  const answer = once(socket, 'data').then(([data]) => String(data).split(' ')[1] ?? '');
  answer.catch(() => undefined);
  return { socket, answer };
};

const form = (image: Buffer): FormData => {
  const body = new FormData();
  body.set('aadharFront', new Blob([new Uint8Array(image)]), 'front.jpg');
  return body;
};

/** 400: it was read to its end, and what is missing was named. */
const honest = async (url: string, from: string, image: Buffer): Promise<number> => {
  const headers = { 'x-forwarded-for': from };
  const request = { method: 'POST', headers, body: form(image) };
  return (await fetch(`${url}${verifyHandyman.path}`, request)).status;
};

test('unfinished forms are refused at once beyond a few, cost little, and keep nobody from sending theirs', async () => {
  const product = await start({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    TRUST_PROXY: '1',
  });
  const image = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  expect(await honest(product.url, '203.0.113.1', image)).toBe(400);
  const before = megabytes(product);

  const sockets: Socket[] = [];
  cleanUp(async () => {
    for (const socket of sockets) socket.destroy();
  });
  // Of a whole network of its own, whose addresses count as one.
  const begun = Array.from({ length: uploads }, (_, n) =>
    beginUpload(product.url, `2001:db8:1:1::${n}`),
  );
  sockets.push(...begun.map(({ socket }) => socket));
  let refused = 0;
  for (const { answer } of begun) {
    answer.then(
      (status) => (refused += Number(status === '429')),
      () => undefined,
    );
  }
  await expect.poll(() => refused, { timeout: 60_000 }).toBeGreaterThanOrEqual(uploads - 2);
  expect(await honest(product.url, '203.0.113.2', image)).toBe(400);
  expect((await fetch(`${product.url}${health.path}`)).status).toBe(200);
  const grown = megabytes(product) - before;
  if (whole) expect(grown).toBeLessThan(mostMegabytes);

  for (const socket of sockets) socket.destroy();
  const again = () => honest(product.url, '2001:db8:1:1::1', image);
  await expect.poll(again, { timeout: 60_000 }).toBe(400);
  figure(
    'unfinished uploads',
    `${uploads} forms of 10 MB, never ended`,
    `${refused} refused at once; ${grown} MB more held`,
  );
});
