import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callForHelp, getTicket, writeToTicket } from '#contract/ticket.ts';
import { answerTicket, closeTicket } from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { ask } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const message = (text: string) => ({ key: randomUUID(), text });
const press = () => ({ key: randomUUID() });

test('whoever writes while an answer is on its way is never left as answered', async () => {
  const [neela, kiran] = [await addOperatorTo(t), await addOperatorTo(t)];
  const refused = new Set<number>();
  for (let round = 0; round < 30; round += 1) {
    const asha = await t.user();
    const id = await ask(asha);
    const answer = (by: typeof neela) =>
      by.try(answerTicket, { ...message('Turn it off.'), seen: 1 }, at(id));
    const [written, ...answers] = await Promise.all([
      asha.try(writeToTicket, message('It is much worse.'), at(id)),
      answer(neela),
      answer(kiran),
    ]);
    expect(written.status).toBe(200);
    for (const { status } of answers) refused.add(status);
    const { state, thread } = await asha.send(getTicket, undefined, at(id));
    expect([round, state]).toEqual([round, 'open']);
    const taken = answers.filter(({ status }) => status === 200);
    expect(thread.map((entry) => entry.id)).toEqual([1, 2, ...taken.map((_, n) => n + 3)]);
  }
  expect([...refused].filter((status) => ![200, 409].includes(status))).toEqual([]);
}, 120_000);

test('ten presses at once after an answer are one call for help', async () => {
  const neela = await addOperatorTo(t);
  for (let round = 0; round < 10; round += 1) {
    const job = await agree(t);
    const call = () => job.asha.try(callForHelp, press(), at(job.id));
    const told = async () =>
      (await t.database.query(`select 1 from mails where subject like 'SOS%'`)).length;
    await call();
    const { ticket_id: id } = await job.asha.send(callForHelp, press(), at(job.id));
    await neela.send(answerTicket, { ...message('We call you.'), seen: 0 }, at(id));
    const before = await told();
    const pressed = await Promise.all(Array.from({ length: 10 }, call));
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    const { state, thread } = await job.asha.send(getTicket, undefined, at(id));
    expect([state, thread.length, (await told()) - before]).toEqual(['open', 2, 1]);
  }
}, 120_000);

test('a press while its alarm is being closed is never turned away', async () => {
  const neela = await addOperatorTo(t);
  for (let round = 0; round < 10; round += 1) {
    const job = await agree(t);
    const key = randomUUID();
    const call = () => job.asha.try(callForHelp, { key }, at(job.id));
    const { ticket_id: id } = await job.asha.send(callForHelp, { key }, at(job.id));
    const [, ...pressed] = await Promise.all([
      neela.send(closeTicket, { outcome: 'no_action', text: 'Safe.' }, at(id)),
      call(),
      call(),
      call(),
    ]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
}, 120_000);
