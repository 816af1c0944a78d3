import type { Outcome } from '#domain/ticket.ts';

/** Mails about questions to us, and the alarm to those who run the market. */
export const words = {
  ticket: 'Ticket',
  booking: 'Booking',
  see: 'See the ticket',
  opened: {
    subject: (number: number) => `We have your message: ticket ${number}`,
    received: 'Thank you for writing to us. A person reads it, not a machine.',
    next: (until: string) =>
      `We answer by ${until} at the latest, by mail and on the ticket’s page. You can add to it there at any time.`,
  },
  answered: {
    subject: (number: number) => `We have answered your ticket ${number}`,
    text: 'There is an answer on your ticket’s page. Write back there if it does not help.',
  },
  closed: {
    subject: (number: number) => `Your ticket ${number} is closed`,
    outcomes: {
      come_again:
        'Somebody comes again to put it right. What was agreed stands on the ticket’s page.',
      part_refund: 'We have refunded a part of what you paid.',
      whole_refund: 'We have refunded all that you paid.',
      no_action: 'We have closed your ticket. The reason stands on its page.',
    } satisfies Readonly<Record<Outcome, string>>,
    again: 'If this does not settle it, write again on the ticket’s page within seven days.',
  },
  alarm: {
    subject: (number: number) => `SOS: somebody needs help now (ticket ${number})`,
    text: (name: string, phone: string) =>
      `${name} has pressed SOS on a running job. Call +91 ${phone} now. The place is on the ticket’s page.`,
    /** In the place of a name that cannot stand in a mail. */
    somebody: 'Somebody',
    see: 'Open the alarm',
  },
};
