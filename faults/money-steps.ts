import { randomInt, randomUUID } from 'node:crypto';
import { cancelBooking } from '#contract/booking.ts';
import { endJob } from '#contract/booking-ending.ts';
import { chooseCash, confirmCash, disputeCash, getCash, takeBackCash } from '#contract/cash.ts';
import { enterDiscount, takeOffDiscount } from '#contract/discount.ts';
import {
  acceptDispute,
  answerDispute,
  listDisputes,
  takeDisputedShare,
} from '#contract/dispute.ts';
import { approveExtra, proposeExtra } from '#contract/extra.ts';
import { decideCash } from '#contract/operator-cash.ts';
import { giveCredit, takeBackCredit } from '#contract/operator-credit.ts';
import { forgiveFee } from '#contract/operator-fee.ts';
import { refundTip } from '#contract/operator-tip.ts';
import { answerChallenge, answerUpi, config } from '#contract/payment.ts';
import { giveRating } from '#contract/rating.ts';
import { upiAnswers, upiToken } from '#contract/sandbox-upi.ts';
import { openTicket } from '#contract/ticket.ts';
import { refundTicket } from '#contract/ticket-support.ts';
import { giveTip } from '#contract/tip.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { lifeOf } from './booking-steps.ts';
import { ask } from './send-call.ts';
import type { Answer } from './send-call.ts';

/** What the customer of a booking reads of it. */
type Read = {
  readonly state: string;
  readonly due: number;
  readonly owed?: number;
  readonly startCode?: string;
  readonly cancellation?: { readonly fee: number };
  readonly extras?: readonly { readonly extra_id: string; readonly amount: number }[];
};

/** One booking, those who act on it, and the sums that its customer was shown when they pressed. */
export type MoneyLife = {
  readonly pair: Pair;
  readonly id: string;
  /** An admin's session, as a Cookie header. */
  readonly admin: string;
  readonly shown: Set<number>;
  readonly shownTips: Set<number>;
};

const cards = [
  'tok_visa',
  'tok_visa',
  'tok_mastercard',
  'tok_chargeDeclined',
  'tok_threeDSecure2Required',
  'tok_refundFail',
  'tok_createDispute',
  upiToken,
  upiToken,
] as const;

