import type { Replied } from '#contract/call.ts';
import { getPayoutRun, listPayouts } from '#contract/payout-run.ts';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import type { getPayouts, OwnPayout } from '#contract/payout.ts';
import { answerDesk } from './desk-samples.ts';
import { idOf } from './samples.ts';
import type { FakeServer } from './server.ts';

/** What is paid out, as the server would send it; a test changes what it is about. */

type Payouts = Replied<typeof getPayouts>;

export const hdfc: NonNullable<Payouts['account']> = {
  kind: 'bank',
  shown: 'HDFC ··4417',
  givenAt: '2026-03-04T06:00:00.000Z',
  paidFrom: '2026-03-06T06:00:00.000Z',
};

/** A professional's own: ₹1,856.50 for the next Monday, and nothing before. */
export const payouts = (more: Partial<Payouts> = {}): Payouts => ({
  balance: 1856.5,
  onTheWay: 0,
  least: 100,
  next: { day: '2026-11-23', amount: 1856.5, hold: null },
  account: null,
  payouts: [],
  ...more,
});

/** One of their payouts; paid unless said otherwise. */
export const ownPayout = (n: number, more: Partial<OwnPayout> = {}): OwnPayout => ({
  payout_id: idOf(400 + n),
  number: n,
  day: '2026-11-16',
  amount: 1200,
  state: 'paid',
  hold: null,
  to: 'HDFC ··4417',
  reference: 'UTR 3160422',
  paidAt: '2026-11-17T05:00:00.000Z',
  reason: null,
  ...more,
});

/** A line of a run: in a bank file and not marked yet unless said otherwise. */
export const line = (n: number, more: Partial<PayoutOfRun> = {}): PayoutOfRun => ({
  payout_id: idOf(400 + n),
  number: n,
  handyman_id: idOf(500 + n),
  name: `Plumber ${n}`,
  amount: 1000 + n,
  state: 'waiting',
  hold: null,
  to: 'HDFC ··4417',
  inAFile: true,
  reference: null,
  reason: null,
  ...more,
});

const sumOf = (rows: readonly PayoutOfRun[]) => ({
  payouts: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

/** The run of a Monday with these lines. */
export const runOf = (
  day: string,
  lines: readonly PayoutOfRun[],
  approved = true,
): Replied<typeof getPayoutRun> => {
  const of = (state: PayoutOfRun['state']) => lines.filter((one) => one.state === state);
  return {
    day,
    madeAt: `${day}T00:30:00.000Z`,
    approvedAt: approved ? `${day}T04:42:00.000Z` : null,
    approvedBy: approved ? 'Neela Rao' : null,
    states: {
      held: sumOf(of('held')),
      waiting: sumOf(of('waiting')),
      paid: sumOf(of('paid')),
      returned: sumOf(of('returned')),
    },
    notInAFile: sumOf(of('waiting').filter(({ inAFile }) => !inAFile)),
  };
};

/** An admin is logged in, and this is the run of a Monday. */
export const answerRun = (
  server: FakeServer,
  day: string,
  lines: readonly PayoutOfRun[],
  approved = true,
): void => {
  answerDesk(server, 'admin');
  server.answer(getPayoutRun, runOf(day, lines, approved));
  server.answer(listPayouts, ({ query }) =>
    lines.filter(({ state }) => query['state'] === undefined || state === query['state']),
  );
};
