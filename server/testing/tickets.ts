import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openTicket } from '#contract/ticket.ts';
import { refundTicket } from '#contract/ticket-support.ts';
import type { Category } from '#domain/ticket.ts';
import type { Client } from './client.ts';

type Draft = { category?: Category; text?: string; bookingId?: string; key?: string };

/** A ticket in a few words. */
export const ask = async (author: Client, draft: Draft = {}): Promise<string> => {
  const { category = 'other', text = 'The tap still drips.', bookingId, key } = draft;
  const reply = await author.send(openTicket, {
    key: key ?? randomUUID(),
    category,
    text,
    ...(bookingId !== undefined && { booking_id: bookingId }),
  });
  return reply.ticket_id;
};

/** A photo with a place in it, as phones make them. */
export const photoWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b45' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .toBuffer();

/** The same with files, as a browser sends it. */
export const askWithPhotos = async (
  author: Client,
  photos: readonly Buffer[],
  text = 'See the photos.',
) => {
  const form = new FormData();
  form.set('key', randomUUID());
  form.set('category', 'other');
  form.set('text', text);
  for (const [at, photo] of photos.entries()) {
    form.set(`photo${at + 1}`, new Blob([new Uint8Array(photo)]), 'IMG_1.jpg');
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { status, body } = await author.raw('POST', openTicket.path, {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return { status, body: JSON.parse(body) as { ticket_id: string; code?: string } };
};

type Refunding = { amount: number; refunded?: number; key?: string };

/** One press of an operator's refund button. */
export const refundBy = (
  operator: Client,
  ticketId: string,
  { amount, refunded = 0, key = randomUUID() }: Refunding,
) =>
  operator.try(
    refundTicket,
    { key, amount, refunded, reason: 'The tap drips.' },
    { params: { id: ticketId } },
  );
