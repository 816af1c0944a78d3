import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listAudit } from '#contract/operator.ts';
import { getTicket, listTickets, openTicket, writeToTicket } from '#contract/ticket.ts';
import {
  answerTicket,
  closeTicket,
  getAnyTicketPhoto,
  takeTicket,
} from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { ask, askWithPhotos, photoWithPlace } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter((mail) => mail.to.address === email);
};
const message = (text: string) => ({ key: randomUUID(), text });

describe('opening', () => {
  test('has a number at once, by mail too, with when it is answered', async () => {
    const job = await agree(t);
    const opened = await job.asha.send(openTicket, {
      key: randomUUID(),
      booking_id: job.id,
      category: 'quality',
      text: 'The tap still drips.',
    });
    expect(String(opened.number)).toMatch(/^[1-9]\d{5}$/);
    const hours = (Date.parse(opened.answerBy) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThan(48.1);
    const mails = await mailsTo(job.asha.email);
    const mail = mails.find(({ subject }) => subject.includes(String(opened.number)));
    expect(mail?.text).toContain('We answer by');
    expect(mail?.text).toContain(`/user/help/tickets/${opened.ticket_id}`);
    expect(mail?.text).not.toContain('drips');
    expect(await job.asha.send(getTicket, undefined, at(opened.ticket_id))).toMatchObject({
      state: 'open',
      category: 'quality',
      booking_id: job.id,
      service: 'Plumber',
      mayWrite: true,
      thread: [{ kind: 'author', text: 'The tap still drips.', by: null }],
    });
  });

  test('needs no booking, and the other side of one never sees it', async () => {
    const job = await agree(t);
    const about = await ask(job.ravi, { category: 'customer', bookingId: job.id });
    const plain = await ask(job.asha);
    expect(await job.asha.try(getTicket, undefined, at(about))).toMatchObject({ status: 403 });
    expect(await job.ravi.try(getTicket, undefined, at(plain))).toMatchObject({ status: 403 });
    expect((await job.ravi.send(listTickets)).map((one) => one.ticket_id)).toEqual([about]);
    expect((await job.asha.send(listTickets)).map((one) => one.ticket_id)).toEqual([plain]);
    expect(await job.asha.try(writeToTicket, message('Hm.'), at(about))).toMatchObject({
      status: 403,
    });
    expect(await t.client().try(getTicket, undefined, at(about))).toMatchObject({ status: 401 });
    expect(await job.asha.try(getTicket, undefined, at(randomUUID()))).toMatchObject({
      status: 404,
    });
  });

  test('the same press again is the same ticket, and nobody else’s', async () => {
    const asha = await t.user();
    const key = randomUUID();
    const first = await ask(asha, { key });
    expect(await ask(asha, { key })).toBe(first);
    expect(await asha.send(listTickets)).toHaveLength(1);
    const other = await t.user();
    const body = { key, category: 'other', text: 'Mine?' };
    expect(await other.try(openTicket, body)).toMatchObject({ status: 403 });
  });

  test('each side has its own list of what it can be about', async () => {
    const asha = await t.user();
    for (const category of ['unpaid', 'sos', 'nonsense']) {
      const body = { key: randomUUID(), category, text: 'Help.' };
      const { status, body: refusal } = await asha.try(openTicket, body);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['category']]);
    }
  });

  test('takes no text with characters that cannot be seen, neither then nor later', async () => {
    const asha = await t.user();
    const ticket = await ask(asha);
    for (const text of ['Pay to \u202Egro.live', 'Gate\u200b 2', '\u2066hidden\u2069']) {
      const form = { key: randomUUID(), category: 'other', text } as const;
      const answers = [
        await asha.try(openTicket, form),
        await asha.try(writeToTicket, message(text), at(ticket)),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(400);
        expect(body.fields?.['text']).toContain('cannot be seen');
      }
    }
    await asha.send(writeToTicket, message('Two lines:\n\tnothing hidden. क्‍षमा'), at(ticket));
  });

  test('ten a day are enough', async () => {
    const asha = await t.user();
    for (let n = 0; n < 10; n += 1) await ask(asha);
    const body = { key: randomUUID(), category: 'other', text: 'Once more.' };
    expect(await asha.try(openTicket, body)).toMatchObject({ status: 429 });
  });
});

