import type { ReactNode } from 'react';

/** 9 am, 9:30 am; a day ends at midnight. */
const bare = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(hour) : `${hour}:${minutes % 60}`;
};
const half = (minutes: number): string => (Math.floor(minutes / 60) % 24 < 12 ? 'am' : 'pm');
const clock = (minutes: number): string =>
  minutes % 1440 === 0 ? 'midnight' : `${bare(minutes)} ${half(minutes)}`;

const stretch = (from: number, to: number): string =>
  half(from) === half(to) && from !== 0 && to !== 1440
    ? `${bare(from)} – ${clock(to)}`
    : `${clock(from)} – ${clock(to)}`;

const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** §27: when a professional works, how far they go, and their days off. */
export const words = {
  title: 'Your week',
  lead: 'Tap or drag your hours',
  zone: 'All times are in India (IST).',
  back: 'Dashboard',
  loading: 'Loading your week',
  link: { title: 'Your week', text: 'When you work, how far you go, days off' },
  grid: {
    label: 'Hours in a week',
    how: 'Arrow keys move, space changes two hours, shift with an arrow key goes on with the same.',
    part: 'Part of the day',
    day: 'By day',
    night: 'Early and late',
    nightHours: (count: number) => `Early and late, ${hours(count)}`,
    axis: (minutes: number, before: number | undefined) =>
      before !== undefined && half(minutes) === half(before)
        ? bare(minutes)
        : `${bare(minutes)} ${half(minutes)}`,
    cell: (day: string, from: number, to: number) => `${day}, ${clock(from)} to ${clock(to)}`,
    dayOff: 'Day off',
    addHours: 'Add hours',
    addHoursTo: (day: string) => `${day}: day off. Add hours`,
    choose: (day: string) => `${day}: show exact times`,
  },
  day: {
    off: 'Day off',
    clock,
    stretch,
    list: (stretches: readonly string[]) => stretches.join(', '),
    exact: 'Exact times',
    from: 'From',
    to: 'To',
    fromOf: (number: number) => `From, time ${number}`,
    toOf: (number: number) => `To, time ${number}`,
    remove: (time: string) => `Remove ${time}`,
    add: 'Add a time',
    full: 'There is no room for another time on this day.',
    makeOff: 'Make it a day off',
    copy: 'Copy these hours to',
    copyTo: (day: string) => `Copy to ${day}`,
    all: 'All',
    allDays: 'Copy to all days',
    copied: (from: string, to: string) => `${from} is copied to ${to}.`,
    copiedToAll: (from: string) => `${from} is copied to all days.`,
  },
  radius: {
    title: 'How far you go',
    label: 'How far you go, in kilometres',
    km: (km: number) => `${km} km`,
    unsaid: (km: number) =>
      `You have not set this yet. Until you do, visits for later come from up to ${km} km.`,
  },
  effect: {
    sentence: (count: number, km: number, strong: (text: string) => ReactNode): ReactNode => (
      <>
        Visits can be booked with you {strong(`${hours(count)} a week`)}, up to {strong(`${km} km`)}{' '}
        from home.
      </>
    ),
    none: 'No visits can be booked with you for later.',
    now: 'Requests for now come whenever you are online.',
  },
  bar: {
    agreed: 'Visits you said yes to stay as they are.',
    saved: 'Everything is saved.',
    unsaved: 'Not saved yet.',
    undo: 'Undo changes',
    save: 'Save',
  },
  off: {
    title: 'Days off',
    lead: 'No visit can be booked with you on these days.',
    none: 'You have no days off ahead.',
    from: 'First day',
    to: 'Last day',
    add: 'Add days off',
    form: 'Add days off',
    outside: 'Choose a day from today on, within a year.',
    order: 'The last day cannot be before the first.',
    visit: 'Open the visit',
    span: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
    remove: (days: string) => `Remove ${days}`,
  },
};
