import type { Stars } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';

/** What people say about each other after a job. */
export const words = {
  starsOf5: (stars: number) => `${stars} of 5 stars`,
  give: (stars: Stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  meaning: {
    1: 'Bad',
    2: 'Not good',
    3: 'All right',
    4: 'Good',
    5: 'Very good',
  } satisfies Readonly<Record<Stars, string>>,
  ask: {
    user: (who: string) => `How was ${who}’s work?`,
    handyman: (who: string) => `How was it to work for ${who}?`,
  } satisfies Readonly<Record<Party, (who: string) => string>>,
  howMany: 'Your stars',
  tags: { good: 'What was good?', bad: 'What went wrong?', both: 'What was it like?' },
  say: 'In your own words, if you like',
  sayHint: {
    user: 'Everybody can read it, under your first name. Leave out phone numbers and addresses.',
    handyman: (who: string) =>
      `Only ${who} can read it, and our team if it is reported. Leave out phone numbers and addresses.`,
  },
  blind: (who: string) =>
    `${who} cannot see it until both of you have rated, or seven days after the work.`,
  left: (characters: number) => `${characters} characters left`,
  send: 'Send rating',
  keep: 'Keep it as it is',
  notNow: 'Not now',
  loading: 'Loading the ratings',
  mine: {
    title: 'Your rating',
    blind: (who: string) =>
      `Only you see it for now: it becomes visible when ${who} has rated too, or seven days after the work.`,
    visible: 'Visible',
    waiting: 'Not visible yet',
    hidden: 'Hidden by us',
    hiddenWhy: (reason: string) => `We have hidden your rating. The reason: ${reason}`,
    change: 'Change',
  },
  /** Below one that only the two of the job read. */
  notCounted: {
    when_paid: 'Besides our team only you two read it for now: it counts once the job is paid.',
    no: 'Besides our team only you two read it: ratings between accounts that seem to belong together, and many at once, do not count. If that is wrong, write to us under Help.',
  },
  theirs: (who: string) => `What ${who} said about you`,
  reply: {
    of: (who: string) => `${who} replied`,
    yours: 'Your reply',
    button: 'Reply',
    title: 'Reply in public',
    field: 'Your reply',
    hint: 'Everybody can read it below the rating. You can reply once.',
    send: 'Send reply',
  },
  report: {
    button: 'Report',
    title: 'Report this rating',
    text: 'Tell us what is wrong with it: an insult, a lie about facts, somebody’s private details. Somebody of ours reads it and may hide the rating.',
    field: 'What is wrong with it?',
    send: 'Send report',
    sent: 'Reported. We look at it.',
  },
  close: 'Close',
  said: {
    title: (who: string) => `What customers say about ${who}`,
    noneText:
      'Ratings of paid jobs show here once both sides have rated, or seven days after the work.',
    byIn: (who: string, month: string) => `${who}, ${month}`,
    stars: 'How many stars were given',
    /** For those who hear it. */
    times: (stars: Stars, count: number) =>
      `${stars === 1 ? '1 star' : `${stars} stars`}: ${count} ${count === 1 ? 'time' : 'times'}`,
  },
  aboutMe: {
    user: 'What professionals say about you',
    handyman: 'What customers say about you',
    only: 'Only you, and professionals whom you ask, see your average.',
    none: {
      title: 'No ratings yet',
      text: 'After each job your customer can rate you, and you them.',
    },
    newUntil: 'Your average shows from three ratings on.',
  },
};
