import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  answerTicket,
  getAnyTicket,
  listAllTickets,
  takeTicket,
} from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { ask } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const message = (text: string) => ({ key: randomUUID(), text });

describe('the operators’ list', () => {
  const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number);

  test('has what is due first on top, marks what is overdue, and pages', async () => {
    const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
    const ids = [await ask(asha), await ask(asha), await ask(asha)];
    await t.database.query(
      `update tickets set answer_by = now() - interval '1 hour' where id = $1`,
      [ids[2]],
    );
    const all = await neela.send(listAllTickets);
    expect(all.map((one) => one.ticket_id)).toEqual([ids[2], ids[0], ids[1]]);
    expect(all.map((one) => one.overdue)).toEqual([true, false, false]);
    const overdue = await neela.send(listAllTickets, undefined, { query: { overdue: 'true' } });
    expect(overdue.map((one) => one.ticket_id)).toEqual([ids[2]]);
    const paged: string[] = [];
    let next: string | undefined = `${listAllTickets.path}?limit=1`;
    while (next !== undefined) {
      const { body, headers } = await neela.raw('GET', next, {});
      paged.push(...(JSON.parse(body) as { ticket_id: string }[]).map((one) => one.ticket_id));
      next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(all.map((one) => one.ticket_id));
  });

  test('is filtered by state, by who deals with it, by category and by number', async () => {
    const asha = await t.user();
    const [neela, kiran] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'support')];
    const [first, second] = [await ask(asha), await ask(asha, { category: 'payment' })];
    await neela.send(takeTicket, {}, at(first));
    const mine = { query: { mine: 'true' } };
    expect((await neela.send(listAllTickets, undefined, mine)).map((one) => one.ticket_id)).toEqual(
      [first],
    );
    expect(await kiran.send(listAllTickets, undefined, mine)).toEqual([]);
    const payments = await neela.send(listAllTickets, undefined, {
      query: { category: 'payment' },
    });
    expect(payments.map((one) => one.ticket_id)).toEqual([second]);
    const [{ number } = { number: 0 }] = payments;
    expect(numbers(await neela.send(listAllTickets, undefined, { query: { number } }))).toEqual([
      number,
    ]);
    await kiran.send(answerTicket, message('Which card?'), at(second));
    expect(await neela.send(listAllTickets)).toHaveLength(1);
    const answered = await neela.send(listAllTickets, undefined, { query: { state: 'answered' } });
    expect(answered).toMatchObject([{ ticket_id: second, mine: false }]);
  });

  test('a number longer than any ticket has is refused in words', async () => {
    const neela = await addOperatorTo(t, 'support');
    const find = (number: number | string) =>
      neela.try(listAllTickets, undefined, { query: { number } });
    expect(await find(999_999_999)).toMatchObject({ status: 200, body: [] });
    for (const number of [2 ** 31, 1_000_000_000, 0, 2 ** 53, '1e300', 'x']) {
      const { status, body } = await find(number);
      expect([number, status]).toEqual([number, 400]);
      expect(body.fields?.['number']).toContain('nine at most');
    }
  });

  test('a ticket comes with its author, and with the facts of its booking', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    const neela = await addOperatorTo(t, 'support');
    const id = await ask(job.asha, { bookingId: job.id });
    expect(await neela.send(getAnyTicket, undefined, at(id))).toMatchObject({
      author: { role: 'user', email: job.asha.email, language: 'en' },
      place: null,
      facts: {
        booking_id: job.id,
        paid: 300,
        refunded: 0,
        refundable: 300,
        share: 255,
        timeline: [{ move: 'request' }, { move: 'accept' }],
      },
    });
    expect(await job.asha.try(getAnyTicket, undefined, at(id))).toMatchObject({ status: 403 });
  });
});
