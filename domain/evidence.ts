import type { EventName } from './booking.ts';

/** §39: what happened at a visit, as a bank reads it. Banks read English, whatever the language of the two. */
const told: Readonly<Record<EventName, string>> = {
  request: 'The customer asked for the visit',
  accept: 'The professional accepted',
  decline: 'The professional declined',
  withdraw: 'The request was withdrawn',
  expire: 'Nobody answered the request',
  set_out: 'The professional set out',
  arrive: 'The professional arrived at the door',
  start: 'The customer gave the professional the six-digit start code, and the work began',
  reschedule: 'Both agreed on another time',
  late: 'The customer was told that the professional would be late',
  hand_over: 'The customer asked for somebody else',
  cancel: 'The visit was cancelled',
  nobody_home: 'The professional was at the door, and nobody opened',
  nobody_came: 'The customer closed the visit: nobody came',
  stop: 'The job was called off',
  finish: 'The work was closed as done',
};

type Happened = {
  readonly move: EventName;
  readonly at: string;
};

export type EvidenceFacts = {
  readonly number: number;
  readonly service: string;
  readonly receipt: string | null;
  readonly charged: string;
  readonly chargedAt: string;
  readonly forTip: boolean;
  readonly happened: readonly Happened[];
  /** Between the two, of which the texts stay theirs. */
  readonly messages: number;
  readonly refunds: readonly { readonly amount: string; readonly at: string }[];
};

export const timelineOf = ({ happened, messages, refunds }: EvidenceFacts): string =>
  [
    ...happened.map(({ move, at }) => `${at}: ${told[move]}`),
    ...(messages > 0 ? [`The two exchanged ${messages} messages about the visit.`] : []),
    ...refunds.map(({ amount, at }) => `${at}: ${amount} was refunded`),
  ].join('\n');

/** What an operator begins the answer with. */
export const draftOf = (facts: EvidenceFacts): string => {
  const { number, service, receipt, charged, chargedAt, forTip, happened, refunds } = facts;
  const started = happened.find(({ move }) => move === 'start');
  const done = happened.find(({ move }) => move === 'finish');
  const what = forTip ? 'a tip for' : 'for';
  return [
    `The cardholder paid ${charged} on ${chargedAt} ${what} booking ${number} (${service}) in our service.`,
    ...(receipt === null ? [] : [`They have receipt ${receipt} by email.`]),
    ...(started
      ? [
          `At the door on ${started.at} the customer gave our professional a six-digit start code that only they knew.`,
        ]
      : []),
    ...(done ? [`The work was done on ${done.at}.`] : []),
    ...(refunds.length > 0
      ? [
          `Of the payment ${refunds.map(({ amount }) => amount).join(' and ')} was refunded already.`,
        ]
      : []),
    '',
    timelineOf(facts),
  ].join('\n');
};
