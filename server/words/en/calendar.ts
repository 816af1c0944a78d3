/** What stands in calendars, and the calls about them. */
export const words = {
  visitBy: (service: string, handyman: string) => `${service}: ${handyman}`,
  visitAt: (service: string, customer: string) => `${service} visit: ${customer}`,
  inIndia: (when: string) => `${when} (India time, IST)`,
  doorLater: 'The exact address is on the page of the job once it is shown to you.',
  noVisit: 'There is no agreed visit to put into a calendar.',
  outOfReach: (back: number, ahead: number) =>
    `Choose days between ${back} days ago and ${ahead} days from now.`,
  days: 'These are the days of your calendar.',
  feed: {
    state: 'This is how your calendar address stands.',
    made: 'Your calendar address is ready. Any earlier one has stopped working.',
    removed: 'Your calendar address has stopped working.',
    none: 'There is no calendar at this address any more.',
    name: 'LocalHands visits',
  },
};