describe('photos', () => {
  test('three at most, drawn anew without the place in them, for the author and operators only', async () => {
    const [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
    const photo = await photoWithPlace();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { status, body } = await askWithPhotos(asha, [photo, photo, photo]);
    expect(status).toBe(200);
    const id = body.ticket_id;
    expect(await asha.send(getTicket, undefined, at(id))).toMatchObject({ photos: [1, 2, 3] });
    const [row] = await t.database.query<{ sealed: Uint8Array }>(
      'select sealed from ticket_photos where position = 1',
    );
    const kept = t.deps.keys.open(row?.sealed ?? new Uint8Array());
    const { format, exif } = await sharp(kept).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const look = (client: typeof asha, position: number) =>
      client.raw('GET', `/api/tickets/${id}/photos/${position}`, {});
    expect((await look(asha, 1)).headers['content-type']).toBe('image/webp');
    expect((await look(asha, 4)).status).toBe(400);
    for (const stranger of [neha, ravi]) expect((await look(stranger, 1)).status).toBe(403);
  });

  test('each look of an operator is written down', async () => {
    const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
    const { body } = await askWithPhotos(asha, [await photoWithPlace()]);
    const path = getAnyTicketPhoto.path.replace(':id', body.ticket_id).replace(':position', '1');
    expect((await neela.raw('GET', path, {})).status).toBe(200);
    expect((await neela.raw('GET', path.replace(/1$/, '2'), {})).status).toBe(404);
    const looks = await neela.send(listAudit, undefined, { query: { subject: body.ticket_id } });
    expect(looks.map(({ action, details }) => [action, details['position']])).toEqual([
      ['see_ticket_photo', 1],
    ]);
  });

  test('what is no image is refused, and nothing is opened', async () => {
    const asha = await t.user();
    const { status } = await askWithPhotos(asha, [Buffer.from('not an image')]);
    expect(status).toBe(400);
    expect(await asha.send(listTickets)).toEqual([]);
  });
});

describe('the thread', () => {
  test('answered, written to again, closed, and open again within a week', async () => {
    const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
    const id = await ask(asha);
    const state = async () => (await asha.send(getTicket, undefined, at(id))).state;
    await neela.send(answerTicket, message('What exactly happened?'), at(id));
    expect(await state()).toBe('answered');
    await asha.send(writeToTicket, message('It drips.'), at(id));
    expect(await state()).toBe('open');
    await neela.send(
      closeTicket,
      { outcome: 'come_again', text: 'Ravi comes tomorrow at ten.' },
      at(id),
    );
    const closed = await asha.send(getTicket, undefined, at(id));
    expect(closed).toMatchObject({ state: 'closed', outcome: 'come_again', mayWrite: true });
    expect(closed.thread.map(({ kind, by }) => [kind, by])).toEqual([
      ['author', null],
      ['operator', 'Operator'],
      ['author', null],
      ['closed', 'Operator'],
    ]);
    await t.passMinutes(6 * 24 * 60);
    await t.database.query(`update sessions set expires_at = now() + interval '1 hour'`);
    t.deps.sessions.clear();
    await asha.send(writeToTicket, message('He did not come.'), at(id));
    expect(await asha.send(getTicket, undefined, at(id))).toMatchObject({
      state: 'open',
      outcome: null,
    });
    const subjects = (await mailsTo(asha.email)).map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject.startsWith('We have answered'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.endsWith('is closed'))).toHaveLength(1);
  });

  test('after a week a new one has to be opened, and nothing is written', async () => {
    const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
    const id = await ask(asha);
    await neela.send(closeTicket, { outcome: 'no_action', text: 'All is well.' }, at(id));
    await t.database.query(`update tickets set closed_at = closed_at - interval '8 days'`);
    expect(await asha.try(writeToTicket, message('And yet.'), at(id))).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
    const ticket = await asha.send(getTicket, undefined, at(id));
    expect([ticket.mayWrite, ticket.thread.length]).toEqual([false, 2]);
  });

  test('the same press again writes nothing, and twenty an hour are enough', async () => {
    const asha = await t.user();
    const id = await ask(asha);
    const once = message('Hello?');
    await asha.send(writeToTicket, once, at(id));
    await asha.send(writeToTicket, once, at(id));
    expect((await asha.send(getTicket, undefined, at(id))).thread).toHaveLength(2);
    for (let n = 2; n < 20; n += 1) await asha.send(writeToTicket, message(`${n}`), at(id));
    expect(await asha.try(writeToTicket, message('21'), at(id))).toMatchObject({ status: 429 });
  });

  test('a closed ticket is not answered, taken or closed again', async () => {
    const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
    const id = await ask(asha);
    await neela.send(closeTicket, { outcome: 'no_action', text: 'All is well.' }, at(id));
    const tries = [
      await neela.try(answerTicket, message('Hm.'), at(id)),
      await neela.try(takeTicket, {}, at(id)),
      await neela.try(closeTicket, { outcome: 'come_again', text: 'Hm.' }, at(id)),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [409, 'closed']),
    );
    expect((await asha.send(getTicket, undefined, at(id))).thread).toHaveLength(2);
  });

  test('an outcome with a refund wants the refund first', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    const neela = await addOperatorTo(t, 'admin');
    const id = await ask(job.asha, { bookingId: job.id });
    for (const outcome of ['part_refund', 'whole_refund']) {
      expect(await neela.try(closeTicket, { outcome, text: 'Done.' }, at(id))).toMatchObject({
        status: 409,
        body: { code: 'wrong_outcome' },
      });
    }
  });
});
