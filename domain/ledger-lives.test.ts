import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredFee } from './fee.ts';
import { balanceOf, transfersDue } from './ledger.ts';
import type { LedgerAccount, MoneyFacts, Transfer } from './ledger.ts';
import type { DisputeFacts } from './ledger-dispute.ts';
import { bill } from './ledger-samples.ts';

const step = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    part: fc.integer({ min: 1, max: 4 }),
    from: fc.constantFrom('gateway' as const, 'credit' as const, 'professional' as const),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    part: fc.integer({ min: 1, max: 4 }),
    fails: fc.boolean(),
  }),
  fc.record({ do: fc.constant('bounce' as const) }),
  fc.record({ do: fc.constant('not_received' as const), part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    do: fc.constant('tip' as const),
    amount_paise: fc.integer({ min: 1, max: 100_000 }),
  }),
  fc.record({ do: fc.constant('refundTip' as const), fails: fc.boolean() }),
  fc.record({ do: fc.constant('passOn' as const) }),
  fc.record({ do: fc.constantFrom('done' as const, 'cancel' as const) }),
  fc.record({ do: fc.constantFrom('cancel late' as const, 'forgive' as const) }),
  fc.record({ do: fc.constant('dispute' as const), part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('decide' as const), lost: fc.boolean() }),
  fc.record({ do: fc.constant('take share' as const) }),
  fc.record({ do: fc.constant('record' as const) }),
  fc.record({ do: fc.constant('code' as const), part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('takeOff' as const) }),
);

type Sum = readonly { readonly amount_paise: number }[];
const sum = (rows: Sum) => rows.reduce((all, { amount_paise }) => all + amount_paise, 0);
const arrived = (refunds: MoneyFacts['refunds']) =>
  refunds.filter(({ state }) => state === 'succeeded');

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Tip = MoneyFacts['tips'][number];

/** A tip, apart from the rest. */
const beginTip = () => {
  let given: Tip | undefined;
  const there = () => (given ? given.amount_paise - sum(arrived(given.refunds)) : 0);
  const play = (now: Step, isDone: boolean): void => {
    if (now.do === 'tip' && isDone) {
      given ??= { id: 'tip', amount_paise: now.amount_paise, passed_on: false, refunds: [] };
    } else if (now.do === 'passOn' && given && there() > 0) {
      given = { ...given, passed_on: true };
    } else if (now.do === 'refundTip' && given && there() > 0) {
      const state = now.fails ? ('failed' as const) : ('succeeded' as const);
      const id = `of tip ${given.refunds.length}`;
      const back = { id, to: 'gateway' as const, amount_paise: given.amount_paise, state };
      given = { ...given, refunds: [...given.refunds, back] };
    } else if (now.do === 'bounce' && given) {
      given = { ...given, refunds: given.refunds.map((one) => ({ ...one, state: 'failed' })) };
    }
  };
  const held = () => (given?.passed_on === true ? 0 : there());
  return { play, there, held, list: () => (given ? [given] : []) };
};

/** §38: of what is paid by a code nothing is the customer's. */
const isCode = ({ from }: MoneyFacts['payments'][number]) => from === 'discounts';

type Disputed = DisputeFacts & { readonly of: string };

/** §39: what banks take back of the payments of a bill. */
const beginDisputes = () => {
  let all: readonly Disputed[] = [];
  const isGone = (of: string) => all.some((one) => one.of === of && one.state !== 'won');
  const sumWhere = (is: (one: Disputed) => boolean) => sum(all.filter(is));
  const open = ({ id, amount_paise, fees_paise = 0 }: MoneyFacts['payments'][number]): void => {
    if (isGone(id)) return;
    const one = { id: `of ${id} ${all.length}`, of: id, amount_paise: amount_paise + fees_paise };
    const fresh = { fee_paise: 1_500, taken: true, returned: false, share_back: false } as const;
    all = [...all, { ...one, ...fresh, state: 'open' }];
  };
  const decide = (lost: boolean): void => {
    all = all.map((one): Disputed => {
      if (one.state === 'won' || (one.state === 'lost' && lost)) return one;
      return lost ? { ...one, state: 'lost' } : { ...one, state: 'won', returned: true };
    });
  };
  const takeShare = (): void => {
    all = all.map((one) => (one.state === 'lost' ? { ...one, share_back: true } : one));
  };
  return {
    open,
    decide,
    takeShare,
    isGone,
    list: () => all,
    lost: () => sumWhere(({ state }) => state === 'lost'),
    borne: () => sumWhere(({ state, share_back }) => state === 'lost' && !share_back),
    undecided: () => sumWhere(({ state }) => state === 'open'),
    fees: () => all.length * 1_500,
  };
};

