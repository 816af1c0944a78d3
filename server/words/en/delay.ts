/** §27: a professional who will be late for an agreed visit. */
export const words = {
  said: 'The customer is told when you will be there.',
  waits: 'Thank you. They know that you wait.',
  handedOver: 'The visit has ended free of charge. The nearest who are free now are asked.',
  notLater: 'This booking is for now: the customer sees when you are on the way.',
  notAgreed: 'This visit is not agreed yet.',
  gone: 'The expected time has changed. Look at the booking again.',
  tooEarly: (hours: number) =>
    `You can say this from ${hours} hours before the visit. Until then propose another time.`,
  past: 'That time has passed already. Choose a later one, or write to the customer.',
  tooMany: (most: number) =>
    `You have said ${most} times that you will be late. Please call the customer, or cancel the visit.`,
  mail: {
    rows: { expected: 'Expected', agreed: 'Agreed' },
    late: {
      subject: (service: string) => `Your ${service} will be late`,
      text: (who: string) => `${who} cannot be with you at the agreed time.`,
      choices:
        'You can wait, propose another time, or end the visit free of charge and let us ask somebody who is free now. Until you decide the visit stays.',
      choose: 'Choose what to do',
    },
    handedOver: {
      subject: (service: string) => `Your ${service} visit went to somebody else`,
      text: (who: string) => `${who} did not wait and asks somebody else. You need not go there.`,
      free: 'It does not count as a cancellation of yours.',
    },
    askingOthers: {
      subject: (service: string) => `We ask others for your ${service} visit`,
      text: (who: string) =>
        `Your visit with ${who} has ended and costs nothing; what you paid is refunded. The nearest who are free now are asked for the same price.`,
      see: 'See who was asked',
    },
  },
};
