import type { SeriesDay } from '#contract/series.ts';

/** §27: visits that come again. */
export const words = {
  legend: 'How often?',
  once: 'Once',
  onceText: 'Only this visit',
  weekly: (weekday: string) => `Every ${weekday}`,
  weeklyText: 'At the same time',
  weekdays: 'Every weekday',
  weekdaysText: 'Monday to Saturday',
  explained:
    'Each visit is booked fourteen days ahead, at today’s price. Leave one out, pause or stop at any time.',
  first: (often: string) => `The first visit of a series: ${often}`,
  often: {
    weekly: (weekday: string, time: string) => `every ${weekday} at ${time}`,
    weekdays: (time: string) => `every weekday (Mon–Sat) at ${time}`,
  },
  visits: (count: number) =>
    count === 1 ? '1 visit in the next two weeks' : `${count} visits in the next two weeks`,
  yesToAll: 'Yes to all',
  yesToOne: 'Yes to this one',
  yesToAllText: 'With a yes to all, the further visits are agreed by themselves.',
  title: 'Again and again',
  with: (service: string, name: string) => `${service} with ${name}`,
  each: (rupees: string) => `${rupees} each visit`,
  newPrice: (rupees: string, day: string) =>
    `Visits that are made from ${day} on cost ${rupees} each.`,
  agreed: 'All agreed',
  agreedBut: (count: number) => `Agreed, but for ${count} ${count === 1 ? 'day' : 'days'}`,
  oneByOne: 'Each visit has its own yes',
  pausedByMe: 'Paused by you',
  pausedByOther: (name: string) => `Paused by ${name}`,
  next: (day: string) => `Next: ${day}`,
  none: 'No visit in the next two weeks.',
  days: 'The next two weeks',
  states: {
    coming: 'to be asked',
    asked: 'waits for an answer',
    agreed: 'agreed',
    off: 'called off',
    skipped: 'left out',
    paused: 'paused',
    not_possible: 'not possible',
  } satisfies Readonly<Record<SeriesDay['state'], string>>,
  moved: 'time changed',
  skip: 'Leave out',
  skipDay: (day: string) => `Leave out ${day}`,
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  ask: {
    skip: {
      title: (day: string) => `Leave out the visit on ${day}?`,
      text: 'The other visits stay as they are. Until two hours before it is no cancellation, and what was paid comes back.',
      yes: 'Leave it out',
    },
    pause: {
      title: 'Pause the series?',
      text: 'Visits that have not begun are left out, and no further ones are made until you go on.',
      yes: 'Pause',
    },
    stop: {
      title: 'Stop the series?',
      text: 'No further visits are made, and those that are agreed are called off unless you keep them.',
      yes: 'Stop it',
      keep: 'Keep the visits that are agreed',
    },
    no: 'Leave it as it is',
  },
};
