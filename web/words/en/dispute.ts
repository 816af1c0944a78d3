import type { DisputeState, DisputeTask } from '#domain/dispute.ts';
import { reasons } from '#domain/words/dispute-en.ts';

/** §39: the console's pages of payments that customers' banks take back. */
export const words = {
  title: 'Disputes',
  lead: 'Payments that customers’ banks take back. The one that is due first stands on top.',
  filter: 'Which disputes',
  show: 'Show',
  undecided: 'Not decided',
  decided: 'Decided',
  none: {
    undecided: {
      title: 'No dispute is open',
      text: 'When a bank takes a payment back it stands here, and admins have a mail.',
    },
    decided: { title: 'No dispute was decided yet', text: 'Won and lost ones stand here.' },
  },
  columns: {
    booking: 'Booking',
    what: 'What to do',
    amount: 'Amount',
    customer: 'Customer',
    why: 'Why',
    opened: 'Opened',
    closed: 'Decided',
  },
  states: { open: 'Open', answered: 'With the bank', lost: 'Lost', won: 'Won' } satisfies Readonly<
    Record<DisputeState, string>
  >,
  tasks: {
    answer: 'Answer it, or accept it.',
    too_late: 'The last day is over: the bank decides without an answer.',
    sending: 'Decided here, and not at the gateway yet: it is sent by itself.',
    wait: 'The bank looks at it. There is nothing to do.',
    none: 'Nothing to do.',
  } satisfies Readonly<Record<DisputeTask, string>>,
  until: (time: string) => `Until ${time}`,
  reasons,
  tip: 'Tip',
  crosses: 'Refunded too',
  crossesText:
    'A refund of this payment and the dispute together are more than was paid. Name the refund in the answer; if the bank takes the money all the same, the customer has it twice.',
  back: 'All disputes',
  titleOf: (amount: string, booking: number) => `${amount} for booking ${booking}`,
  opened: (time: string) => `Opened ${time}`,
  sums: {
    title: 'Money',
    amount: 'Taken back',
    charged: 'Was paid',
    refunded: 'Refunded of it',
    fee: 'Fee of the gateway',
    earned: 'With the professional',
    where: 'Where it is',
    places: {
      there: 'With the gateway: nothing was taken',
      away: 'With the bank, until it decides',
      returned: 'Ours again',
      coming: 'Ours; the gateway has not given it back yet',
      customer: 'With the customer: LocalHands bears it',
      customerBoth: 'With the customer; the professional did not keep it',
    },
    name: 'At the gateway',
  },
  about: { title: 'The visit', booking: 'To the booking', customer: 'To the customer' },
  said: {
    title: 'Our answer',
    answer: (name: string, time: string) => `${name} answered on ${time}.`,
    accept: (name: string, time: string) => `${name} accepted it on ${time}.`,
    nobody: 'Nobody has answered.',
    notSent: 'The bank had decided before it was sent.',
    erased: 'The words were erased with the customer’s account.',
    somebody: 'An operator',
  },
  form: {
    title: 'Answer',
    text: 'What we say to the bank',
    hint: 'In English. It begins with what we know: add what helps, leave out what does not. Neither address, phone nor messages are in it.',
    send: 'Send the answer',
    sendTitle: 'Send this answer to the bank?',
    sendText: 'It can be sent once, and not be changed afterwards.',
    accept: 'Accept',
    acceptTitle: (amount: string) => `Accept the dispute and leave ${amount} to the customer?`,
    acceptText:
      'The bank closes it as lost, for good. The professional keeps what they have earned.',
    adminOnly: 'An admin answers or accepts it.',
  },
  share: {
    button: 'Take it from the professional',
    title: (amount: string) => `Take ${amount} from the professional?`,
    text: 'It leaves their account, also where it was paid out already: later work makes up for it. The booking counts as refunded.',
    taken: (day: string) => `It was taken from the professional on ${day}.`,
  },
};
