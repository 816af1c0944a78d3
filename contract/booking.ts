import { z } from 'zod';
import { actors, endReasons, paymentStates, states } from '#domain/booking.ts';
import { cashStates } from '#domain/cash.ts';
import { mostTogether } from '#domain/regular.ts';
import { rhythms } from '#domain/series.ts';
import { call } from './call.ts';
import { delay } from './delay.ts';
import { codeOnBill } from './discount.ts';
import { disputed } from './disputed.ts';
import { extra } from './extra.ts';
import { fault } from './fault.ts';
import { cancellation, feesOfView, shownFee } from './fee.ts';
import {
  code,
  cursor,
  email,
  id,
  instant,
  lat,
  long,
  msg,
  pageLimit,
  serviceName,
  startsAt,
} from './field.ts';
import { priceLines } from './price.ts';
import { proposal } from './proposal.ts';
import { happened, move } from './timeline.ts';
import { givenDetails, seenDetails } from './visit-details.ts';

/** §3: a booking on the wire. `status` is all that a waiting screen needs, `state` has every state. */
const notification = z.object({
  notification_id: id,
  number: z.int().meta({ description: 'A short number for the phone; calls take the id.' }),
  handyman_id: id,
  user_id: id,
  status: z.enum(['pending', 'accepted', 'rejected']),
  state: z.enum(states),
  paymentState: z.enum(paymentStates),
  service: z.string(),
  cost: z.number(),
  price: priceLines,
  lat: z.number(),
  long: z.number(),
  ...seenDetails,
  seesDoor: z.boolean().optional().meta({
    description:
      'For the handyman of a running job: false while place and distance are rounded and the address is not shown: a new professional reads them once they share their place on the way.',
  }),
  saidHere: z.object({ at: instant, km: z.number().nullable() }).optional().meta({
    description:
      'The handyman has said that they are here, and by their phone they were so far from the door; null where it did not say.',
  }),
  startsAt: instant.nullable().meta({
    description: 'When the visit begins; null for a booking for now.',
  }),
  proposal: proposal.optional().meta({
    description:
      'Another time that one side of an agreed visit proposes; the agreed one holds until the yes.',
  }),
  delay: delay.optional().meta({
    description: 'The handyman will be late for this visit, and has not set out yet.',
  }),
  createdAt: instant,
  expiresAt: instant,
  /** Who ended it: null while it is open or running, and for bookings from before this was stored. */
  endedBy: z.enum(actors).nullable(),
  /** Why a request ended without having been declined. */
  reason: z.enum(endReasons).nullable(),
  endWords: z.string().optional().meta({
    description: 'Why LocalHands ended it, in an operator’s words, where `endedBy` is `operator`.',
  }),
  /** For the handyman: who asks, and how far away. */
  username: z.string().optional(),
  distanceKm: z.number().optional(),
  customerRating: z.number().nullable().optional().meta({
    description:
      'For the handyman, until the job is over: what others gave this customer on average; null under three.',
  }),
  series: z
    .object({
      series_id: id,
      rhythm: z.enum(rhythms),
      visits: z.int().meta({ description: 'Of the next fourteen days.' }),
      agreed: z.boolean().meta({ description: 'The handyman has said yes to all of them.' }),
    })
    .optional()
    .meta({ description: 'Where the visit is one of a series that goes on.' }),
  doneTogether: z
    .int()
    .optional()
    .meta({
      description: `For the handyman: how many jobs for this customer are done, up to ${mostTogether}.`,
    }),
  share: z
    .number()
    .optional()
    .meta({ description: 'For the handyman: what they get of the total, in rupees.' }),
});
export type Notification = z.output<typeof notification>;

export const cost = z
  .int({ error: fault('pack') })
  .meta({ description: 'The price of one of the packs of the service: 50, 120 or 200 at first.' });

export const total = z
  .number({ error: fault('notNumber', 'total') })
  .optional()
  .meta({ description: 'The total that the customer was shown: 409 if it is another by now.' });

/** The reply to a move is the booking as it is after it. */
export const moved = { reply: notification.extend({ msg }), refusals: [404, 409] } as const;

export const createNotification = call({
  method: 'POST',
  path: '/api/createnotification',
  who: 'user',
  summary:
    'Ask a handyman, now or for a later visit. They have a few minutes to answer, for a later visit an hour.',
  body: z.object({
    lat,
    long,
    user_id: id,
    handyman_id: id,
    cost: cost.optional(),
    total,
    startsAt: startsAt.optional(),
    service: serviceName.optional().meta({
      description: 'One that they offer; the one they signed up with if none is named.',
    }),
    repeats: z
      .enum(rhythms, { error: fault('rhythm') })
      .optional()
      .meta({
        description:
          'The visit comes again: every week, or every weekday, which is Monday to Saturday. Only with `startsAt`, and for services that allow it.',
      }),
    ...givenDetails,
  }),
  ...moved,
});

export const getNotification = call({
  method: 'POST',
  path: '/api/getnotification',
  who: 'either',
  summary:
    'The handyman’s bookings, open requests first, oldest first. A customer gets their own with that handyman, newest first.',
  body: z.object({ handyman_id: id }),
  reply: z.array(notification),
});

