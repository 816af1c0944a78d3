import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { publicTextFault, ratingTimes, stars as allStars, allTags } from '#domain/rating.ts';
import { reasonsNotCounted } from '#domain/rating-worth.ts';
import { parties } from '#domain/role.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { cursor, id, instant, msg, pageLimit, text } from './field.ts';

const stars = z.literal([...allStars], { error: fault('stars') });
const tag = z.enum(allTags(), {
  error: fault('tags'),
});

/** §13: text that is shown in public. */
const publicText = (what: 'ratingWords' | 'reply') =>
  text(what, limits.ratingText).superRefine((value, context) => {
    const why = publicTextFault(value);
    if (why !== undefined) context.addIssue({ code: 'custom', message: fault('publicText', why) });
  });

const reason = text('reason', limits.ratingText);

/** In which role, for a browser that holds both sessions. */
const as = z.enum(parties, { error: fault('asRole') }).optional();

const ofBooking = z.object({ id });

const given = z.object({ stars, tags: z.array(tag), words: z.string().nullable() });

const reply = z
  .string()
  .nullable()
  .meta({ description: 'What the professional has answered to it.' });

const counts = z.enum(['yes', 'when_paid', 'no']).meta({
  description:
    'Whether it is in the average and read in public: not before the job is paid, and not between accounts that belong together.',
});
export type Counts = z.output<typeof counts>;

/** §13: what one of the two may know of the ratings of their job. */
const ratingView = z.object({
  mine: given
    .extend({
      reply,
      visible: z.boolean(),
      hidden: z.string().nullable().meta({ description: 'Why an operator has hidden it.' }),
      counts,
    })
    .nullable(),
  theirs: given
    .extend({ reply, reported: z.boolean(), counts })
    .nullable()
    .meta({ description: 'Null until it is visible: nobody learns whether there is one.' }),
  may: z.enum(['rate', 'change', 'nothing']),
  until: instant.nullable().meta({ description: 'Until when they may.' }),
});
export type RatingView = z.output<typeof ratingView>;

export const getRating = call({
  method: 'GET',
  path: '/api/bookings/:id/rating',
  who: 'either',
  summary: `What the two of a job said about each other. Either’s stays hidden until both have rated, or ${ratingTimes.blindDays} days after the work was done.`,
  params: ofBooking,
  query: z.object({ as }),
  reply: ratingView.extend({ msg }),
  refusals: [404],
});

export const giveRating = call({
  method: 'POST',
  path: '/api/bookings/:id/rating',
  who: 'either',
  summary: `Rate the other side of a job that was done at most ${ratingTimes.openDays} days ago, or change it: within ${ratingTimes.editHours} hours, and not once it is visible.`,
  params: ofBooking,
  body: z.object({
    as,
    stars,
    tags: z
      .array(tag)
      .max(10, { error: fault('tags') })
      .default([]),
    words: publicText('ratingWords').optional(),
  }),
  reply: ratingView.extend({ msg }),
  refusals: [404, 409],
});

export const replyToRating = call({
  method: 'POST',
  path: '/api/bookings/:id/rating/reply',
  who: 'handyman',
  summary: 'Answer in public, once, what a customer said about one.',
  params: ofBooking,
  body: z.object({ reply: publicText('reply') }),
  reply: ratingView.extend({ msg }),
  refusals: [404, 409],
});

export const reportRating = call({
  method: 'POST',
  path: '/api/bookings/:id/rating/report',
  who: 'either',
  summary: 'Ask an operator to look at what the other side said about one.',
  params: ofBooking,
  body: z.object({ as, reason }),
  reply: ratingView.extend({ msg }),
  refusals: [404, 409],
});

export const getUnrated = call({
  method: 'GET',
  path: '/api/ratings/unrated',
  who: 'either',
  summary: 'The last job that can still be rated and is not, if there is one.',
  query: z.object({ as }),
  reply: z.object({
    msg,
    job: z
      .object({
        booking_id: id,
        service: z.string(),
        doneAt: instant,
        about: z.object({ id, name: z.string(), profile: z.string().nullable() }),
      })
      .nullable(),
  }),
});

const summary = z.object({
  rating: z.number().nullable().meta({ description: 'To one decimal; null under three.' }),
  ratings: z.int(),
  stars: z
    .array(z.object({ stars, count: z.int() }))
    .meta({ description: 'How many gave how many, five first.' }),
});

const said = given.extend({
  by: z.string().meta({ description: 'A first name.' }),
  month: z.string().meta({ description: 'Like 2026-11.' }),
  reply,
});

const page = z.object({ limit: pageLimit(50, 10), cursor: cursor.optional() });

export const listWords = call({
  method: 'GET',
  path: '/api/handyman/:id/ratings',
  who: 'anyone',
  summary: 'What customers say about a handyman, newest first. Further pages by the Link header.',
  params: ofBooking,
  query: page,
  reply: summary.extend({ msg, words: z.array(said) }),
  refusals: [404],
});
export type Said = z.output<typeof said>;

export const listAboutMe = call({
  method: 'GET',
  path: '/api/ratings/mine',
  who: 'either',
  summary: 'What others say about one, newest first. Further pages by the Link header.',
  query: page.extend({ as }),
  reply: summary.extend({
    msg,
    words: z.array(said.extend({ booking_id: id, reported: z.boolean(), counts })),
  }),
});

/** §13: for operators, with what they need to judge it. */
const judged = given.extend({
  rating_id: id,
  booking_id: id,
  number: z.int(),
  author: z.object({ role: z.enum(parties), name: z.string() }),
  about: z.object({ role: z.enum(parties), name: z.string() }),
  at: instant,
  reply,
  report: z.object({ at: instant, reason: z.string(), open: z.boolean() }).nullable(),
  hidden: z.object({ at: instant, reason: z.string() }).nullable(),
  notCounted: z
    .enum(reasonsNotCounted)
    .nullable()
    .meta({ description: 'Why it is in no average. A burst waits for an operator.' }),
});
export type Judged = z.output<typeof judged>;

export const ratingLists = ['reported', 'hidden', 'all'] as const;

export const listRatings = call({
  method: 'GET',
  path: '/api/operator/ratings',
  who: 'operator',
  summary:
    'Ratings that wait to be looked at, those that are hidden, or all that the public reads, newest first. Further pages by the Link header.',
  query: z.object({
    show: z.enum(ratingLists, { error: fault('ratingList') }).default('reported'),
    limit: pageLimit(100, 25),
    cursor: cursor.optional(),
  }),
  reply: z.array(judged),
});

const decide = (verb: 'hide' | 'show' | 'dismiss', what: string) =>
  call({
    method: 'POST',
    path: `/api/operator/ratings/:id/${verb}`,
    who: 'operator',
    summary: what,
    params: ofBooking,
    body: z.object({ reason }),
    reply: z.object({ msg }),
    refusals: [404, 409],
  });

export const hideRating = decide(
  'hide',
  'Hide a rating: it counts nowhere any more. Its author is told the reason by mail.',
);
export const showRating = decide('show', 'Show a hidden rating again; it counts again.');
export const dismissReport = decide(
  'dismiss',
  'Close a report: the rating stays, and counts if it waited for an operator.',
);