/** An independent reckoning of one booking's money. */
const beginLife = () => {
  const tip = beginTip();
  const disputes = beginDisputes();
  let all: readonly MoneyFacts['payments'][number][] = [];
  let refunds: readonly (MoneyFacts['refunds'][number] & { readonly of: string })[] = [];
  let state: MoneyFacts['state'] = 'accepted';
  let fee: StoredFee | null = null;
  const real = () => all.filter(({ returned }) => returned !== true);
  const backOf = ({ id }: { readonly id: string }) => arrived(refunds.filter((r) => r.of === id));
  const back = () => sum(arrived(refunds));
  const there = () => sum(real()) - back();
  const codes = () => real().filter(isCode);
  const toProduct = () => refunds.filter(({ to }) => to === 'discounts');
  const paidState = (): MoneyFacts['payment_state'] => {
    const paidSum = sum(real());
    const own = paidSum - sum(codes());
    const counts = state === 'cancelled' ? disputes.lost() : disputes.lost() - disputes.borne();
    const isOver = state === 'cancelled' || paidSum >= bill.total_paise;
    if (isOver && own > 0 && back() - sum(arrived(toProduct())) + counts >= own) return 'refunded';
    const isWhole = paidSum === bill.total_paise || (state === 'cancelled' && own > 0);
    return isWhole ? 'paid' : 'unpaid';
  };
  const leaveBill = (): void => {
    all = all.map((one) => (isCode(one) ? { ...one, returned: true } : one));
  };
  /** What a code has paid goes where the customer's own money has gone. */
  const follow = (id: string): void => {
    const [code] = codes();
    if (!code) return;
    const isBack = arrived(toProduct()).length > 0;
    if (state === 'cancelled') {
      if (!isBack) leaveBill();
    } else if (paidState() === 'refunded' && !isBack) {
      const { amount_paise } = code;
      const given = { id, of: code.id, to: 'discounts', amount_paise, state: 'succeeded' } as const;
      refunds = [...refunds, given];
    } else if (paidState() !== 'refunded') {
      refunds = refunds.map((one) => (one.to === 'discounts' ? { ...one, state: 'failed' } : one));
    }
  };
  const enterCode = (part: number, id: string): void => {
    if (state === 'cancelled' || paidState() !== 'unpaid' || codes().length > 0) return;
    const amount_paise = Math.min(7_500 * part, bill.total_paise - sum(real()));
    all = [...all, { id, from: 'discounts', amount_paise }];
  };
  const pay = (now: Step & { do: 'pay' }, id: string): void => {
    const { from } = now;
    if (state !== 'cancelled' && paidState() !== 'refunded') {
      const amount_paise = Math.min(7_500 * now.part, bill.total_paise - sum(real()));
      // §36: some take fees of earlier visits along.
      const fees_paise = from === 'gateway' && now.part === 4 ? 5_000 : 0;
      if (amount_paise > 0) all = [...all, { id, from, amount_paise, fees_paise }];
    } else if (fee && !fee.forgiven && there() < fee.amount_paise) {
      all = [...all, { id, from: 'credit', amount_paise: fee.amount_paise - there() }];
    }
  };
  const refund = (now: Step & { do: 'refund' }, id: string): void => {
    const payments = real().filter((one) => !isCode(one));
    const payment = payments[(refunds.length + now.part) % Math.max(1, payments.length)];
    const room = payment ? payment.amount_paise - sum(backOf(payment)) : 0;
    if (!payment || room <= 0 || disputes.isGone(payment.id)) return;
    const to = payment.from === 'gateway' ? 'gateway' : 'credit';
    const amount_paise = Math.min(7_500 * now.part, room);
    const became = now.fails ? 'failed' : 'succeeded';
    refunds = [...refunds, { id, of: payment.id, to, amount_paise, state: became }];
  };
  const returnCash = (part: number): void => {
    const taken = real().filter(({ from }) => from === 'professional');
    const wrong = taken[part % Math.max(1, taken.length)];
    if (!wrong) return;
    all = all.map((one) => (one.id === wrong.id ? { ...one, returned: true } : one));
    refunds = refunds.map((one) => (one.of === wrong.id ? { ...one, state: 'failed' } : one));
  };
  const playDispute = (part: number): void => {
    const charged = real().filter(({ from }) => from === 'gateway');
    const one = charged[part % Math.max(1, charged.length)];
    if (one) disputes.open(one);
  };
  const play = (now: Step): void => {
    const id = String(all.length + refunds.length);
    tip.play(now, state === 'done');
    if (now.do === 'dispute') playDispute(now.part);
    else if (now.do === 'decide') disputes.decide(now.lost);
    else if (now.do === 'take share' && disputes.lost() >= there()) disputes.takeShare();
    if (now.do === 'pay') pay(now, id);
    else if (now.do === 'refund') refund(now, id);
    else if (now.do === 'not_received') returnCash(now.part);
    else if (now.do === 'code') enterCode(now.part, id);
    else if (now.do === 'takeOff' && paidState() === 'unpaid') leaveBill();
    else if (now.do === 'bounce') {
      refunds = refunds.map((one) => (one.to === 'discounts' ? one : { ...one, state: 'failed' }));
    } else if (now.do === 'cancel late' && state === 'accepted') {
      state = 'cancelled';
      fee = { amount_paise: 5_000, forgiven: false, kept_paise: 0 };
    } else if (
      now.do === 'forgive' &&
      fee &&
      !fee.forgiven &&
      !real().some(({ id: of }) => disputes.isGone(of))
    ) {
      fee = { ...fee, forgiven: true, kept_paise: Math.min(fee.amount_paise, there()) };
    } else if ((now.do === 'done' || now.do === 'cancel') && state === 'accepted') {
      state = now.do === 'done' ? 'done' : 'cancelled';
    }
    follow(`${id} by the code`);
  };
  const facts = (): MoneyFacts => ({
    ...bill,
    state,
    fee,
    payment_state: paidState(),
    payments: all,
    refunds,
    disputes: disputes.list(),
    tips: tip.list(),
  });
  const thereOf = (from: 'gateway' | 'credit' | 'discounts') =>
    sum(real().filter((one) => one.from === from)) -
    sum(arrived(refunds.filter((one) => one.to === from)));
  const cash = () => sum(real().filter(({ from }) => from === 'professional'));
  const carried = () => all.reduce((fees, { fees_paise = 0 }) => fees + fees_paise, 0);
  /** What of it is left where the product bears what it can, and what is left in fact. */
  const asIfLeft = () => there() - disputes.lost() + disputes.borne();
  const left = () => there() - disputes.lost();
  const earnedByFee = () => {
    if (fee?.forgiven) return fee.kept_paise;
    return fee ? Math.max(0, Math.min(fee.amount_paise, asIfLeft())) : 0;
  };
  return { disputes, left, play, facts, there, thereOf, cash, carried, earnedByFee, tip };
};

