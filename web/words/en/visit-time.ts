/** §27: a visit that is agreed for later, on the pages of a booking. */
export const words = {
  comes: (who: string, when: string) => `${who} comes on ${when}`,
  untilThen:
    'We remind you both a day and two hours before. Calling it off is free until two hours before.',
  visit: (when: string) => `Visit on ${when}`,
  coming: 'Coming visits',
  addToCalendar: 'Add to calendar',
  proposes: (who: string, when: string) => `${who} proposes ${when}. Yes or no?`,
  proposed: (who: string, when: string) => `You proposed ${when}. Waiting for ${who}`,
  onDay: (when: string) => `On ${when}`,
  late: (who: string, at: string) => `${who} will be late: about ${at}. Choose what to do`,
  waits: (who: string, at: string) => `You wait for ${who} until about ${at}`,
  lateFor: (who: string, at: string) => `${who} knows that you come about ${at}`,
};
