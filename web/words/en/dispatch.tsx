import type { ReactNode } from 'react';
import type { Reply } from '#domain/dispatch.ts';

const professionals = (count: number) =>
  count === 1 ? 'one professional' : `${count} professionals`;

const replies: Readonly<Record<Reply, string>> = {
  waiting: 'Waiting',
  yes: 'Said yes',
  no: 'Cannot come',
  silent: 'Did not answer',
  withdrawn: 'Not asked any more',
};

const nextOnes: Readonly<Record<number, string>> = { 1: 'one more', 2: 'two more' };

/** Asking the first who is free. */
export const words = {
  loading: 'Looking who was asked',
  notHere: 'There is nothing to see here',
  offer: {
    title: 'In a hurry?',
    laterTitle: 'Does it matter who comes?',
    laterText: (people: number, minutes: number, total: ReactNode) => (
      <>
        We ask the {people} nearest who are free then, and the next {people} after {minutes}{' '}
        minutes. Whoever says yes first has the visit, for {total}.
      </>
    ),
    text: (people: number, seconds: number, total: ReactNode) => (
      <>
        We ask the {people} nearest at once, and the next {people} after {seconds} seconds. Whoever
        says yes first comes, for {total}.
      </>
    ),
    /** No more than these are within reach. */
    few: (people: number, total: ReactNode) => (
      <>
        We ask {people === 1 ? 'the only one' : `all ${people}`} nearby at once. Whoever says yes
        first comes, for {total}.
      </>
    ),
    ask: 'Ask the first who is free',
    underWay: 'You can choose somebody yourself once that is over.',
    follow: 'See who answers',
  },
  place: {
    title: 'Where exactly should they come?',
    ask: 'Ask the first who is free to come here',
  },
  pill: {
    name: 'Asking around for you',
    waiting: (asked: number) => `We have asked ${professionals(asked)}`,
  },
  news: {
    found: 'Somebody said yes.',
    foundBy: (name: string) => `${name} said yes.`,
    see: 'See the booking',
    options: 'What you can do',
  },
  people: 'Who was asked',
  replies,
  figures: { asked: 'Asked', waiting: 'Waiting', saidNo: 'Not coming' },
  asking: {
    title: (asked: number) => `We have asked ${professionals(asked)}`,
    text: 'The first who says yes comes to you.',
    nextWave: (time: ReactNode, next: number) => (
      <>
        {time} until we ask {nextOnes[next] ?? 'the next three'}.
      </>
    ),
    lastWave: (time: ReactNode) => <>{time} left for these: they are the last.</>,
    looking: 'Looking for the next who are free…',
    stop: 'Stop asking',
    leave: 'You can leave this page: we tell you when somebody says yes.',
  },
  nobody: {
    title: 'Nobody could come just now',
    text: (asked: number, km: number) =>
      `We have asked ${professionals(asked)} within ${km} km, and none of them said yes. Nothing was charged. It often looks different a few minutes later.`,
  },
  nobodyThen: {
    title: 'Nobody could come at that time',
    text: (asked: number, km: number) =>
      `We have asked ${professionals(asked)} within ${km} km, and none of them said yes. Nothing was charged. Another time may suit somebody.`,
  },
  stopped: {
    title: 'We have stopped asking',
    text: 'Nobody will come, and nothing was charged.',
  },
  ways: {
    again: 'Ask again',
    wider: 'Choose from everybody, further away too',
    otherService: 'Choose another service',
  },
};
