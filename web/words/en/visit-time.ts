/** §27: a visit that is agreed for later, on the pages of a booking. */
export const words = {
  comes: (who: string, when: string) => `${who} comes on ${when}`,
  untilThen:
    'We remind you both a day and two hours before. Calling it off is free until they set out.',
  visit: (when: string) => `Visit on ${when}`,
  coming: 'Coming visits',
  addToCalendar: 'Add to calendar',
  proposes: (who: string, when: string) => `${who} proposes ${when}. Yes or no?`,
  proposed: (who: string, when: string) => `You proposed ${when}. Waiting for ${who}`,
  onDay: (when: string) => `On ${when}`,
};
