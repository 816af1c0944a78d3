/** §26: what operators read of visits that came to nothing. */
export const words = {
  flagged: 'Professionals to look at',
  kinds: {
    no_visit: 'Several visits ended as nobody home or nobody came',
    doors:
      'Was shown three doors, or said yes to six customers, within a day, and the jobs were not done',
    never_came: 'A customer says that they never came',
  },
  paused: 'Accepts nothing until you have looked',
  after: (number: number, when: string) => `After booking ${number}, ${when}`,
  title: 'Visits',
  newcomer: 'New: sees a door only on the way',
  established: 'Established: sees a door from the yes',
  doors: 'Doors of failed or open visits, 24 h',
  noVisit: 'Nobody home or nobody came, 24 h',
  cancellations: 'Called off today',
  raised: 'What was raised',
  nothingRaised: 'Nothing was raised about their visits.',
  looked: (name: string, when: string) => `${name} looked, ${when}`,
  look: {
    button: 'I have looked',
    title: (name: string) => `Let ${name} accept again?`,
    text: 'What was counted until now counts no more. Whoever should not go on is suspended instead.',
  },
};
