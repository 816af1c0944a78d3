import { z } from 'zod';
import { parties } from '#domain/role.ts';
import { proposalRules } from '#domain/proposal.ts';
import { later } from '#domain/slots.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedInstant, id, instant, msg } from './field.ts';

/** §27: another time that one side of an agreed visit proposes; the agreed one holds until the yes. */
export const proposal = z.object({
  by: z.enum(parties),
  startsAt: instant,
  answerBy: instant,
});

const one = { params: z.object({ id }) };

const start = askedInstant(fault('start'));

/** Where the visit stands after it: what is agreed, and what is proposed. */
const answered = {
  reply: z.object({ msg, startsAt: instant, proposal: proposal.nullable() }),
  refusals: [404, 409],
};

export const listFreeStarts = call({
  method: 'GET',
  path: '/api/bookings/:id/starts',
  who: 'either',
  summary: 'To when an agreed later visit could be moved: when its professional is free.',
  ...one,
  reply: z.object({
    msg,
    earliest: instant.nullable(),
    days: z.array(
      z.object({
        day: z.iso.date().meta({ description: 'A calendar day in India.' }),
        starts: z.array(z.object({ at: instant })),
      }),
    ),
  }),
  refusals: [404, 409],
});

export const proposeTime = call({
  method: 'POST',
  path: '/api/bookings/:id/proposal',
  who: 'either',
  summary: `Propose another time for an agreed later visit, at most ${proposalRules.perVisit} times. The agreed time holds until the other side says yes, within ${proposalRules.answerHours} hours and before the earlier of the two times.`,
  ...one,
  body: z.object({
    startsAt: start.meta({
      description: `On the half hour, at least ${later.noticeMinutes / 60} hours from now and within ${later.days} days in India.`,
    }),
  }),
  ...answered,
});

export const acceptTime = call({
  method: 'POST',
  path: '/api/bookings/:id/proposal/accept',
  who: 'either',
  summary: 'Say yes to the time that the other side proposes: the visit is moved.',
  ...one,
  body: z.object({
    startsAt: start.meta({ description: 'What I was shown: 409 if it is another by now.' }),
  }),
  ...answered,
});

export const declineTime = call({
  method: 'POST',
  path: '/api/bookings/:id/proposal/decline',
  who: 'either',
  summary: 'Say no to the time that the other side proposes: the agreed one stays.',
  ...one,
  ...answered,
});

export const withdrawTime = call({
  method: 'POST',
  path: '/api/bookings/:id/proposal/withdraw',
  who: 'either',
  summary: 'Take back the time that I proposed and that has no answer.',
  ...one,
  ...answered,
});
