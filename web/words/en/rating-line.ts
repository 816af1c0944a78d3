const ratings = (count: number, written: string) =>
  `${written} ${count === 1 ? 'rating' : 'ratings'}`;

/** An average among other things that are known of somebody, and the order of a list by it. */
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
};
