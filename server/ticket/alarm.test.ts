import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit } from '#contract/operator.ts';
import { callForHelp } from '#contract/ticket.ts';
import {
  answerTicket,
  closeTicket,
  getAlarms,
  getAnyTicket,
  listAllTickets,
  takeTicket,
} from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { ask } from '../testing/tickets.ts';

const t = useApp();

const at = (id: string) => ({ params: { id } });
const press = () => ({ key: randomUUID() });

test('tells every operator at once, with the place, above everything else', async () => {
  const job = await agree(t);
  const [neela, kiran] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'admin')];
  const waiting = await ask(job.asha);
  await t.database.query(`update tickets set answer_by = now() - interval '3 days'`);
  const here = { lat: 18.53, long: 73.85 };
  const { ticket_id: id } = await job.ravi.send(callForHelp, { ...press(), ...here }, at(job.id));
  const list = await neela.send(listAllTickets);
  expect(list.map((one) => one.ticket_id)).toEqual([id, waiting]);
  expect(await neela.send(getAlarms)).toMatchObject({
    alarms: [{ ticket_id: id, role: 'handyman', operator: null }],
    open: 2,
    overdue: 2,
  });
  expect(await neela.send(getAnyTicket, undefined, at(id))).toMatchObject({
    category: 'sos',
    place: here,
    author: { role: 'handyman' },
    facts: { booking_id: job.id },
  });
  await t.runJobs();
  const told = t.mails.filter(({ subject }) => subject.startsWith('SOS'));
  expect(told.map((mail) => mail.to.address).toSorted()).toEqual(
    [neela.email, kiran.email].toSorted(),
  );
  expect(told[0]?.text).toContain(`/operator/tickets/${id}`);
});

test('without a place of the device it is the place of the job, until the device says more', async () => {
  const job = await agree(t);
  const neela = await addOperatorTo(t);
  const { ticket_id: id } = await job.asha.send(callForHelp, press(), at(job.id));
  expect(await neela.send(getAnyTicket, undefined, at(id))).toMatchObject({ place: pune });
  const here = { lat: 18.5, long: 73.8 };
  const again = await job.asha.send(callForHelp, { ...press(), ...here }, at(job.id));
  expect(again.ticket_id).toBe(id);
  expect(await neela.send(getAnyTicket, undefined, at(id))).toMatchObject({ place: here });
  await t.runJobs();
  expect(t.mails.filter(({ subject }) => subject.startsWith('SOS'))).toHaveLength(1);
});

test('both sides can, each with an alarm of their own, and again after it was closed', async () => {
  const job = await agree(t);
  const neela = await addOperatorTo(t);
  const first = await job.asha.send(callForHelp, press(), at(job.id));
  const second = await job.ravi.send(callForHelp, press(), at(job.id));
  expect(second.ticket_id).not.toBe(first.ticket_id);
  await neela.send(closeTicket, { outcome: 'no_action', text: 'Safe.' }, at(first.ticket_id));
  const third = await job.asha.send(callForHelp, press(), at(job.id));
  expect(third.ticket_id).not.toBe(first.ticket_id);
});

test('who takes it on is written down, and the banner goes when somebody has answered', async () => {
  const job = await agree(t);
  const neela = await addOperatorTo(t, 'support');
  const { ticket_id: id } = await job.asha.send(callForHelp, press(), at(job.id));
  await neela.send(takeTicket, {}, at(id));
  const [taken] = (await neela.send(getAlarms)).alarms;
  expect(taken?.operator).toMatch(/^Operator/);
  await neela.send(answerTicket, { ...press(), text: 'We have called the police.' }, at(id));
  expect((await neela.send(getAlarms)).alarms).toEqual([]);
  const log = await neela.send(listAudit, undefined, { query: { subject: id } });
  expect(log.map(({ action }) => action)).toEqual(['answer_ticket', 'take_alarm']);
});
