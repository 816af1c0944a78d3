import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { down, onFaultyLine, repair } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { agree, audit } from '../testing/paying.ts';
import { settleDue } from './settle-actions.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const charges = async () => {
  const rows = await t.database.query<{ state: string }>('select state from sandbox_charges');
  return rows.map((row) => row.state).toSorted();
};
const payments = () =>
  t.database.query('select attempt, state from payments order by booking_id, attempt');

/** Pauses the process at this step for longer than its lease, while `meanwhile` happens elsewhere. */
const pauseAt = (step: 'open' | 'confirm', when: 'before' | 'after', meanwhile: () => unknown) => {
  faults[step] = async (ask) => {
    repair(faults);
    const early = when === 'after' ? await ask() : undefined;
    await t.passMinutes(1);
    await meanwhile();
    return early ?? ask();
  };
};

const steps = [
  ['open', 'before'],
  ['open', 'after'],
  ['confirm', 'before'],
  ['confirm', 'after'],
] as const;

test.each(steps)(
  'a process paused at %s (%s), the job and another press meanwhile: one charge',
  async (step, when) => {
    const job = await agree(t);
    let second = 0;
    pauseAt(step, when, async () => {
      await settleDue(t.deps);
      second = (await job.pay('tok_mastercard')).status;
    });
    const first = await job.pay('tok_visa');
    const chargedBefore = step === 'confirm' && when === 'after';
    const refused = step === 'open' ? 409 : 402;
    expect([first.status, second]).toEqual(chargedBefore ? [200, 409] : [refused, 200]);
    expect(await charges()).toEqual(chargedBefore ? ['succeeded'] : ['closed', 'succeeded']);
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  },
);

test.each(steps)(
  'a process paused at %s (%s), another press meanwhile: one charge',
  async (step, when) => {
    const job = await agree(t);
    pauseAt(step, when, () => job.pay('tok_mastercard'));
    const { body } = await job.pay('tok_visa');
    expect(body).toMatchObject(step === 'open' ? { code: 'already_paid' } : { status: 'success' });
    expect(await charges()).toEqual(['succeeded']);
    expect(await payments()).toEqual([{ attempt: 1, state: 'succeeded' }]);
  },
);

test.each(steps)(
  'a process paused at %s (%s), called off meanwhile: nothing is kept',
  async (step, when) => {
    const job = await agree(t);
    pauseAt(step, when, async () => {
      await job.cancel();
      await settleDue(t.deps);
    });
    await job.pay('tok_visa');
    await t.passMinutes(1);
    await t.runJobs();
    const given = step === 'confirm' && when === 'after';
    expect(await job.read()).toMatchObject({ paymentState: given ? 'refunded' : 'unpaid' });
  },
);

test('a press whose lease ran out before the charge charges nothing; the next one does', async () => {
  const job = await agree(t);
  pauseAt('open', 'after', () => undefined);
  const first = await job.pay('tok_visa');
  expect(first).toMatchObject({ status: 503, body: { code: 'card_service_down' } });
  expect(await charges()).toEqual(['open']);
  expect((await job.pay('tok_visa')).status).toBe(200);
  expect(await charges()).toEqual(['succeeded']);
});

test('a press that wakes up after its lease does not release the lease of another', async () => {
  const job = await agree(t);
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let reached = () => {};
  const atOpen = new Promise<void>((resolve) => {
    reached = resolve;
  });
  faults.open = async () => {
    reached();
    await asleep;
    return down(async () => undefined);
  };
  const first = job.pay('tok_visa');
  await atOpen;
  await t.passMinutes(1);
  faults.open = async (ask) => {
    repair(faults);
    wake();
    expect((await first).status).toBe(503);
    expect((await job.pay('tok_amex')).status).toBe(202);
    return ask();
  };
  expect((await job.pay('tok_mastercard')).status).toBe(200);
  expect(await charges()).toEqual(['succeeded']);
});
