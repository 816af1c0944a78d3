import type { Counts, Judged, RatingView, Said } from '#contract/rating.ts';
import { dayInIndia } from '#domain/day.ts';
import { firstName } from '#domain/first-name.ts';
import { refuseRating } from '#domain/rating.ts';
import type { RatingFacts } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import type { JudgedRow } from './moderation-store.ts';
import type { SaidRow } from './list-store.ts';
import type { RatingRow, Window } from './store.ts';

const given = ({ stars, tags, words }: Pick<RatingRow, 'stars' | 'tags' | 'words'>) => ({
  stars,
  tags,
  words,
});

/** What decides whether this side may rate now. */
export const factsOf = (
  rows: readonly RatingRow[],
  author: Party,
  { open }: Window,
): RatingFacts => {
  const mine = rows.find((row) => row.author === author);
  const theirs = rows.find((row) => row.author !== author);
  return {
    author,
    open,
    mine: mine && { visible: mine.visible_at !== null, young: mine.young },
    theirsVisible: theirs !== undefined && theirs.visible_at !== null,
  };
};

/** §13: only operators read which sign it was: it would tell cheaters what to avoid. */
export const countsOf = ({ not_counted: why }: Pick<RatingRow, 'not_counted'>): Counts => {
  if (why === null) return 'yes';
  return why === 'unpaid' ? 'when_paid' : 'no';
};

const isShown = (row: RatingRow) => row.visible_at !== null && row.hidden_at === null;

/** §13: one's own, and the other's only once it is visible: before, not even its existence. */
export const toView = (rows: readonly RatingRow[], reader: Party, window: Window): RatingView => {
  const mine = rows.find((row) => row.author === reader);
  const theirs = rows.find((row) => row.author !== reader && isShown(row));
  const may = refuseRating(factsOf(rows, reader, window)) === undefined;
  const until = may ? (mine?.young_until ?? window.open_until) : null;
  return {
    mine: mine
      ? {
          ...given(mine),
          reply: mine.reply,
          visible: isShown(mine),
          hidden: mine.hidden_reason,
          counts: countsOf(mine),
        }
      : null,
    theirs: theirs
      ? {
          ...given(theirs),
          reply: theirs.reply,
          reported: theirs.reported_at !== null,
          counts: countsOf(theirs),
        }
      : null,
    may: may ? (mine ? 'change' : 'rate') : 'nothing',
    until: until?.toISOString() ?? null,
  };
};

/** §13: visitors learn a first name and the month, not which booking it was or when. */
export const toSaid = (row: SaidRow, words: Words): Said => ({
  ...given(row),
  by: firstName(nameIn(words, row.name)),
  month: dayInIndia(row.created_at).slice(0, 7),
  reply: row.reply,
});

export const toJudged = (row: JudgedRow): Judged => {
  const [user, handyman] = [
    { role: 'user', name: row.username } as const,
    { role: 'handyman', name: row.name } as const,
  ];
  const { reported_at: reported, hidden_at: hidden } = row;
  return {
    ...given(row),
    rating_id: row.id,
    booking_id: row.booking_id,
    number: row.number,
    author: row.author === 'user' ? user : handyman,
    about: row.author === 'user' ? handyman : user,
    at: row.visible_at.toISOString(),
    reply: row.reply,
    notCounted: row.not_counted,
    report: reported && {
      at: reported.toISOString(),
      reason: row.report_reason ?? '',
      open: row.report_closed_at === null,
    },
    hidden: hidden && { at: hidden.toISOString(), reason: row.hidden_reason ?? '' },
  };
};
