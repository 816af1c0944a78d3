import type { ExtraState } from '#domain/extra.ts';

/** Extra work: proposing it, deciding about it, and why it cannot be done. */
export const words = {
  proposed: 'Sent. Wait for the yes before you begin with it.',
  approved: 'Approved. It is on your bill now.',
  declined: 'Declined. It is not on your bill.',
  withdrawn: 'Taken back.',
  notStarted: 'Extra work can be proposed once the work has begun.',
  ended: 'The work has ended, so its extra work can no longer be changed.',
  refunded: 'The money of this job was given back, so nothing can be added to its bill.',
  noRoom: (most: number) =>
    `There is no room for more extra work on this job: it has ${most} lines at most, and a largest sum.`,
  overCap: (rupees: number) => `For this job at most ₹${rupees} more can be proposed.`,
  otherPress: 'This was sent before with other details. Open the page again and look.',
  noSuch: 'There is no such extra work on this booking.',
  otherAmount: 'The amount is another than the one you were shown. Look again before you decide.',
  became: {
    proposed: 'This is not decided yet.',
    approved: 'This was approved already. It is on the bill once.',
    declined: 'This was declined already.',
    withdrawn: 'This was taken back. There is nothing to decide any more.',
  } satisfies Readonly<Record<ExtraState, string>>,
  mail: {
    subject: (service: string) => `Extra work for your ${service} visit: yes or no?`,
    proposes: (handyman: string) =>
      `${handyman} is working for you, has found more to do, and asks whether you want it.`,
    onlyWithYes:
      'It is on your bill only if you approve it. Without your answer it costs nothing and is off when the work ends.',
    rows: { work: 'Extra work', amount: 'Costs', newTotal: 'New total', booking: 'Booking' },
    answer: 'Approve or decline',
  },
};
