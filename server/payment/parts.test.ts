import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { answerChallenge } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { emptyTables } from '../testing/emptying.ts';
import { audit } from '../testing/paying.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('extra' as const), yes: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      card: fc.constantFrom('tok_visa', 'tok_chargeDeclined', 'tok_threeDSecure2Required'),
      named: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), passed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('done' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An independent reckoning of the bill, in rupees. */
type Expected = {
  state: 'started' | 'done' | 'cancelled';
  total: number;
  paid: number;
  /** The amount of the payment for which the bank waits for the customer. */
  asked: { id: string; amount: number } | undefined;
  extras: number;
};

type Job = Awaited<ReturnType<typeof work>>;

const play = async (job: Job, world: Expected, now: Step): Promise<void> => {
  switch (now.do) {
    case 'extra': {
      const amount = 10 * (world.extras + 1);
      const { status, body } = await job.tryPropose('More work', amount);
      const may = world.state === 'started' && world.extras < 5;
      expect(status).toBe(may ? 200 : 409);
      if (!may) return;
      const id = String(body['extra_id']);
      if (now.yes) {
        expect((await job.approve(id, amount)).status).toBe(200);
        world.extras += 1;
        world.total += amount;
      } else {
        expect((await job.decline(id)).status).toBe(200);
      }
      return;
    }
    case 'pay': {
      const due = world.total - world.paid;
      const named = now.named ? { product: { price: due } } : {};
      const { status, body } = await job.pay(now.card, named);
      if (world.state === 'cancelled' || due === 0) {
        expect(status).toBe(409);
        return;
      }
      // The same card for the same amount resumes the bank's question.
      const again = now.card === 'tok_threeDSecure2Required';
      if (now.card === 'tok_visa') {
        expect(status).toBe(200);
        world.paid = world.total;
        world.asked = undefined;
      } else if (again) {
        expect([status, body['status']]).toEqual([200, 'requires_action']);
        world.asked = { id: String(body['payment_id']), amount: due };
      } else {
        expect(status).toBe(402);
        world.asked = undefined;
      }
      return;
    }
    case 'answer': {
      if (!world.asked) return;
      const { id, amount } = world.asked;
      world.asked = undefined;
      const { passed } = now;
      const { status } = await job.asha.try(answerChallenge, { passed }, { params: { id } });
      if (world.state === 'cancelled') {
        expect(status).toBe(409);
        return;
      }
      expect(status).toBe(passed ? 200 : 402);
      if (passed) world.paid += amount;
      return;
    }
    case 'done': {
      expect((await job.finish()).status).toBe(world.state === 'started' ? 200 : 409);
      if (world.state === 'started') world.state = 'done';
      return;
    }
    case 'stop': {
      expect((await job.stop()).status).toBe(world.state === 'started' ? 200 : 409);
      if (world.state === 'started') world.state = 'cancelled';
      return;
    }
    case 'jobs':
      await t.runJobs();
  }
};

const runs = rounds(12, inject('template').engine === 'pglite' ? 25 : 15);

test('whatever is approved, refused, paid and called off: never more than the total, and due is what is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await emptyTables(t.database);
      const job = await work(t);
      const world: Expected = {
        state: 'started',
        total: 300,
        paid: 0,
        asked: undefined,
        extras: 0,
      };
      for (const now of steps) {
        await play(job, world, now);
        const seen = await job.see();
        expect([seen.state, seen.price.total, seen.paid]).toEqual([
          world.state,
          world.total,
          world.paid,
        ]);
        expect(seen.due).toBe(world.state === 'cancelled' ? 0 : world.total - world.paid);
        expect(await audit(t.database)).toEqual([]);
      }
      await t.runJobs();
      const { paymentState, refunded } = await job.see();
      if (world.state !== 'cancelled') {
        expect(paymentState).toBe(world.paid === world.total ? 'paid' : 'unpaid');
      } else {
        expect([paymentState, refunded]).toEqual(
          world.paid === 0 ? ['unpaid', 0] : ['refunded', world.paid],
        );
      }
      expect(await audit(t.database)).toEqual([]);
    }),
    { numRuns: runs },
  );
}, 170_000);