export const oneOf = <T>(all: readonly T[]): T => {
  const one = all[randomInt(all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
};

type Step = (url: string, life: MoneyLife) => Promise<Answer>;

const asCustomer = ({ pair, id }: MoneyLife) => ({ cookie: pair.user.cookie, params: { id } });
const asHandyman = ({ pair, id }: MoneyLife) => ({ cookie: pair.handyman.cookie, params: { id } });
const asAdmin = ({ admin, id }: MoneyLife) => ({ cookie: admin, params: { id } });
const reason = 'Both were called.';

const read = async (url: string, life: MoneyLife): Promise<Read> =>
  (await lifeOf(life.pair).read(url, life.id)).body as Read;

/** What the bank or the app asks after it is answered, or not at all. */
const afterwards = async (url: string, life: MoneyLife, said: Answer): Promise<Answer> => {
  const { status, payment_id: payment, upi } = said.body;
  if (status !== 'requires_action' || randomInt(5) === 0) return said;
  const of = { cookie: life.pair.user.cookie, params: { id: String(payment) } };
  return upi === undefined
    ? ask(url, answerChallenge, { ...of, body: { passed: randomInt(4) > 0 } })
    : ask(url, answerUpi, { ...of, body: { answer: oneOf(upiAnswers) } });
};

const pay: Step = async (url, life) => {
  const { due, owed = 0 } = await read(url, life);
  const price = due + owed;
  life.shown.add(price);
  const token = { id: oneOf(cards) };
  const { cookie } = asCustomer(life);
  const said = await ask(url, config, {
    cookie,
    body: { token, booking_id: life.id, product: { price } },
  });
  return afterwards(url, life, said);
};

const tip: Step = async (url, life) => {
  const amount = oneOf([20, 50, 100]);
  life.shownTips.add(amount);
  const body = { amount, token: { id: oneOf(cards.filter((card) => card !== upiToken)) } };
  return afterwards(url, life, await ask(url, giveTip, { ...asCustomer(life), body }));
};

const cancel: Step = async (url, life) => {
  const fee = (await read(url, life)).cancellation?.fee ?? 0;
  return ask(url, cancelBooking, { ...asCustomer(life), body: { fee } });
};

const start: Step = async (url, life) => {
  const { startCode = '000000' } = await read(url, life);
  return lifeOf(life.pair).start(url, startCode);
};

const approve: Step = async (url, life) => {
  const { extras = [] } = await read(url, life);
  const extra = extras.at(-1);
  const params = { id: life.id, extraId: extra?.extra_id ?? randomUUID() };
  const { cookie } = asCustomer(life);
  return ask(url, approveExtra, { cookie, params, body: { amount: extra?.amount ?? 1 } });
};

const takeCash: Step = async (url, life) => {
  const { due } = await read(url, life);
  if (due > 0) life.shown.add(due);
  const body = { amount: Math.max(1, due), key: randomUUID() };
  return ask(url, confirmCash, { ...asHandyman(life), body });
};

const newestCash = async (url: string, life: MoneyLife): Promise<string> => {
  const { body } = await ask(url, getCash, { ...asCustomer(life), query: { as: 'user' } });
  const taken = (body as { taken?: readonly { payment_id: string }[] }).taken ?? [];
  return taken.at(-1)?.payment_id ?? randomUUID();
};

const disputeByEither: Step = async (url, life) => {
  const [by, as] = oneOf([
    [asCustomer(life), 'user'],
    [asHandyman(life), 'handyman'],
  ] as const);
  const payment_id = await newestCash(url, life);
  const body = { payment_id, words: 'It was another sum.', key: randomUUID() };
  return ask(url, disputeCash, { ...by, query: { as }, body });
};

const decide: Step = async (url, life) => {
  const params = { id: await newestCash(url, life) };
  const body = { outcome: oneOf(['right', 'not_received'] as const), reason };
  return ask(url, decideCash, { cookie: life.admin, params, body });
};

const credit: Step = (url, life) => {
  const body = { amount: oneOf([10, 50, 300]), key: randomUUID(), words: 'We came late.' };
  const of = { cookie: life.admin, params: { id: life.pair.user.id }, body };
  return ask(url, randomInt(4) === 0 ? takeBackCredit : giveCredit, of);
};

const refund: Step = async (url, life) => {
  const words = { key: randomUUID(), category: 'quality', text: 'The tap still drips.' };
  const asked = await ask(url, openTicket, {
    cookie: life.pair.user.cookie,
    body: { ...words, booking_id: life.id },
  });
  const { ticket_id: ticket } = asked.body;
  if (typeof ticket !== 'string') return asked;
  const body = { key: randomUUID(), amount: oneOf([50, 100, 300]), refunded: 0, reason };
  return ask(url, refundTicket, { cookie: life.admin, params: { id: ticket }, body });
};

const rate: Step = (url, life) => {
  const [by, as] = oneOf([
    [asCustomer(life), 'user'],
    [asHandyman(life), 'handyman'],
  ] as const);
  return ask(url, giveRating, { ...by, body: { as, stars: 5 } });
};

const ended: Step = (url, life) => {
  const outcome = oneOf(['done', 'cancelled'] as const);
  return ask(url, endJob, { ...asAdmin(life), body: { outcome, reason } });
};

/** §39: the dispute of this booking, if its customer's bank has taken something back. */
const disputeOf = async (url: string, life: MoneyLife, show: 'undecided' | 'decided') => {
  const { body } = await ask(url, listDisputes, { cookie: life.admin, query: { show } });
  const all = Array.isArray(body) ? (body as { dispute_id: string; booking_id: string }[]) : [];
  const found = all.find(({ booking_id }) => booking_id === life.id);
  return { cookie: life.admin, params: { id: found?.dispute_id ?? randomUUID() } };
};

const decideDispute: Step = async (url, life) => {
  const of = await disputeOf(url, life, 'undecided');
  if (randomInt(3) === 0) return ask(url, acceptDispute, { ...of, body: { reason } });
  const text = oneOf(['winning_evidence', 'losing_evidence']);
  return ask(url, answerDispute, { ...of, body: { text, reason } });
};

const takeShare: Step = async (url, life) =>
  ask(url, takeDisputedShare, { ...(await disputeOf(url, life, 'decided')), body: { reason } });

/** §38: a code that the test has made. */
export const discountCode = 'LIVES50';
const enterCode: Step = (url, life) =>
  ask(url, enterDiscount, { ...asCustomer(life), body: { code: discountCode } });
const takeCodeOff: Step = (url, life) => ask(url, takeOffDiscount, asCustomer(life));

const propose: Step = (url, life) => {
  const body = { key: randomUUID(), words: 'New tap', amount: oneOf([40, 450]) };
  return ask(url, proposeExtra, { ...asHandyman(life), body });
};

const onTheWay: Step = (url, life) => lifeOf(life.pair).setOut(url, life.id);
const done: Step = (url, life) => lifeOf(life.pair).done(url);
const choose: Step = (url, life) => ask(url, chooseCash, asCustomer(life));
const takeBack: Step = (url, life) => ask(url, takeBackCash, asCustomer(life));
const cancelByHandyman: Step = (url, life) => ask(url, cancelBooking, asHandyman(life));
const forgive: Step = (url, life) =>
  ask(url, forgiveFee, { ...asAdmin(life), body: { words: reason } });
const giveTipBack: Step = (url, life) =>
  ask(url, refundTip, { ...asAdmin(life), body: { key: randomUUID(), reason } });

/** What may happen to the money of a booking, by where its visit stands; what stands here twice happens twice as often. */
const coming = [
  enterCode,
  takeCodeOff,
  decideDispute,
  onTheWay,
  onTheWay,
  pay,
  choose,
  takeBack,
  start,
  start,
  start,
  credit,
  cancel,
  cancel,
];
const stepsIn: Readonly<Record<string, readonly Step[]>> = {
  accepted: coming,
  on_the_way: [...coming, cancelByHandyman],
  arrived: coming,
  started: [
    [pay, pay, choose, takeCash, takeCash, propose, approve, approve, done, done, done],
    [disputeByEither, decide, ended, enterCode, enterCode, takeCodeOff, decideDispute],
  ].flat(),
  done: [
    [pay, pay, pay, choose, takeCash, takeCash, rate, rate, rate, tip, tip, giveTipBack],
    [disputeByEither, disputeByEither, decide, decide, refund, credit, enterCode],
    [decideDispute, decideDispute, takeShare],
  ].flat(),
  cancelled: [forgive, refund, credit, decide, disputeByEither, decideDispute, takeShare],
};
const all = [...new Set(Object.values(stepsIn).flat())];

/** A step that may well be refused: a refusal is an answer like another. An error of the server's own is not. */
export const takeStep = async (url: string, life: MoneyLife): Promise<Answer> => {
  const { state } = await read(url, life);
  const fitting = randomInt(8) === 0 ? all : (stepsIn[state] ?? all);
  const answer = await oneOf(fitting)(url, life);
  if (answer.status >= 500 && answer.status !== 503) {
    throw new Error(`It answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
};
