import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import {
  accept,
  answer,
  decide,
  disputedToken,
  findAll,
  only,
  sandboxDisputes,
  tell,
} from '../testing/disputes.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { settleDisputes } from './answer-actions.ts';
import { compareDay } from './reconcile-actions.ts';
import { refundDue } from './refund-actions.ts';

const t = useApp();

let neela: Operator;
beforeEach(async () => {
  neela = await addOperatorTo(t);
});

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const rounds = 8;

const paid = async (): Promise<Job> => {
  const job = await agree(t);
  await job.pay(disputedToken);
  return job;
};

/** What the books and the log have of a booking's dispute. */
const kindsOf = async ({ id }: Job) =>
  (
    await t.database.query<{ kind: string }>(
      `select kind from ledger where booking_id = $1 and kind like 'dispute%' order by id`,
      [id],
    )
  ).map(({ kind }) => kind);

test('§39 an event, another, the job and the comparison open a dispute once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await paid();
    const about = (await sandboxDisputes(t)).at(-1) ?? '';
    const day = dayInIndia(new Date());
    await Promise.all([
      tell(t, { id: `evt_${round}_1`, about }),
      tell(t, { id: `evt_${round}_1`, about }),
      tell(t, { id: `evt_${round}_2`, about, type: 'charge.dispute.funds_withdrawn' }),
      findAll(t),
      compareDay(t.deps, day),
    ]);
    expect((await kindsOf(job)).toSorted()).toEqual(['dispute', 'dispute_fee']);
  }
  await t.runJobs();
  const mails = t.mails.filter(({ subject }) => subject.startsWith('Dispute'));
  expect(mails).toHaveLength(rounds);
}, 120_000);

test('§39 a refund and a dispute at once: what was sent before crosses it, nothing is sent after', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await agree(t);
    await job.pay('tok_visa');
    const ticket = await ask(job.asha, { bookingId: job.id });
    const open = async () => {
      await t.database.query(
        `insert into sandbox_disputes (id, charge_id, amount_paise, fee_paise, reason, due_by)
         select 'dp_' || $2::text, p.gateway_id, p.amount_paise, 0, 'fraudulent', now() + interval '7 days'
         from payments p where p.booking_id = $1`,
        [job.id, round],
      );
      await findAll(t);
    };
    const [refund] = await Promise.all([
      refundBy(neela, ticket, { amount: 100 }).then(async (said) => {
        await refundDue(t.deps);
        return said;
      }),
      open(),
    ]);
    expect([200, 409]).toContain(refund.status);
    const before = await t.database.query<{ state: string }>(
      `select r.state from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1`,
      [job.id],
    );
    const one = await only(neela);
    expect(one.crosses).toBe(before.length > 0);
    if (refund.status === 409) expect(before).toEqual([]);
    // A refund that was sent in time is a part of the answer; one that was not waits.
    const crossed = before.some(({ state }) => state === 'succeeded');
    await decide(t, neela, crossed ? 'won' : 'lost');
    await t.runJobs();
    const after = await t.database.query<{ state: string }>(
      `select r.state from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1`,
      [job.id],
    );
    expect(after.some(({ state }) => state === 'succeeded')).toBe(crossed);
  }
}, 120_000);

test('§39 two admins, one who answers and one who accepts: one decides', async () => {
  const kiran = await addOperatorTo(t);
  for (let round = 0; round < rounds; round += 1) {
    const job = await paid();
    await findAll(t);
    const one = await only(neela);
    const answers = await Promise.all([
      answer(neela, one, 'The code was given.'),
      accept(kiran, one),
      answer(kiran, one, 'They were at home.'),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const rows = await t.database.query(
      `select 1 from audit_log where action like '%_dispute' and subject_id = $1`,
      [job.id],
    );
    expect(rows).toHaveLength(1);
    await t.passMinutes(1);
    await t.runJobs();
  }
}, 120_000);

test('§39 the bank decides while we answer: one end, once in the books', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await paid();
    await findAll(t);
    const one = await only(neela);
    const about = (await sandboxDisputes(t)).at(-1) ?? '';
    const close = async () => {
      await t.database.query(
        `update sandbox_disputes set state = 'lost' where id = $1 and state = 'open'`,
        [about],
      );
      await tell(t, { id: `evt_${round}`, about, type: 'charge.dispute.closed' });
    };
    const [said] = await Promise.all([
      answer(neela, one, 'winning_evidence'),
      close(),
      settleDisputes(t.deps),
    ]);
    expect([200, 409]).toContain(said.status);
    await t.passMinutes(1);
    await settleDisputes(t.deps);
    const { state } = await only(neela, 'decided');
    expect(state).toBe(said.status === 200 ? 'won' : 'lost');
    const end = state === 'won' ? 'dispute_won' : 'dispute_lost';
    expect((await kindsOf(job)).toSorted()).toEqual(['dispute', 'dispute_fee', end]);
  }
}, 120_000);
