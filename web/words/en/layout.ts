/** What is told over any page: a booking that is under way, a request, short messages. */
export const words = {
  booking: 'Your booking',
  underWay: {
    requested: (name: string) => `Waiting for ${name}`,
    accepted: (name: string) => `${name} is coming`,
    on_the_way: (name: string) => `${name} is on the way`,
    arrived: (name: string) => `${name} is at your door`,
    started: (name: string) => `${name} is at work`,
  },
  news: {
    accepted: (name: string) => `${name} accepted and is coming.`,
    /** `refusal` goes on after a name: did not answer in time. */
    refused: (name: string, refusal: string) => `${name} ${refusal}.`,
    cancellation: (name: string) => `${name} called your booking off.`,
    cancellationPaid: (name: string) =>
      `${name} called your booking off. What you paid is refunded.`,
    late: (name: string, at: string) =>
      `${name} will be late: about ${at}. Wait, or choose otherwise?`,
    anotherTime: (name: string, when: string) =>
      `${name} proposes another time: ${when}. The agreed one holds until you say yes.`,
    extra: (name: string) => `${name} proposes extra work. Nothing is done without your yes.`,
    nobodyHome: (name: string) => `${name} waited at your door and nobody opened.`,
    paid: 'Your payment went through.',
    unpaid: 'Your payment did not go through. Nothing was charged.',
    askAgain: 'Ask someone else',
    seeBooking: 'See the booking',
    payAgain: 'Pay again',
  },
  request: {
    name: 'A request',
    from: (customer: string) => `Your service is requested: ${customer}`,
    later: 'Decide later',
  },
  toast: { success: 'Done', error: 'Problem', info: 'Note', close: 'Close this message' },
};