export const acceptNotification = call({
  method: 'POST',
  path: '/api/acceptnotification',
  who: 'handyman',
  summary:
    'Accept a request; without an id, the oldest open one. With `all`, every visit of its series.',
  body: z.object({ handyman_id: id, notification_id: id.optional(), all: z.boolean().optional() }),
  ...moved,
});

export const rejectNotification = call({
  method: 'POST',
  path: '/api/rejectnotification',
  who: 'handyman',
  summary: 'Decline a request; without an id, the oldest open one.',
  body: z.object({ handyman_id: id, notification_id: id.optional() }),
  ...moved,
});

export const jobStartOtp = call({
  method: 'POST',
  path: '/api/handyman/jobstartotp',
  who: 'handyman',
  summary:
    'Start the accepted job with the code the customer reads out; without an id, the one with this customer.',
  body: z.object({ otp: code, email, notification_id: id.optional() }),
  reply: z.object({ msg }),
  refusals: [410],
});

export const workDoneCheck = call({
  method: 'POST',
  path: '/api/workdonecheck',
  who: 'handyman',
  summary: 'Mark the started job as done; without an id, the latest with this customer.',
  body: z.object({ handyman_id: id, user_id: id, notification_id: id.optional() }),
  reply: z.object({ msg }),
  refusals: [409],
});

/** A booking as one of its two parties sees it; fields that they may not see are left out. */
const bookingView = notification.omit({ username: true }).extend({
  distanceKm: z.number(),
  arrivalMinutes: z.number(),
  handyman: z.object({
    handyman_id: id,
    name: z.string(),
    services: z.string(),
    profile: z.string().nullable(),
    phone: z.string().optional(),
  }),
  customer: z.object({
    user_id: id,
    username: z.string(),
    email: z.string().optional(),
    contactNumber: z.string().optional(),
  }),
  extras: z.array(extra).meta({
    description:
      'Extra work that was proposed, in order; `price.total` has what was approved. In lists only of running jobs and of bills that have some.',
  }),
  paid: z.number().meta({ description: 'What of the total was paid, in rupees.' }),
  due: z.number().meta({ description: 'What is still to be paid, in rupees.' }),
  fromCredit: z.number().optional().meta({
    description: 'What of `paid` my credit has paid, while more is due; for the customer only.',
  }),
  code: codeOnBill.optional().meta({ description: 'On the bill; for the customer only.' }),
  ...feesOfView,
  cash: z.enum(cashStates).optional().meta({
    description: 'It is to be paid in cash, or cash was taken for it; for both sides.',
  }),
  /** Only for the customer, only while the job waits to be started. */
  startCode: z.string().optional(),
  /** What the reader may do now. */
  moves: z.array(move),
});
export type BookingView = z.output<typeof bookingView>;

/** In which role a browser that holds both sessions asks. */
export const as = z.enum(['user', 'handyman'], { error: fault('asRole') }).optional();

export const listBookings = call({
  method: 'GET',
  path: '/api/bookings',
  who: 'either',
  summary: 'My bookings, newest first. Further pages by the Link header.',
  query: z.object({ as, limit: pageLimit(100, 20), cursor: cursor.optional() }),
  reply: z.array(bookingView),
});

export const one = z.object({ id });

/** §16: the newest point of a handyman who is on the way, and when it was sent. */
export const livePlace = z.object({ lat: z.number(), long: z.number(), at: instant });
export type LivePlace = z.output<typeof livePlace>;

export const getBooking = call({
  method: 'GET',
  path: '/api/bookings/:id',
  who: 'either',
  summary: 'One of my bookings, with everything that happened to it.',
  params: one,
  reply: bookingView.extend({
    msg,
    /** For the customer, while they can cancel an agreed visit. */
    cancellation: cancellation.optional(),
    /** For the customer, while nothing is paid: why the last try to pay failed, also after a 202. */
    paymentProblem: z.string().optional(),
    refunded: z
      .number()
      .meta({ description: 'What of the total was given back, or is on its way, in rupees.' }),
    dispute: disputed.optional(),
    /** For the customer, while the handyman is on the way: where they are, if they share it. */
    livePlace: livePlace.nullable().optional(),
    timeline: z.array(happened.extend({ from: z.enum(states).nullable(), to: z.enum(states) })),
  }),
  refusals: [404],
});

export const cancelBooking = call({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  who: 'either',
  summary:
    'Withdraw a request, or cancel an accepted job; a handyman also a started one. What was paid is refunded, less the fee of a late cancellation by the customer.',
  params: one,
  body: shownFee,
  ...moved,
});

export const finishBooking = call({
  method: 'POST',
  path: '/api/bookings/:id/finish',
  who: 'user',
  summary: 'The customer confirms that the work of a started job is done.',
  params: one,
  ...moved,
});

export const renewStartCode = call({
  method: 'POST',
  path: '/api/bookings/:id/code',
  who: 'user',
  summary: 'A new start code for an accepted job; the old one stops working.',
  params: one,
  reply: z.object({ msg, startCode: z.string() }),
  refusals: [404, 409],
});
