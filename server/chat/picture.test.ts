import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import {
  getPicture,
  listMessages,
  lookAtChat,
  lookAtPicture,
  sendMessage,
} from '#contract/chat.ts';
import { listAudit } from '#contract/operator.ts';
import { chatLimits, pictureDays } from '#domain/chat.ts';
import { useApp } from '../testing/app.ts';
import { say, showPicture } from '../testing/chat.ts';
import type { Client } from '../testing/client.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { photoWithPlace } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const pathOf = (path: string, id: string, number: number) =>
  path.replace(':id', id).replace(':number', String(number));
const look = (client: Client, id: string, number = 1) =>
  client.raw('GET', pathOf(getPicture.path, id, number), {});

describe('§19 pictures', () => {
  test('drawn anew without the place in them, sealed, for the two of the booking only', async () => {
    const [job, others] = [await agree(t), await agree(t)];
    const { status, body } = await showPicture(job.asha, job.id, await photoWithPlace());
    expect([status, body.message?.number]).toEqual([200, 1]);
    expect(await job.ravi.send(listMessages, undefined, at(job.id))).toMatchObject({
      messages: [{ from: 'user', text: null, quick: null, picture: 'here' }],
    });
    const [row] = await t.database.query<{ sealed: Uint8Array }>(
      'select sealed from chat_pictures',
    );
    expect(Buffer.from(row?.sealed ?? []).includes('WEBP')).toBe(false);
    const kept = t.deps.keys.open(row?.sealed ?? new Uint8Array());
    const { format, exif } = await sharp(kept).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    for (const party of [job.asha, job.ravi]) {
      const { status: seen, headers } = await look(party, job.id);
      expect([seen, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'no-store',
      ]);
    }
    for (const stranger of [others.asha, others.ravi]) {
      expect((await look(stranger, job.id)).status).toBe(403);
      // Under a booking of their own there is none.
      expect((await look(stranger, others.id)).status).toBe(404);
    }
    expect((await look(t.client(), job.id)).status).toBe(401);
    expect((await look(job.asha, job.id, 2)).status).toBe(404);
    expect((await look(job.asha, job.id, 0)).status).toBe(400);
  });

  test('only images, and the same press is one picture', async () => {
    const job = await agree(t);
    const { status, body } = await showPicture(job.asha, job.id, Buffer.from('not an image'));
    expect([status, body.code]).toEqual([400, 'bad_input']);
    const key = randomUUID();
    const picture = await photoWithPlace();
    expect((await showPicture(job.ravi, job.id, picture, key)).status).toBe(200);
    expect((await showPicture(job.ravi, job.id, picture, key)).body.message?.number).toBe(1);
    const counted = await t.database.query('select messages, pictures from chats');
    expect(counted).toEqual([{ messages: 1, pictures: 1 }]);
  });

  test('twenty for a booking; words still go through', async () => {
    const job = await agree(t);
    await say(job.asha, job.id, 'Look.');
    await t.database.query('update chats set pictures = $1', [chatLimits.pictures]);
    const { status, body } = await showPicture(job.asha, job.id, await photoWithPlace());
    expect([status, body.code]).toEqual([409, 'full']);
    const more = { key: randomUUID(), text: 'It drips on the left.' };
    expect(await job.asha.try(sendMessage, more, at(job.id))).toMatchObject({ status: 200 });
  });

  test('gone 90 days after the end; that there was one stays', async () => {
    const [ended, running] = [await agree(t), await agree(t)];
    for (const job of [ended, running]) {
      await showPicture(job.asha, job.id, await photoWithPlace());
    }
    await ended.ravi.send(cancelBooking, {}, at(ended.id));
    const days = async (n: number) => {
      await t.passMinutes(n * 24 * 60);
      await t.database.query(`update sessions set expires_at = now() + interval '1 day'`);
      await t.runJobs();
    };
    await days(pictureDays - 1);
    expect((await look(ended.asha, ended.id)).status).toBe(200);
    await days(2);
    expect((await look(ended.asha, ended.id)).status).toBe(404);
    expect(await ended.asha.send(listMessages, undefined, at(ended.id))).toMatchObject({
      messages: [{ picture: 'gone' }],
    });
    expect((await look(running.asha, running.id)).status).toBe(200);
  });
});

describe('§19 operators', () => {
  test('read a conversation for a reason, which is kept, and its pictures after it', async () => {
    const job = await agree(t);
    await showPicture(job.asha, job.id, await photoWithPlace());
    await say(job.ravi, job.id, 'I see.');
    const [neela, omar] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'support')];
    const see = (operator: Client) =>
      operator.raw('GET', pathOf(lookAtPicture.path, job.id, 1), {});
    expect((await see(neela)).status).toBe(409);
    for (const body of [{}, { reason: ' ' }]) {
      expect(await neela.try(lookAtChat, body, at(job.id))).toMatchObject({ status: 400 });
    }
    const shown = await neela.send(lookAtChat, { reason: 'A complaint.' }, at(job.id));
    expect(shown.messages.map(({ from }) => from)).toEqual(['user', 'handyman']);
    expect((await see(neela)).status).toBe(200);
    // Another operator's reason is not theirs.
    expect((await see(omar)).status).toBe(409);
    const rows = await neela.send(listAudit, undefined, { query: { subject: job.id } });
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['see_chat_picture', null],
      ['look_at_chat', 'A complaint.'],
    ]);
    // Looking marks nothing as read.
    expect(await job.ravi.send(listMessages, undefined, at(job.id))).toMatchObject({ readByMe: 0 });
  });

  test('no other call of theirs shows what was written', async () => {
    const job = await agree(t);
    await say(job.asha, job.id, 'The key is under the mat.');
    const neela = await addOperatorTo(t, 'admin');
    expect(await neela.try(listMessages, undefined, at(job.id))).toMatchObject({ status: 403 });
    const { body } = await neela.raw('GET', `/api/operator/bookings/${job.id}`, {});
    expect(body).not.toContain('under the mat');
  });
});
