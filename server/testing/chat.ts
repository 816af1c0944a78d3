import { randomUUID } from 'node:crypto';
import { sendMessage, sendPicture } from '#contract/chat.ts';
import type { Client } from './client.ts';

/** One press of the send button. */
export const say = (author: Client, id: string, text: string, key: string = randomUUID()) =>
  author.send(sendMessage, { key, text }, { params: { id } });

/** A picture, as a browser sends it. */
export const showPicture = async (
  author: Client,
  id: string,
  picture: Buffer,
  key: string = randomUUID(),
) => {
  const form = new FormData();
  form.set('key', key);
  form.set('picture', new Blob([new Uint8Array(picture)]), 'IMG_1.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { status, body } = await author.raw('POST', sendPicture.path.replace(':id', id), {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return {
    status,
    body: JSON.parse(body) as { message?: { number: number }; code?: string; msg: string },
  };
};
