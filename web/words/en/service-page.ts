/** The list of all services. */
export const words = {
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
};
