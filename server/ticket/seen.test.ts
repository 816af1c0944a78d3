import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callForHelp, getTicket, writeToTicket } from '#contract/ticket.ts';
import { answerTicket, closeTicket, getAnyTicket } from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { ask } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const message = (text: string) => ({ key: randomUUID(), text });

/** A ticket, and the last line of it that an operator's page shows. */
const asked = async () => {
  const [asha, neela] = [await t.user(), await addOperatorTo(t, 'support')];
  const id = await ask(asha);
  const look = async () => {
    const { thread, state } = await neela.send(getAnyTicket, undefined, at(id));
    return { seen: thread.at(-1)?.id ?? 0, lines: thread.length, state };
  };
  const write = (text: string) => asha.send(writeToTicket, message(text), at(id));
  return { asha, neela, id, look, write };
};

const refusal = { status: 409, body: { code: 'written_meanwhile' } };
const closing = { outcome: 'no_action', text: 'All is well.' } as const;

describe('the last word', () => {
  test('an answer to what was read is refused while something newer of the author stands there', async () => {
    const { neela, id, look, write } = await asked();
    const { seen } = await look();
    await write('It is much worse now.');
    const answer = { ...message('Turn it off.'), seen };
    expect(await neela.try(answerTicket, answer, at(id))).toMatchObject(refusal);
    const now = await look();
    expect(now).toMatchObject({ state: 'open', lines: 2 });
    await neela.send(answerTicket, { ...answer, seen: now.seen }, at(id));
    expect(await look()).toMatchObject({ state: 'answered', lines: 3 });
  });

  test('nor is it closed over', async () => {
    const { neela, id, look, write } = await asked();
    const { seen } = await look();
    await write('It is much worse now.');
    expect(await neela.try(closeTicket, { ...closing, seen }, at(id))).toMatchObject(refusal);
    const now = await look();
    expect(now).toMatchObject({ state: 'open', lines: 2 });
    await neela.send(closeTicket, { ...closing, seen: now.seen }, at(id));
    expect(await look()).toMatchObject({ state: 'closed', lines: 3 });
  });

  test('what another operator has written stands in nobody’s way', async () => {
    const { neela, id, look } = await asked();
    const { seen } = await look();
    const kiran = await addOperatorTo(t, 'support');
    await kiran.send(answerTicket, message('We look at it.'), at(id));
    await neela.send(answerTicket, { ...message('Turn it off.'), seen }, at(id));
    expect(await look()).toMatchObject({ state: 'answered', lines: 3 });
  });

  test('the same press again is fine whatever was written after it, and changes nothing', async () => {
    const { neela, id, look, write } = await asked();
    const answer = { ...message('Turn it off.'), seen: (await look()).seen };
    await neela.send(answerTicket, answer, at(id));
    await write('I did.');
    await neela.send(answerTicket, answer, at(id));
    expect(await look()).toMatchObject({ state: 'open', lines: 3 });
  });

  test('a page from before it was asked may leave it out', async () => {
    const { neela, id, look, write } = await asked();
    await write('It is much worse now.');
    await neela.send(answerTicket, message('Turn it off.'), at(id));
    expect(await look()).toMatchObject({ state: 'answered' });
    for (const seen of [-1, 0.5, 2 ** 31, 'all']) {
      const { status, body } = await neela.try(answerTicket, { ...message('Hm.'), seen }, at(id));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['seen']]);
    }
  });

  test('who presses SOS again is not answered by what was meant for the first time', async () => {
    const job = await agree(t);
    const neela = await addOperatorTo(t, 'support');
    const call = () => job.asha.send(callForHelp, { key: randomUUID() }, at(job.id));
    const { ticket_id: id } = await call();
    await neela.send(answerTicket, { ...message('We call you.'), seen: 0 }, at(id));
    await call();
    const late = { ...message('You did not answer the phone.'), seen: 1 };
    expect(await neela.try(answerTicket, late, at(id))).toMatchObject(refusal);
    await neela.send(answerTicket, { ...late, seen: 2 }, at(id));
  });
});

test('lines are counted within their ticket: nobody learns how many the market has', async () => {
  const { asha, neela, id, write } = await asked();
  for (let n = 0; n < 5; n += 1) await ask(asha);
  await write('Hello?');
  await neela.send(answerTicket, message('We look at it.'), at(id));
  for (const { thread } of [
    await asha.send(getTicket, undefined, at(id)),
    await neela.send(getAnyTicket, undefined, at(id)),
  ]) {
    expect(thread.map((entry) => entry.id)).toEqual([1, 2, 3]);
  }
});
