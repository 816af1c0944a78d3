import type { ReactNode } from 'react';
import type { Actor, EventName, PaymentState } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';

/** What an operator did is told alike to both sides, whatever it was. */
export type Told = Exclude<Actor, 'operator'>;

const finished: Readonly<Record<Told, string>> = {
  user: 'You confirmed that the work is done',
  handyman: 'Work done',
  time: 'Closed as done, a day after the start',
};

const finishedFor: Readonly<Record<Told, (name: string) => string>> = {
  user: (name) => `${name} confirmed that the work is done`,
  handyman: () => 'You marked the work as done',
  time: () => finished.time,
};

/** The page of one booking, from the question to the receipt. */
export const words = {
  back: 'Back to my bookings',
  toDashboard: 'Back to Dashboard',
  loading: 'Loading your booking',
  confirmed: 'Booking confirmed',
  happened: 'What happened',
  /** Where things stand. */
  asked: {
    title: (who: string) => `Waiting for ${who}`,
    text: 'Waiting for handyman to respond... You hear it here, on every page and by mail.',
  },
  /** `unseen` is for those who hear the page. */
  arrives: (who: string, at: string, unseen: (text: string) => ReactNode) => (
    <>
      {who} {unseen('accepted and ')}arrives about {at}
    </>
  ),
  estimate: (minutes: ReactNode, distance: string) => (
    <>
      Arrival estimate {minutes} · {distance} away
    </>
  ),
  notYetOnTheWay: (who: string) => `${who} tells you when they are on the way.`,
  expected: {
    title: (who: string, at: string) => `${who} was expected about ${at}`,
    text: (who: string) =>
      `${who} has not said yet that they are on the way. You can write to them or call.`,
  },
  late: {
    title: (who: string, at: string, late: string) =>
      `${who} was expected about ${at}, ${late} ago`,
    text: (who: string) => `The arrival estimate has passed. Call ${who} and ask.`,
  },
  working: {
    title: (who: string) => `${who} is at work`,
    justNow: (since: string) => `Since ${since}. Either of you can say when it is done.`,
    text: (since: string, lasting: string) =>
      `Since ${since}, for ${lasting}. Either of you can say when it is done.`,
  },
  finished: {
    title: 'Work done',
    paidTitle: 'Work done and paid',
    toPayTitle: (total: string) => `Work done, ${total} to pay`,
    thanks: 'The work is done. Thank you for booking with LocalHands.',
    bankWorking: 'Your bank is still working on the payment.',
  },
  refused: {
    title: (who: string, refusal: string) => `${who} ${refusal}`,
    text: 'You pay nothing. Someone else near you can come.',
  },
  cancelled: {
    title: 'Booking cancelled',
    withFee: 'What it costs stands on the bill.',
    money: {
      unpaid: 'You pay nothing.',
      processing: 'If your payment goes through after all, it is refunded in full.',
      paid: 'What you paid is refunded.',
      refunded: 'What you paid is refunded.',
    } satisfies Readonly<Record<PaymentState, string>>,
  },
  steps: {
    label: 'Steps',
    requested: 'Requested',
    accepted: 'Accepted',
    onTheWay: 'On the way',
    arrived: 'At the door',
    working: 'Working',
    done: 'Done',
    paid: 'Paid',
    moneyBack: 'Money back',
    ends: { declined: 'Declined', cancelled: 'Cancelled', expired: 'No answer' },
    /** After a step's name, for those who hear the page. */
    toCome: ', still to come',
  },
  /** What happened, as the customer would tell it. */
  told: {
    request: (name) => `You asked ${name}`,
    accept: (name) => `${name} accepted`,
    decline: (name) => `${name} declined`,
    withdraw: () => 'You withdrew the request',
    expire: (name) => `${name} did not answer in time`,
    set_out: (name) => `${name} set out`,
    arrive: (name) => `${name} arrived`,
    start: () => 'Work started with your code',
    reschedule: (name, by) =>
      by === 'user' ? `You moved the visit, ${name} agreed` : `${name} moved the visit, you agreed`,
    late: (name, by) =>
      by === 'time' ? `${name} is held up at another visit` : `${name} said that they will be late`,
    hand_over: () => 'You did not wait and asked others',
    cancel: (name, by) => (by === 'user' ? 'You cancelled' : `${name} cancelled`),
    nobody_home: (name) => `${name} waited and found nobody home`,
    nobody_came: (name) => `You closed it: ${name} did not come`,
    stop: (name) => `${name} called the job off`,
    finish: (_, by) => finished[by],
  } satisfies Readonly<Record<EventName, (name: string, by: Told) => string>>,
  /** The same as the professional would tell it. */
  toldToHandyman: {
    request: (name) => `${name} asked you`,
    accept: () => 'You accepted',
    decline: () => 'You declined',
    withdraw: (name) => `${name} withdrew the request`,
    expire: () => 'The request ran out of time',
    set_out: () => 'You set out',
    arrive: () => 'You arrived',
    nobody_home: () => 'You waited and found nobody home',
    nobody_came: (name) => `${name} closed it because nobody came`,
    start: (name) => `Work started with the code of ${name}`,
    reschedule: (name, by) =>
      by === 'user' ? `${name} moved the visit, you agreed` : `You moved the visit, ${name} agreed`,
    late: (_, by): string =>
      by === 'time'
        ? 'We told the customer that you are held up'
        : 'You said that you will be late',
    hand_over: (name) => `${name} did not wait and asked others`,
    cancel: (name, by) => (by === 'user' ? `${name} cancelled` : 'You cancelled'),
    stop: () => 'You called the job off',
    finish: (name, by) => finishedFor[by](name),
  } satisfies Readonly<Record<EventName, (name: string, by: Told) => string>>,
  /** §14: an operator asked, because the customer had called. */
  askedByUs: {
    user: (name) => `LocalHands asked ${name} for you, as you wished on the phone`,
    handyman: (name) => `LocalHands asked you for ${name}`,
  } satisfies Readonly<Record<Party, (name: string) => string>>,
  /** A request that ended because another was answered first. */
  foundAnother: {
    user: () => 'Somebody else said yes first',
    handyman: (name) => `${name} found somebody else`,
  } satisfies Readonly<Record<Party, (name: string) => string>>,
  movedFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  map: {
    you: 'You',
    label: (name: string) => `Map of where ${name} comes from`,
    caption: (who: string) =>
      `The dotted line is straight: it shows how far it is, not which way ${who} takes.`,
  },
  jobsDone: (jobs: number, written: string) => `${written} ${jobs === 1 ? 'job' : 'jobs'} done`,
  newCode: 'Get a new code',
  bill: {
    title: 'Payment summary',
    byCard: 'By card, or in cash if they take it. The receipt comes by mail.',
    byCardNowOrLater:
      'By card or UPI now or later, or in cash at the visit if they take it. The receipt comes by mail.',
    call: (name: string) => `Call ${name}`,
  },
  bookAgain: 'Book again',
  askElse: 'Ask someone else',
  workDone: {
    button: 'The work is done',
    text: (name: string) =>
      `This closes the job for you and ${name}. Please pay within a day if you have not yet.`,
  },
  cancelVisit: {
    withdraw: {
      button: 'Withdraw the request',
      title: 'Withdraw this request?',
      rule: 'Nobody has accepted yet, so this costs nothing. You can ask someone else at once.',
    },
    cancel: {
      button: 'Cancel the booking',
      title: 'Cancel this booking?',
    },
    keep: 'Keep it',
    money: {
      unpaid: 'You have not paid, so there is nothing to refund.',
      processing: 'If your payment goes through after all, it is refunded in full.',
      paid: 'What you paid is refunded in full, the way you paid.',
      refunded: 'Your payment has been refunded.',
    } satisfies Readonly<Record<PaymentState, string>>,
  },
};