test('§28 of 10 000 lives of bookings: every fact once, and the sums are those of a simple reckoning', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const life = beginLife();
      const books: Transfer[] = [];
      const write = () => {
        books.push(...transfersDue(life.facts(), books));
        expect(transfersDue(life.facts(), books)).toEqual([]);
      };
      for (const now of steps) {
        // A refund that comes back was in the books before, and so was cash that was not received.
        if (now.do === 'record' || now.do === 'bounce' || now.do === 'not_received') write();
        life.play(now);
      }
      write();
      const { state, payment_state, fee } = life.facts();
      const { tip, disputes } = life;
      const away = disputes.undecided() + disputes.lost() + disputes.fees();
      expect(balanceOf(books, 'disputes')).toBe(disputes.undecided());
      const isEarned = state === 'done' && payment_state === 'paid';
      const owed = (account: LedgerAccount) => 0 - balanceOf(books, account);
      expect(balanceOf(books, 'gateway')).toBe(
        life.thereOf('gateway') + life.carried() + tip.there() - away,
      );
      expect(balanceOf(books, 'credit')).toBe(life.thereOf('credit') - life.carried());
      expect(balanceOf(books, 'discounts')).toBe(
        life.thereOf('discounts') + (isEarned ? bill.discount_paise : 0),
      );
      const share = isEarned ? bill.handyman_share_paise : life.earnedByFee();
      expect(owed('professional')).toBe(share - life.cash() + tip.there() - tip.held());
      const borne = fee?.forgiven ? fee.kept_paise : 0;
      const rest = isEarned ? 0 : life.left() - life.earnedByFee() + borne;
      expect(owed('held')).toBe(Math.max(0, rest) + tip.held());
      if (!isEarned) expect(owed('revenue')).toBe(Math.min(0, rest) - borne - disputes.fees());
      const names = books.map(({ key, line }) => `${key}/${line}`);
      expect(new Set(names).size).toBe(names.length);
      expect(books.every(({ amount_paise }) => amount_paise > 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
