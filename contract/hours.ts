import { z } from 'zod';
import { minutesOf, mostStretches, radius, timeOffLimits, weekdays } from '#domain/hours.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedDay, askedInstant, id, instant, msg } from './field.ts';

export const clock = z
  .string({ error: fault('clock') })
  .refine((text) => minutesOf(text) !== undefined, { error: fault('clock') })
  .meta({ description: 'A time of day in India on the half hour, like 09:30; 24:00 ends a day.' });

const stretch = z
  .object({ from: clock, to: clock }, { error: fault('stretch') })
  .refine(({ from, to }) => (minutesOf(from) ?? 0) < (minutesOf(to) ?? Infinity), {
    error: fault('stretch'),
    path: ['to'],
  });

/** §27: Monday first. */
const week = z
  .array(
    z
      .array(stretch, { error: fault('week') })
      .max(mostStretches, { error: fault('stretches', mostStretches) }),
    { error: fault('week') },
  )
  .length(weekdays.length, { error: fault('week') })
  .meta({
    description:
      'Seven days, Monday first, each with its stretches; an empty list is a day off. Stretches that meet become one.',
  });

const radiusKm = z
  .int({ error: fault('radius', radius.least, radius.most) })
  .min(radius.least, { error: fault('radius', radius.least, radius.most) })
  .max(radius.most, { error: fault('radius', radius.least, radius.most) })
  .nullable()
  .meta({
    description: `How many km from home they go; null as long as they have not said, and then ${radius.unsaid} for visits that are booked for later.`,
  });

const timeOff = z.object({ time_off_id: id, startsAt: instant, endsAt: instant });
export type TimeOff = z.output<typeof timeOff>;

const hours = z.object({
  week,
  radiusKm,
  hoursAWeek: z.number().meta({ description: 'Of all days together.' }),
});

export const getHours = call({
  method: 'GET',
  path: '/api/handyman/hours',
  who: 'handyman',
  summary:
    'When I work in a week, how far I go, and the time off that is not over, the earliest first.',
  reply: hours.extend({ timeOff: z.array(timeOff) }),
});
export type Hours = z.output<typeof getHours.reply>;

export const setHours = call({
  method: 'POST',
  path: '/api/handyman/hours',
  who: 'handyman',
  summary:
    'Set my week and how far I go. Visits that are agreed stay as they are, and so does time off.',
  body: z.object({ week, radiusKm }),
  reply: hours.extend({ msg }),
});

const moment = askedInstant(fault('moment')).optional();

export const addTimeOff = call({
  method: 'POST',
  path: '/api/handyman/time-off',
  who: 'handyman',
  summary: `Take time off: whole days in India, \`from\` and \`to\` like 2026-11-21, or \`startsAt\` and \`endsAt\`. It begins today at the earliest and ends within ${timeOffLimits.daysAhead} days. What overlaps becomes one. Refused while an agreed visit lies in it; \`booking_id\` says which.`,
  body: z
    .object({
      from: askedDay.optional(),
      to: askedDay.optional(),
      startsAt: moment,
      endsAt: moment,
    })
    .superRefine(({ from, to, startsAt, endsAt }, context) => {
      const say = (path: 'from' | 'to' | 'startsAt' | 'endsAt', message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (startsAt === undefined && endsAt === undefined) {
        if (from === undefined) say('from', fault('day'));
        if (to === undefined) say('to', fault('day'));
        if (from !== undefined && to !== undefined && to < from) say('to', fault('timeOffOrder'));
        return;
      }
      if (from !== undefined || to !== undefined) say('from', fault('timeOffPair'));
      if (startsAt === undefined) say('startsAt', fault('moment'));
      if (endsAt === undefined) say('endsAt', fault('moment'));
      if (Date.parse(endsAt ?? '') <= Date.parse(startsAt ?? '')) say('endsAt', fault('stretch'));
    }),
  reply: timeOff.extend({ msg }),
  refusals: [409],
});

export const removeTimeOff = call({
  method: 'POST',
  path: '/api/handyman/time-off/:id/remove',
  who: 'handyman',
  summary: 'Take no time off then after all.',
  params: z.object({ id }),
  reply: z.object({ msg }),
  refusals: [404],
});
