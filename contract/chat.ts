import { z } from 'zod';
import { allQuickReplies, chatLimits, chatStates } from '#domain/chat.ts';
import { limits } from '#domain/limits.ts';
import { hasHiddenIn } from '#domain/name.ts';
import { parties } from '#domain/role.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { fromText, id, instant, msg, pageLimit, text } from './field.ts';

/** Counted from 1 within a booking, so that it does not reveal how many other messages there are. */
const number = z
  .int({ error: fault('messageNumber') })
  .min(1, { error: fault('messageNumber') })
  .max(chatLimits.messages, { error: fault('messageNumber') });

const quick = z.enum(allQuickReplies, { error: fault('choice') });

const message = z.object({
  number: z.int(),
  key: id.meta({ description: 'As its author’s screen named it.' }),
  from: z.enum(parties),
  at: instant,
  text: z.string().nullable(),
  quick: quick.nullable().meta({ description: 'A quick reply: screens have its sentence.' }),
  picture: z
    .enum(['here', 'gone'])
    .nullable()
    .meta({ description: '`gone` 90 days after the end of the booking.' }),
});
export type ChatMessage = z.output<typeof message>;

const chat = z.object({
  msg,
  state: z.enum(chatStates),
  closesAt: instant.nullable().meta({ description: 'Once the booking has ended.' }),
  readByMe: z.int().meta({ description: 'The newest message that I have read.' }),
  readByThem: z.int(),
  earlier: z.boolean().meta({ description: 'Whether there are older messages than these.' }),
  messages: z.array(message).meta({ description: 'Oldest first.' }),
});
export type Chat = z.output<typeof chat>;

const one = z.object({ id });
const side = z.object({ as });

export const listMessages = call({
  method: 'GET',
  path: '/api/bookings/:id/messages',
  who: 'either',
  summary:
    'What the two of a booking of mine have written: the newest, those `before` a message, or those `after` one.',
  params: one,
  query: z.object({
    as,
    after: fromText(number).optional(),
    before: fromText(number).optional(),
    limit: pageLimit(100, 50),
  }),
  reply: chat,
  refusals: [404],
});

const sent = { reply: z.object({ msg, message }), refusals: [404, 409] } as const;

export const sendMessage = call({
  method: 'POST',
  path: '/api/bookings/:id/messages',
  who: 'either',
  summary:
    'Write to the other side of a booking, or send a quick reply. The same key again sends nothing twice.',
  params: one,
  query: side,
  body: z
    .object({
      key: id,
      text: text('message', chatLimits.text)
        .refine((value) => !hasHiddenIn(value), { error: fault('hidden', 'message') })
        .optional(),
      quick: quick.optional(),
    })
    .refine((body) => (body.text === undefined) !== (body.quick === undefined), {
      error: fault('missing', 'message'),
      path: ['text'],
    }),
  ...sent,
});

export const sendPicture = call({
  method: 'POST',
  path: '/api/bookings/:id/pictures',
  who: 'either',
  summary: 'Send the other side of a booking a picture: JPEG, PNG or WebP, at most 5 MB.',
  params: one,
  query: side,
  body: z.object({ key: id }),
  files: ['picture'],
  ...sent,
});

const picture = z.object({ id, number: fromText(number) });

export const getPicture = call({
  method: 'GET',
  path: '/api/bookings/:id/pictures/:number',
  who: 'either',
  summary: 'The picture of a message, for the two of the booking.',
  params: picture,
  query: side,
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404],
});

export const readMessages = call({
  method: 'POST',
  path: '/api/bookings/:id/read',
  who: 'either',
  summary: 'I have read everything up to this message.',
  params: one,
  query: side,
  body: z.object({ upTo: number }),
  reply: z.object({ msg, readByMe: z.int() }),
  refusals: [404],
});

export const listUnread = call({
  method: 'GET',
  path: '/api/chats/unread',
  who: 'either',
  summary: 'How many messages wait for me, by booking. Whoever has been told so gets no mail.',
  query: side,
  reply: z.object({
    msg,
    unread: z.array(z.object({ notification_id: id, messages: z.int() })),
  }),
});
export type Unread = z.output<typeof listUnread.reply>['unread'];

export const lookAtChat = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/messages',
  who: 'operator',
  summary: 'What the two of a booking have written. In the audit log, with the reason.',
  params: one,
  body: z.object({ reason: text('reason', limits.reason) }),
  reply: z.object({ msg, messages: z.array(message) }),
  refusals: [404],
});

export const lookAtPicture = call({
  method: 'GET',
  path: '/api/operator/bookings/:id/pictures/:number',
  who: 'operator',
  summary:
    'A picture of a conversation that this operator has just opened with a reason. In the audit log.',
  params: picture,
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404, 409],
});
