import { z } from 'zod';
import { calendarReach, visitKinds } from '#domain/day-plan.ts';
import { call } from './call.ts';
import { askedDay, id, instant, lat, long, msg, pageLimit } from './field.ts';
import { clock } from './hours.ts';

const file = z.string().meta({ description: 'text/calendar' });

export const getVisitFile = call({
  method: 'GET',
  path: '/api/bookings/:id/calendar.ics',
  who: 'either',
  summary:
    'An agreed visit for later as a file for calendar programs. Fetched again after a change it replaces the older one there.',
  params: z.object({ id }),
  reply: file,
  refusals: [404, 409],
});

const day = z.iso.date().meta({ description: 'A calendar day in India.' });

const visit = z.object({
  notification_id: id,
  number: z.int(),
  kind: z.enum(visitKinds),
  service: z.string(),
  customer: z.string().meta({ description: 'Their first name.' }),
  lat: lat.meta({ description: 'Rounded to about a kilometre.' }),
  long,
  startsAt: instant,
  endsAt: instant.meta({
    description: 'Planned; of work that is done or runs over its time, as it was or is.',
  }),
  share: z.number().meta({ description: 'What the professional earns by it, in rupees.' }),
});
export type CalendarVisit = z.output<typeof visit>;

export const getCalendar = call({
  method: 'GET',
  path: '/api/handyman/calendar',
  who: 'handyman',
  summary: `My visits, hours and time off, day by day in India: up to ${calendarReach.most} days between ${calendarReach.back} days ago and ${calendarReach.ahead} days from now. Without \`from\`, from today on.`,
  query: z.object({
    from: askedDay.optional(),
    days: pageLimit(calendarReach.most, 7),
  }),
  reply: z.object({
    msg,
    now: instant,
    today: day,
    first: day.meta({ description: 'The first day that can be read.' }),
    last: day,
    days: z.array(z.object({ day, hours: z.array(z.object({ from: clock, to: clock })) })),
    visits: z.array(visit).meta({ description: 'Of all these days, the earliest first.' }),
    timeOff: z.array(z.object({ time_off_id: id, startsAt: instant, endsAt: instant })),
  }),
});

const since = instant.meta({ description: 'When the address was made.' });

export const getFeed = call({
  method: 'GET',
  path: '/api/handyman/calendar-feed',
  who: 'handyman',
  summary:
    'Whether there is a private address at which calendar programs read my agreed visits, and when one last did.',
  reply: z.object({ msg, since: since.nullable(), lastReadAt: instant.nullable() }),
});

export const makeFeed = call({
  method: 'POST',
  path: '/api/handyman/calendar-feed',
  who: 'handyman',
  summary:
    'Make the private address, or a new one in its place: the old one stops working at once. It is told this once.',
  reply: z.object({ msg, address: z.url(), since }),
});

export const removeFeed = call({
  method: 'POST',
  path: '/api/handyman/calendar-feed/remove',
  who: 'handyman',
  summary: 'Remove the private address; there need not be one.',
  reply: z.object({ msg }),
});
