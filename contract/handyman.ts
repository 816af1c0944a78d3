import { z } from 'zod';
import { isAreaName } from '#domain/area.ts';
import { counted, mostServed, mostServices } from '#domain/handyman.ts';
import { limits } from '#domain/limits.ts';
import { verifications } from '#domain/verification.ts';
import { rankedAmong, sorts } from '#domain/rating.ts';
import { accountCalls } from './account.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import {
  aadhaar,
  code,
  cursor,
  email,
  fromText,
  id,
  indianInstant,
  instant,
  lat,
  long,
  msg,
  newPassword,
  pageLimit,
  personName,
  phone,
  resendAfter,
  serviceName,
  startsAt,
  storable,
  text,
} from './field.ts';

const loggedIn = z.object({ msg, handyman_id: id });

const account = accountCalls('handyman', 'handyman', loggedIn);
export const loginHandyman = account.login;
export const mailHandymanLoginCode = account.mailLoginCode;
export const logoutHandyman = account.logout;

export const signupHandyman = account.signup(
  'Send a code to a new handyman.',
  z.object({ msg, resendAfter }),
);

/** §5: optional things are left out or empty. */
const photoUrl = z
  .union(
    [
      z.literal(''),
      z.url({ protocol: /^https$/, error: fault('photoLink') }).max(limits.photoLink),
    ],
    { error: fault('longPhotoLink', limits.photoLink) },
  )
  .optional();

/** §6: a field of its own beside the address, because it is shown to every visitor. */
const areaName = (what: 'area' | 'city') =>
  storable(what)
    .max(limits.areaName, { error: fault('tooLong', what, limits.areaName) })
    .refine((name) => name.trim() === '' || isAreaName(name.trim()), {
      error: fault('areaName', what),
    })
    .optional();

/** A JSON body cannot carry a file: an image here would be lost silently, so it is refused. */
export const fileOnly = z.literal('', { error: fault('fileOnly') }).optional();

export const aadharSides = ['aadharFront', 'aadharBack'] as const;
export type AadharSide = (typeof aadharSides)[number];

export const verifyHandyman = account.verify(
  'Create the handyman with the mailed code and log them in. `area` and `city` are what the public card says of where they work; without them it names the large city nearby. As multipart/form-data it also takes the Aadhaar images.',
  z.object({
    services: serviceName,
    name: personName,
    email,
    otp: code,
    password: newPassword,
    phone,
    aadharNumber: aadhaar,
    address: text('address', limits.address),
    area: areaName('area'),
    city: areaName('city'),
    lat: fromText(lat),
    long: fromText(long),
    profile: photoUrl,
    aadharFront: fileOnly,
    aadharBack: fileOnly,
  }),
  aadharSides,
);

/** §3: a customer served. Others see only how many there are: the items are then empty. */
const served = z.object({
  _id: id.optional(),
  username: z.string().optional(),
  email: z.string().optional(),
  contactNumber: z.string().optional(),
  service: z.string().optional(),
  /** In Indian time, so that its first ten characters are the day there. */
  createdAt: indianInstant.optional(),
});

/** What any visitor may know of a handyman: place and distance come from a point rounded to about a kilometre. */
const handymanCard = z.object({
  handyman_id: id,
  name: z.string(),
  address: z.string(),
  createdAt: instant,
  services: z
    .string()
    .meta({ description: 'The service that was searched for, else the one they signed up with.' }),
  offers: z.array(z.string()).optional().meta({
    description:
      'All services they offer, where they are several; left out in a search for one service.',
  }),
  profile: z.string().nullable(),
  lat: z.number(),
  long: z.number(),
  jobsDone: z.number().meta({
    description: 'How many jobs; on a public card those that were paid or done for a day.',
  }),
  verified: z.boolean().meta({ description: 'Whether an operator has seen who they are (§12).' }),
  usersSelected: z.array(served).meta({
    description: `One item a job: the newest ${mostServed.own} for its owner, at most ${mostServed.card} empty ones for others. The number of jobs is jobsDone.`,
  }),
  rating: z.number().nullable().meta({
    description: 'The average of the visible ratings, to one decimal; null under three.',
  }),
  ratings: z.int().meta({ description: 'How many ratings are visible.' }),
  distanceKm: z.number().optional(),
  arrivalMinutes: z.number().optional(),
});
export type HandymanCard = z.output<typeof handymanCard>;

