import { z } from 'zod';
import { browsers, systems } from '#domain/device.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

/** §21: one login of an account. */
const device = z.object({
  device_id: id.meta({ description: 'Names the login; opens nothing.' }),
  browser: z.enum(browsers),
  system: z.enum(systems),
  startedAt: instant,
  seenAt: instant.meta({ description: 'To within five minutes.' }),
  current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
});
export type DeviceView = z.output<typeof device>;

const one = z.object({ id });

export const listDevices = call({
  method: 'GET',
  path: '/api/account/devices',
  who: 'either',
  summary: 'Where I am logged in, the last used first.',
  query: z.object({ as }),
  reply: z.array(device),
});

export const endDevice = call({
  method: 'POST',
  path: '/api/account/devices/:id/logout',
  who: 'either',
  summary: 'Log one of my browsers out.',
  params: one,
  query: z.object({ as }),
  reply: z.object({ msg }),
  refusals: [404],
});

export const endOtherDevices = call({
  method: 'POST',
  path: '/api/account/devices/logout',
  who: 'either',
  summary: 'Log all my other browsers out.',
  query: z.object({ as }),
  reply: z.object({ msg }),
});

export const listOperatorDevices = call({
  method: 'GET',
  path: '/api/operator/devices',
  who: 'operator',
  summary: 'Where I am logged in, the last used first.',
  reply: z.array(device),
});

export const endOperatorDevice = call({
  method: 'POST',
  path: '/api/operator/devices/:id/logout',
  who: 'operator',
  summary: 'Log one of my browsers out.',
  params: one,
  reply: z.object({ msg }),
  refusals: [404],
});

export const endOtherOperatorDevices = call({
  method: 'POST',
  path: '/api/operator/devices/logout',
  who: 'operator',
  summary: 'Log all my other browsers out.',
  reply: z.object({ msg }),
});
