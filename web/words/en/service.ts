/** The services that can be booked. */
export const words = {
  /** The list of all of them. */
  list: {
    title: 'Available Services',
    lead: 'Choose what you need. You see the price before you ask.',
    search: 'Search services',
    need: 'What do you need?',
    found: (count: number) => `${count} ${count === 1 ? 'service' : 'services'} found`,
    nothing: {
      title: (wanted: string) => `Nothing matches “${wanted}”`,
      text: 'Try the name of a trade, like “plumb” or “electric”.',
      showAll: 'Show all services',
    },
    minutes: (minutes: number) => `${minutes} mins`,
    from: (amount: string) => `from ${amount}`,
  },
  /** The packs of one service: which one, where, and what it comes to. */
  packs: {
    back: 'Back to all services',
    where: 'Where we come to',
    signUpPlace: 'Your place from sign-up',
    notes: {
      noPlace: 'Type your area or drop a pin to go on.',
      exact: 'Next you choose who comes. Nothing is paid yet.',
      rough: 'You see who is around. Before you ask someone, we ask you for the exact place.',
    },
    aboutServiceCharge: 'For the visit, the same in every pack',
    choosePack: 'Choose a pack',
    withServiceCharge: 'With Service Charge',
    yourPrice: {
      title: 'Your price',
      price: 'Price',
      choose: 'Choose a price pack',
      goOn: 'Continue',
      select: 'Select a service',
    },
    unknown: {
      title: (name: string) => `We do not offer “${name}” yet`,
      text: 'See what else there is to choose from.',
      all: 'See all services',
    },
  },
};
