import { z } from 'zod';
import { browsers, systems } from '#domain/device.ts';
import { pushKinds, pushLimits } from '#domain/push.ts';
import type { PushNews } from '#domain/push.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, msg } from './field.ts';

const kind = z.enum(pushKinds, { error: fault('choice') });
const hour = z
  .int({ error: fault('hour') })
  .min(0, { error: fault('hour') })
  .max(23, { error: fault('hour') });

/** §24: hours of the day in India. */
const quiet = z
  .object({ from: hour, to: hour }, { error: fault('hour') })
  .refine(({ from, to }) => from !== to, { error: fault('quietHours') })
  .nullable();

const device = z.object({
  device_id: id.meta({ description: 'Names the device; nothing can be sent with it.' }),
  browser: z.enum(browsers),
  system: z.enum(systems),
  addedAt: instant,
  current: z.boolean().meta({ description: 'Whether it was added with the login that asks.' }),
});
export type PushDevice = z.output<typeof device>;

const settings = z.object({
  publicKey: z
    .string()
    .nullable()
    .meta({ description: 'To subscribe a browser with; null while notifications are off.' }),
  devices: z.array(device),
  off: z.array(kind),
  quiet,
});
export type PushSettings = z.output<typeof settings>;

export const getPush = call({
  method: 'GET',
  path: '/api/account/push',
  who: 'either',
  summary: 'Where I am notified, of what, and when not.',
  query: z.object({ as }),
  reply: settings,
});

const key = z.string().regex(/^[\w-]+={0,2}$/, { error: fault('pushDevice') });

export const addPushDevice = call({
  method: 'POST',
  path: '/api/account/push/devices',
  who: 'either',
  summary:
    'Notify me in this browser, as its PushSubscription says; the same again changes nothing.',
  query: z.object({ as }),
  body: z.object({
    endpoint: z
      .url({ error: fault('pushDevice') })
      .max(pushLimits.endpoint, { error: fault('pushDevice') }),
    p256dh: key.max(120, { error: fault('pushDevice') }),
    auth: key.max(40, { error: fault('pushDevice') }),
  }),
  reply: z.object({ msg, device_id: id }),
  refusals: [409],
});

export const removePushDevice = call({
  method: 'POST',
  path: '/api/account/push/devices/:id/remove',
  who: 'either',
  summary: 'Notify me there no more.',
  params: z.object({ id }),
  query: z.object({ as }),
  reply: z.object({ msg }),
  refusals: [404],
});

export const choosePush = call({
  method: 'POST',
  path: '/api/account/push/choices',
  who: 'either',
  summary: 'Of what I do not want to be notified, and when to be left alone.',
  query: z.object({ as }),
  body: z.object({ off: z.array(kind).max(pushKinds.length, { error: fault('choice') }), quiet }),
  reply: z.object({ msg }),
});

/** §24: what travels to a device, encrypted: as little as a notification needs. No phone, address or code. */
export type PushMessage = {
  readonly news: PushNews;
  readonly title: string;
  readonly body: string;
  /** A path of ours. */
  readonly link: string;
  readonly booking_id: string;
  /** Of a request: whom it is for, and what its buttons and their failure say. */
  readonly answer?: {
    readonly handyman_id: string;
    readonly accept: string;
    readonly decline: string;
    readonly failed: string;
  };
};
