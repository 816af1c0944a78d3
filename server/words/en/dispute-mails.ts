import { reasons } from '#domain/words/dispute-en.ts';

/** §39: to admins, about a payment that a customer's bank takes back. */
export const words = {
  reasons,
  opened: {
    subject: (number: number, amount: string) => `Dispute: ${amount} for booking ${number}`,
    text: (number: number, amount: string) =>
      `A customer’s bank has taken back ${amount} that was paid for booking ${number}, and asks us what happened.`,
  },
  lastDay: {
    subject: (number: number, amount: string) =>
      `Last day to answer: ${amount} for booking ${number}`,
    text: (number: number, amount: string) =>
      `Nobody has answered the dispute about ${amount} for booking ${number} yet. Without an answer the money is lost.`,
  },
  because: (reason: string) => `Why: ${reason}`,
  until: (time: string) => `The bank takes an answer until ${time}.`,
  whenever: 'The bank has named no last day. Answer soon.',
  see: 'Open the dispute',
};
