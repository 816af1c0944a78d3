import type { ExtraState } from '#domain/extra.ts';

const states: Readonly<Record<ExtraState, string>> = {
  proposed: 'Not decided',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Taken back',
};

/** Extra work: proposed by the professional, decided by the customer. Amounts come as they are written. */
export const words = {
  title: 'Extra work',
  list: 'Extra work so far',
  states,
  ask: {
    title: (who: string) => `${who} proposes extra work`,
    newTotal: (total: string, before: string) => `New total ${total} instead of ${before}.`,
    stillDue: (paid: string, due: string) =>
      `You have paid ${paid}; with your yes ${due} is still due.`,
    onlyWithYes: 'Without your yes it is not done and costs nothing.',
    approve: (amount: string) => `Approve ${amount}`,
    decline: 'Decline',
  },
  propose: {
    lead: (name: string) =>
      `Found more to do? Propose it to ${name}, and begin with it once it is approved.`,
    what: 'What is to be done?',
    whatHint: 'A few words, like “New tap”. They will stand on the bill.',
    amount: 'Price in rupees',
    amountWrong: 'Enter whole rupees, at least 1.',
    youGet: (share: string) => `You get ${share} of it.`,
    send: (name: string) => `Ask ${name}`,
    takeBack: 'Take back',
    takeBackOf: (work: string) => `Take back: ${work}`,
    waiting: (name: string) => `Waiting for ${name}`,
  },
};
