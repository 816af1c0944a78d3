/** §27: a professional who will be late for an agreed visit. */
export const words = {
  /** For the customer. */
  late: (who: string, at: string) => `${who} will be late: expected about ${at}`,
  agreed: (at: string, minutes: string) => `Agreed was ${at}. That is ${minutes} later.`,
  heldUp: (who: string) => `${who} is held up at another visit. We reckon it from there.`,
  choices: 'Whatever you choose costs you nothing. Until you choose, the visit stays.',
  wait: 'I can wait',
  waiting: (at: string) => `You wait until about ${at}. Thank you.`,
  another: 'Another time',
  handOver: 'Ask somebody else',
  question: 'Ask somebody else?',
  follows: (who: string) => [
    `Your visit with ${who} ends, free of charge. What you paid is refunded.`,
    'We ask the nearest who are free now, for the same price.',
  ],
  yes: 'Yes, ask others',
  no: 'No, keep it',
  /** For the professional. */
  say: 'I will be late',
  by: (who: string) =>
    `By how much? ${who} is told at once, and may wait, move the visit or ask somebody else.`,
  tell: (who: string, at: string) => `Tell ${who}: about ${at}`,
  cancel: 'I will be on time',
  told: (who: string, at: string) => `${who} knows that you come about ${at}`,
  reckoned: (who: string, at: string) =>
    `You are at another visit, so we told ${who} that you come about ${at}`,
  waits: (who: string) => `${who} waits for you.`,
  mayChoose: (who: string) => `${who} has not answered. They may still ask somebody else.`,
  change: 'Say another time',
};
