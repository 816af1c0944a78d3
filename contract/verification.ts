import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { decisions, marks, sentAwayKinds, verifications } from '#domain/verification.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, masked, msg, pageLimit, search, serviceName, text } from './field.ts';
import { aadharSides, fileOnly } from './handyman.ts';

const status = z.enum(verifications, { error: fault('verification') });
const reason = text('reason', limits.reason);
const side = z.enum(aadharSides, { error: fault('aadhaarSide') });
const one = z.object({ id });

/** Longer than an id, because it holds what was searched for and the name that a page ended with. */
const longCursor = z.string().max(1500, { error: fault('cursor') });

export const mendApplication = call({
  method: 'POST',
  path: '/api/handyman/application',
  who: 'handyman',
  summary:
    'Send new Aadhaar images, an answer to a refusal or a suspension, or both, as multipart/form-data or an answer alone as JSON. New images put a refused application back to `applied`. 409 `appeal_later` for a while after an answer was turned down.',
  body: z.object({
    answer: text('answer', limits.reason).optional(),
    aadharFront: fileOnly,
    aadharBack: fileOnly,
  }),
  reply: z.object({ msg, status }),
  files: aadharSides,
  refusals: [409],
});

const listed = z.object({
  handyman_id: id,
  name: z.string(),
  email: masked,
  phone: masked,
  services: z.string().meta({ description: 'The one they signed up with.' }),
  offers: z.array(z.string()).meta({ description: 'All that they can be asked for.' }),
  area: z.string(),
  profile: z.string().nullable(),
  createdAt: instant,
  jobsDone: z.int(),
  online: z.boolean(),
  listed: z.boolean().meta({ description: 'Whether customers are shown them while online.' }),
  status,
  waitingSince: instant
    .nullable()
    .meta({ description: 'Since when an application or an answer waits for an operator.' }),
  answered: z.boolean().meta({ description: 'Whether they answered the last decision.' }),
  images: z.int().meta({ description: 'How many sides of the Aadhaar card were given.' }),
  held: z.boolean().meta({
    description:
      'Whether the sign-up matches somebody who was suspended. Not listed then until an admin has approved.',
  }),
});
export type Professional = z.output<typeof listed>;

export const listApplications = call({
  method: 'GET',
  path: '/api/operator/applications',
  who: 'operator',
  summary:
    'Applications and answers that wait for an operator, the longest first. Further pages by the Link header.',
  query: z.object({
    status: status.optional(),
    limit: pageLimit(100, 50),
    cursor: longCursor.optional(),
  }),
  reply: z.array(listed),
});

const sortings = ['newest', 'oldest', 'name', 'jobs'] as const;
export type Sorting = (typeof sortings)[number];

const filter = {
  q: search
    .optional()
    .meta({ description: 'A part of the name, the whole email or phone, or the id.' }),
  status: status.optional(),
  service: serviceName.optional(),
  sort: z.enum(sortings, { error: fault('sorting') }).optional(),
};

export const listProfessionals = call({
  method: 'GET',
  path: '/api/operator/professionals',
  who: 'operator',
  summary: 'All professionals. Further pages by the Link header.',
  query: z.object({ ...filter, limit: pageLimit(100, 50), cursor: longCursor.optional() }),
  reply: z.array(listed),
});

export const exportProfessionals = call({
  method: 'POST',
  path: '/api/operator/professionals/export',
  who: 'operator',
  level: 'admin',
  summary:
    'The same list as CSV, with whole emails and phones. The reason goes into the audit log.',
  body: z.object({ ...filter, reason }),
  reply: z.string().meta({ description: 'text/csv' }),
});

const decision = z.enum(decisions);

/** §12: a refused or suspended professional with whom this applicant has a number, mailbox or phone in common. */
export const match = z.object({
  kind: z.enum(sentAwayKinds),
  suspendedAt: instant.meta({ description: 'When, also of a refusal.' }),
  reason: z.string(),
  same: z.array(z.enum(marks)),
});
export type SentAwayMatch = z.output<typeof match>;

export const getProfessional = call({
  method: 'GET',
  path: '/api/operator/professionals/:id',
  who: 'operator',
  summary:
    'One professional: what they wrote, where they stand, and what operators decided. In the audit log.',
  params: one,
  reply: listed.extend({
    msg,
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    aadharNumber: z.string().meta({ description: 'Masked.' }),
    aadharFront: z.boolean(),
    aadharBack: z.boolean(),
    imagesSeen: z
      .boolean()
      .meta({ description: 'Whether this operator has opened both sides as they are now.' }),
    verifiedAt: instant.nullable(),
    reason: z.string().nullable().meta({ description: 'What was written with the last decision.' }),
    answer: z.string().nullable(),
    version: z.int().meta({ description: 'To be sent with a decision about what was seen.' }),
    decisions: z.array(decision).meta({ description: 'What this operator may decide now.' }),
    matches: z.array(match).meta({
      description:
        'Suspensions and refusals that the sign-up matches, and in what; the newest first.',
    }),
    history: z.array(
      z.object({
        id: z.string(),
        at: instant,
        operator: z.string().nullable(),
        action: z.string(),
        reason: z.string().nullable(),
        answer: z.string().nullable().meta({ description: 'What had been answered by then.' }),
      }),
    ),
  }),
  refusals: [404],
});

export const lookAtAadhar = call({
  method: 'POST',
  path: '/api/operator/professionals/:id/aadhar',
  who: 'operator',
  summary:
    'One side of the Aadhaar card, unsealed for this look. The look and its reason go into the audit log.',
  params: one,
  body: z.object({ side, reason }),
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404],
});

const version = z.int({ error: fault('version') });
const decided = z.object({ msg, status });

export const judgeApplication = call({
  method: 'POST',
  path: '/api/operator/professionals/:id/judge',
  who: 'operator',
  summary:
    'Approve an application, refuse it with a reason, or turn an answer down with one. Approving needs both sides of the card, as they are now, to have been opened by this operator, and an admin where the sign-up matches somebody who was suspended.',
  params: one,
  body: z.object({
    decision: z.enum(['approve', 'refuse', 'uphold'], { error: fault('decision') }),
    reason: reason.optional(),
    version,
  }),
  reply: decided,
  refusals: [404, 409],
});

export const suspendProfessional = call({
  method: 'POST',
  path: '/api/operator/professionals/:id/suspend',
  who: 'operator',
  level: 'admin',
  summary:
    'Suspend somebody with a reason: not listed and not asked any more. A visit that has not begun is cancelled; a job that has begun goes on until an operator ends it.',
  params: one,
  body: z.object({ reason, version }),
  reply: decided,
  refusals: [404, 409],
});

export const restoreProfessional = call({
  method: 'POST',
  path: '/api/operator/professionals/:id/restore',
  who: 'operator',
  level: 'admin',
  summary:
    'End a suspension: they are again what they were before it, but not verified by images that have changed since.',
  params: one,
  body: z.object({ reason: reason.optional(), version }),
  reply: decided,
  refusals: [404, 409],
});
