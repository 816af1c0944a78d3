import type { words as english } from '../en/earning-bars.ts';

const jobs = (count: number) => `${count} काम`;

export const words: typeof english = {
  all: 'पूरी कमाई देखें',
  jobs,
  day: (weekday, today, count, earned) =>
    `${weekday}${today ? ', आज' : ''}: ${jobs(count)}, ${earned}`,
};
