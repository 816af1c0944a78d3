import type { DifferenceKind } from '#domain/reconciliation.ts';

/** §34: the console's page of the gateway's list beside our books. */
export const words = {
  lead: 'The gateway’s list of each day beside our books: compared about two hours after midnight in India. A refund that was made on the gateway’s own pages is booked by itself.',
  none: {
    title: 'No day was compared yet',
    text: 'Yesterday is compared about two hours after midnight.',
  },
  agrees: 'Agrees',
  differs: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  checked: (time: string) => `Compared ${time}`,
  charges: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
  refunds: (count: number) => (count === 1 ? '1 refund' : `${count} refunds`),
  theirs: 'Gateway',
  ours: 'Books',
  nothing: 'nothing',
  again: 'Compare again',
  againOf: (day: string) => `Compare ${day} again`,
  booking: (number: number) => `Booking ${number}`,
  kinds: {
    charge_unknown: {
      what: 'Taken by the gateway, not in our books',
      next: 'Look it up at the gateway. If it is of a booking, wait for the job that asks about payments and compare again; else give it back there.',
    },
    charge_missing: {
      what: 'In our books, not on the gateway’s list',
      next: 'Look it up at the gateway by its name. If it was never taken, tell the people who run the server before anything is paid out for this booking.',
    },
    charge_amount: {
      what: 'The amounts differ',
      next: 'Look it up at the gateway. What was taken too much is given back there; it is booked by itself.',
    },
    refund_unknown: {
      what: 'Given back by the gateway, not in our books',
      next: 'It is of a payment that is not ours, or more than is left of it. Look it up at the gateway.',
    },
    refund_missing: {
      what: 'Given back in our books, not on the gateway’s list',
      next: 'Look it up at the gateway by its name: the bank may have sent it back. Then write to the customer.',
    },
    refund_amount: {
      what: 'The amounts differ',
      next: 'Look it up at the gateway, and write to the customer what they got.',
    },
    dispute_unknown: {
      what: 'A dispute at the gateway that we do not know',
      next: 'It is of a payment that is not ours, or not settled yet. Look it up at the gateway, and answer it there before its last day.',
    },
    dispute_missing: {
      what: 'A dispute of ours that is not on the gateway’s list',
      next: 'Look it up at the gateway by its name. If it was never there, tell the people who run the server.',
    },
    dispute_amount: {
      what: 'The amounts of the dispute differ',
      next: 'Look it up at the gateway: the bank may have changed it. Tell the people who run the server.',
    },
  } satisfies Readonly<Record<DifferenceKind, { readonly what: string; readonly next: string }>>,
};