export const getHandyman = call({
  method: 'POST',
  path: '/api/handyman/gethandyman',
  who: 'either',
  summary:
    'The public card for a customer, with phone and exact place while a job joins them; everything for themselves.',
  body: z.object({ handyman_id: id }),
  reply: handymanCard.extend({
    msg,
    phone: z.string().optional(),
    email: z.string().optional(),
    aadharNumber: z.string().optional().meta({ description: 'Masked, also for its owner.' }),
    aadharFront: z.boolean().optional().meta({ description: 'Whether the image was given.' }),
    aadharBack: z.boolean().optional(),
    online: z.boolean().optional(),
    setOfflineAt: instant.nullable().optional().meta({
      description: 'To themselves: since when they are offline because they were away (§25).',
    }),
    paused: z.boolean().optional().meta({
      description:
        'To themselves: they get no requests until an operator has looked at their visits (§26).',
    }),
    application: z
      .object({
        status: z.enum(verifications),
        listed: z.boolean().meta({ description: 'Whether customers are shown them at all.' }),
        reason: z.string().nullable().meta({ description: 'What an operator wrote to them.' }),
        answer: z.string().nullable(),
        waitingSince: instant.nullable().meta({ description: 'Until an operator has looked.' }),
        appealFrom: instant.nullable().meta({
          description: 'An answer was turned down: from when another one is read.',
        }),
      })
      .optional()
      .meta({ description: 'To themselves: where their application stands.' }),
  }),
  refusals: [404],
});

export const getAllHandyman = call({
  method: 'GET',
  path: '/api/handyman/getallhandyman',
  who: 'anyone',
  summary: `Handymen who can be asked now. With lat and long, nearest first by their rounded places. \`sort=best\` and \`min_rating\` want a place, and look at the nearest ${rankedAmong.nearest} within ${rankedAmong.withinKm} km. Further pages by the Link header, 2,000 handymen deep at most.`,
  query: z
    .object({
      service: serviceName.optional(),
      lat: fromText(lat).optional(),
      long: fromText(long).optional(),
      at: startsAt.optional().meta({
        description:
          'Who can come to a visit that begins then, instead of who can be asked now; wants a service and a place.',
      }),
      sort: z.enum(sorts, { error: fault('sort') }).optional(),
      min_rating: fromText(
        z
          .number({ error: fault('leastStars') })
          .min(1, { error: fault('leastStars') })
          .max(5, { error: fault('leastStars') }),
      ).optional(),
      limit: pageLimit(100, 20),
      cursor: cursor.optional(),
    })
    .refine((query) => (query.lat === undefined) === (query.long === undefined), {
      error: fault('halfAPlace'),
      path: ['lat'],
    })
    .refine(
      (query) => query.at === undefined || (query.service !== undefined && query.lat !== undefined),
      { error: fault('slotsOf'), path: ['at'] },
    )
    .refine(
      ({ lat: at, sort, min_rating: least }) =>
        at !== undefined || (sort !== 'best' && least === undefined),
      { error: fault('halfAPlace'), path: ['lat'] },
    ),
  reply: z.array(handymanCard),
});

export const countOnline = call({
  method: 'GET',
  path: '/api/handyman/online',
  who: 'anyone',
  summary: `How many handymen can be asked now within ${counted.withinKm} km, counted to ${counted.most} at most; without lat and long, anywhere. May be half a minute old.`,
  query: z
    .object({ lat: fromText(lat).optional(), long: fromText(long).optional() })
    .refine((query) => (query.lat === undefined) === (query.long === undefined), {
      error: fault('halfAPlace'),
      path: ['lat'],
    }),
  reply: z.object({
    msg,
    online: z
      .int()
      .meta({ description: `Of all services; ${counted.most} means so many or more.` }),
    services: z.array(z.object({ serviceName: z.string(), online: z.int() })),
  }),
});

export const setServices = call({
  method: 'POST',
  path: '/api/handyman/services',
  who: 'handyman',
  summary:
    'Which services I offer beside the one I signed up with; none is an empty list. What is asked for or agreed stays as it is.',
  body: z.object({
    services: z
      .array(serviceName, { error: fault('service') })
      .max(mostServices, { error: fault('service') }),
  }),
  reply: z.object({ msg, services: z.string(), offers: z.array(z.string()) }),
});

export const setAvailability = call({
  method: 'POST',
  path: '/api/handyman/availability',
  who: 'handyman',
  summary:
    'Go online or offline. Offline they are not listed and cannot be asked; a running job goes on.',
  body: z.object({ online: z.boolean({ error: fault('online') }) }),
  reply: z.object({ msg, online: z.boolean() }),
});

export const getAadharImage = call({
  method: 'GET',
  path: '/api/handyman/aadhar/:side',
  who: 'handyman',
  summary: 'One’s own Aadhaar image, as it was kept: re-encoded, without metadata.',
  params: z.object({ side: z.enum(aadharSides, { error: fault('aadhaarSide') }) }),
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404],
});
