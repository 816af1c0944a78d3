import type { Tag } from '#domain/rating.ts';
const ratings = (count: number, written: string) =>
  `${written} ${count === 1 ? 'rating' : 'ratings'}`;

/** An average among the other facts of a card, and the order of a list by it. */
export const words = {
  fresh: 'New',
  ratings,
  /** For those who hear it. */
  average: (rating: string, count: number, written: string) =>
    `Rated ${rating} of 5, ${ratings(count, written)}`,
  sort: {
    legend: 'Order',
    nearest: 'Nearest',
    best: 'Best rated',
    least: '4 stars or more',
    bestFirst: (km: number) => `Best rated first, within ${km} km.`,
    onlyGood: (km: number) => `With 4 stars or more, within ${km} km.`,
    noneTitle: (one: string) => `No ${one} with 4 stars or more is free nearby`,
    noneText: 'Many who are new have too few ratings for an average. Have a look at all of them.',
    all: 'Show all',
    listed: 'Ranked by ratings',
  },
  /** What can be said about a party with one tap. */
  given: {
    tags: {
      on_time: 'On time',
      good_work: 'Good work',
      polite: 'Polite',
      tidy: 'Left it tidy',
      fair_price: 'Fair price',
      late: 'Came late',
      poor_work: 'Poor work',
      impolite: 'Impolite',
      left_a_mess: 'Left a mess',
      asked_for_more: 'Asked for more money',
      respectful: 'Respectful',
      clear_task: 'Clear about the work',
      easy_to_find: 'Easy to find',
      ready_for_me: 'Ready when I came',
      disrespectful: 'Disrespectful',
      unclear_task: 'Unclear about the work',
      hard_to_find: 'Hard to find',
      kept_me_waiting: 'Kept me waiting',
    } satisfies Readonly<Record<Tag, string>>,
  },
};
