/** The customer's list of bookings. */
export const words = {
  title: 'My bookings',
  lead: 'What happens shows here at once.',
  addresses: 'My addresses',
  loading: 'Loading your bookings',
  now: 'Now',
  earlier: 'Earlier',
  none: {
    title: 'No bookings yet',
    text: 'Choose a service and somebody near you, and see the price before you ask. You pay by card once they have said yes.',
    find: 'Find a professional',
  },
  /** What is up next with a booking. */
  next: {
    requested: (name: string) => `You hear at once when ${name} answers.`,
    accepted: 'See when they arrive, and your start code.',
    on_the_way: 'See how long it still takes, and your start code.',
    arrived: 'They are at your door. Read out your start code.',
    started: 'Say when it is done, or let them do it.',
  },
  notHere: 'This booking is not here',
};
