import { reachKm } from './place.ts';
import { hasHiddenIn, hasLink } from './name.ts';
import type { Party } from './role.ts';

/** §13: from one star to five. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** §13: how long what can be done about a rating. */
export const ratingTimes = {
  /** Hidden until both have rated, or so long after the work was done. */
  blindDays: 7,
  /** Later than this after the work the parties no longer remember it well. */
  openDays: 30,
  /** Until it is visible, its author may change it for so long. */
  editHours: 24,
} as const;

/** §13: a professional with fewer is called new, without an average. */
export const leastRatings = 3;

/** What can be said with one tap. About the professional by the customer, and the other way round. */
const praise = {
  user: ['on_time', 'good_work', 'polite', 'tidy', 'fair_price'],
  handyman: ['respectful', 'clear_task', 'easy_to_find', 'ready_for_me'],
} as const;
const problems = {
  user: ['late', 'poor_work', 'impolite', 'left_a_mess', 'asked_for_more'],
  handyman: ['disrespectful', 'unclear_task', 'hard_to_find', 'kept_me_waiting'],
} as const;

export type Tag = (typeof praise | typeof problems)[Party][number];

/** All tags. A function, so that bundles which need none of them do not carry them. */
export const allTags = (): readonly Tag[] =>
  [praise, problems].flatMap(({ user, handyman }): readonly Tag[] => [...user, ...handyman]);

/** §13: what goes with so many stars: praise from four, problems up to two, either with three. */
export const tagsFor = (author: Party, given: Stars): readonly Tag[] => [
  ...(given >= 3 ? praise[author] : []),
  ...(given <= 3 ? problems[author] : []),
];

export const isProblem = (tag: Tag): boolean =>
  Object.values(problems).some((list) => (list as readonly Tag[]).includes(tag));

/** Added up as ratings become visible or are hidden, so that no query has to count them. */
export type Tally = { readonly sum: number; readonly count: number };

/** §13: the average to one decimal; nothing for a professional who is new. */
export const averageOf = ({ sum, count }: Tally): number | null =>
  count < leastRatings ? null : Math.floor((20 * sum + count) / (2 * count)) / 10;

/**
 * §13: what `best` sorts by. Each professional begins with ten ratings of four stars, so that three of five do not
 * outrank two hundred of 4.9; one who is new stands where these ten put them.
 */
export const prior = { stars: 4, ratings: 10 } as const;

export const rankOf = ({ sum, count }: Tally): number =>
  count < leastRatings
    ? prior.stars
    : (prior.stars * prior.ratings + sum) / (prior.ratings + count);

/** §13: the orders of the list; in neither does being offline or declining cost a professional their rank. */
export const sorts = ['nearest', 'best'] as const;
export type Sort = (typeof sorts)[number];

/** §13: `best` and the filter look at so many of the nearest, no further away than this. */
export const rankedAmong = { nearest: 200, withinKm: reachKm.city } as const;

/** Ten digits or more, as people write a phone number. */
const phone = /(?:\p{Nd}[\s().-]{0,2}){10,}/u;

/** A mobile number with anything between its digits that is no list of amounts and no date with a time. */
const spacedPhone = /[6-9६-९](?:[\s().\p{Pd}/\\_*+|~·•]{0,3}\p{Nd}){9}/u;

export type PublicTextFault = 'hidden' | 'contact';

/** §13: it is shown in public, so it may hold no links and no phone numbers. */
export const publicTextFault = (text: string): PublicTextFault | undefined => {
  if (hasHiddenIn(text)) return 'hidden';
  return hasLink(text) || phone.test(text) || spacedPhone.test(text) ? 'contact' : undefined;
};

/** What decides whether this author may rate now; times are the database's. */
export type RatingFacts = {
  readonly author: Party;
  /** Whether the work was done, and not longer ago than a rating can be given. */
  readonly open: boolean;
  /** The author's own, if there is one. */
  readonly mine: { readonly visible: boolean; readonly young: boolean } | undefined;
  /** Whether the other's is visible. */
  readonly theirsVisible: boolean;
};

export type RatingRefusal = 'not_done' | 'visible' | 'too_old' | 'read_theirs';

/**
 * §13: nothing when they may rate, or change what they gave. A professional who has read what the customer gave them
 * replies to it: a rating would be an answer to it.
 */
export const refuseRating = (facts: RatingFacts): RatingRefusal | undefined => {
  if (facts.mine?.visible) return 'visible';
  if (facts.mine) return facts.mine.young ? undefined : 'too_old';
  if (!facts.open) return 'not_done';
  return facts.author === 'handyman' && facts.theirsVisible ? 'read_theirs' : undefined;
};
