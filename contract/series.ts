import { z } from 'zod';
import { parties } from '#domain/role.ts';
import { rhythms, visitStates } from '#domain/series.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { askedDay, id, instant, msg } from './field.ts';

const day = z.object({
  day: z.iso.date().meta({
    description:
      'The day in India that it is the visit of. It names the visit, also when that was moved.',
  }),
  startsAt: instant.meta({ description: 'When the visit is: on another day where it was moved.' }),
  state: z
    .enum(['coming', 'asked', 'agreed', 'off', ...visitStates.filter((one) => one !== 'made')])
    .meta({
      description:
        '`coming` is not asked for yet; `off` was declined, cancelled or not answered; `not_possible` collides with something of the professional’s.',
    }),
  notification_id: id.nullable(),
});

/** §27: a series as one of its two parties sees it. */
const seriesView = z.object({
  series_id: id,
  service: z.string(),
  rhythm: z.enum(rhythms),
  firstVisit: instant.meta({
    description:
      'What its first visit was asked for: weekday and time of day are those of the series.',
  }),
  agreed: z.boolean().meta({ description: 'The professional has said yes to every visit.' }),
  pausedBy: z.enum(parties).nullable(),
  total: z.number().meta({ description: 'What each visit costs, in rupees.' }),
  next: z
    .object({ total: z.number(), from: instant })
    .nullable()
    .meta({ description: 'Another price, and from when on visits are made with it.' }),
  other: z.object({ id, name: z.string(), profile: z.string().nullable() }),
  days: z.array(day).meta({
    description:
      'Of the next fourteen days, and what was moved further, in the order of `startsAt`.',
  }),
});
export type SeriesView = z.output<typeof seriesView>;
export type SeriesDay = z.output<typeof day>;

export const listSeries = call({
  method: 'GET',
  path: '/api/series',
  who: 'either',
  summary: 'My series that go on, the newest first, each with its next fourteen days.',
  query: z.object({ as }),
  reply: z.array(seriesView),
});

const one = z.object({ id });
const changed = { reply: z.object({ msg }), refusals: [404, 409] } as const;

export const skipVisit = call({
  method: 'POST',
  path: '/api/series/:id/skip',
  who: 'either',
  summary:
    'Leave out one visit. Until two hours before it this is no cancellation, and what was paid is refunded.',
  params: one,
  query: z.object({ as }),
  body: z.object({ day: askedDay }),
  ...changed,
});

const change = (verb: 'pause' | 'resume' | 'stop', summary: string) =>
  call({
    method: 'POST',
    path: `/api/series/:id/${verb}`,
    who: 'either',
    summary,
    params: one,
    query: z.object({ as }),
    ...changed,
  });

export const pauseSeries = change(
  'pause',
  'Pause the series: no further visits, and those that have not begun are left out.',
);

export const resumeSeries = change('resume', 'Go on, by the one who paused it.');

export const stopSeries = call({
  method: 'POST',
  path: '/api/series/:id/stop',
  who: 'either',
  summary: 'End the series. Visits that have not begun are left out, unless `keep` says otherwise.',
  params: one,
  query: z.object({ as }),
  body: z.object({ keep: z.boolean().optional() }),
  ...changed,
});
