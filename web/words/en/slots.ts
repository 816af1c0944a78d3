/** §27: when a visit begins: now, or on a day and at a time of one's own. */
export const words = {
  legend: 'When?',
  now: 'Now',
  nowText: 'Whoever is free nearby',
  later: 'Later',
  laterText: 'A day and a time',
  loading: 'Looking for free times',
  day: 'Day',
  start: 'Time',
  full: 'no time',
  repeatHint:
    'To have it every week or every weekday, choose the time of the first visit: then you can say how often.',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  people: (count: number, orMore: boolean) =>
    orMore ? `${count} or more` : count === 1 ? '1 can come' : `${count} can come`,
  earliest: (when: string) => `Earliest: ${when}`,
  none: 'No professional who goes to this place has a free time in the next fourteen days. Try another place, or now.',
  needPlace: 'Say where first; then we show the times.',
  zone: 'Times are Indian Standard Time (IST).',
  chooseTime: 'Choose a day and a time, then see who can come.',
  whoCanCome: (when: string) => `Who can come on ${when}. Nearest first.`,
  change: 'Choose another time',
  nobodyThen: 'Nobody can come at that time any more',
  nobodyThenText: 'Choose another time: the list shows whoever is free then.',
};
