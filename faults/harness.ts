import { randomInt } from 'node:crypto';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  jobStartOtp,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import { setAvailability } from '#contract/handyman.ts';
import { config } from '#contract/payment.ts';
import type { Call } from '#contract/call.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import type { Request, Response } from '../server/testing/transport.ts';
import type { Line } from './connection.ts';
import { join, logInAgain, send } from './people.ts';
import type { Member } from './people.ts';
import type { Actor, Draft } from './requests.ts';

/** Two who ask, and two bystanders without a booking: nothing of theirs may appear in any answer. */
export type World = {
  readonly bystanders: readonly Member[];
  customer: Member;
  handyman: Member;
  /** What a draft's `{{words}}` stand for at the moment. */
  readonly words: Map<string, string>;
};

export const gather = async (line: Line, smtp: TestSmtp): Promise<World> => {
  const [customer, otherUser, handyman, otherHandyman] = await Promise.all([
    join(line, smtp, 'user'),
    join(line, smtp, 'user'),
    join(line, smtp, 'handyman'),
    join(line, smtp, 'handyman'),
  ]);
  const { lat, long, id: user_id, cookies } = otherUser;
  const ask = { lat, long, user_id, handyman_id: otherHandyman.id };
  const { body } = await send(line, createNotification, ask, cookies);
  await send(line, acceptNotification, { handyman_id: otherHandyman.id }, otherHandyman.cookies);
  const booking = String(body['notification_id']);
  return {
    bystanders: [otherUser, otherHandyman],
    customer,
    handyman,
    words: new Map([
      ['user', customer.id],
      ['otherUser', otherUser.id],
      ['handyman', handyman.id],
      ['otherHandyman', otherHandyman.id],
      ['booking', booking],
      ['otherBooking', booking],
      ['payment', booking],
      ['code', '000000'],
      ['cursor', 'WzBd'],
    ]),
  };
};

/** Fills in a draft's placeholders with their present values, and the cookies of its actor. */
export const spell = (
  world: World,
  { actor, call, headers, body, method, path }: Draft,
): Request => {
  const { customer, handyman, bystanders, words } = world;
  words.set('n', String(randomInt(1e9)));
  // Guessing at one's own password would lock us out; at a bystander's, it may well.
  const who = call.endsWith('/login') ? bystanders[randomInt(2)] : customer;
  words.set('email', who?.email ?? '');
  const fill = (text: string) =>
    text.replaceAll(
      /(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g,
      (token, word: string) => words.get(word) ?? token,
    );
  const cookies: Readonly<Record<Actor, string>> = {
    nobody: '',
    customer: customer.cookies,
    handyman: handyman.cookies,
    both: `${customer.cookies}; ${handyman.cookies}`,
  };
  return {
    method,
    path: fill(path),
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(cookies[actor] === '' ? {} : { cookie: cookies[actor] }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: Buffer.from(fill(body), 'latin1') }),
  };
};

const learnable = [
  ['notification_id', 'booking'],
  ['payment_id', 'payment'],
  ['startCode', 'code'],
] as const;

/** Remembers ids and tokens of an answer for later requests. */
export const learn = async (
  world: World,
  line: Line,
  { call }: Draft,
  { status, text, headers }: Response,
): Promise<void> => {
  if (status >= 300 || !String(headers['content-type']).includes('json')) return;
  const reply = JSON.parse(text) as Record<string, unknown> | unknown[];
  for (const one of Array.isArray(reply) ? reply.slice(0, 1) : [reply]) {
    for (const [field, word] of learnable) {
      const value = (one as Record<string, unknown>)[field];
      if (typeof value === 'string') world.words.set(word, value);
    }
  }
  const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
  if (cursor !== undefined) world.words.set('cursor', cursor);
  if (call.endsWith('/user/logout')) world.customer = await logInAgain(line, world.customer);
  if (call.endsWith('/handyman/logout')) world.handyman = await logInAgain(line, world.handyman);
};

/** The booking's next step as a valid request; it is refused where a hostile request has changed the state before. */
export const goOn = async ({ customer, handyman, words }: World, line: Line): Promise<void> => {
  const [user_id, handyman_id] = [customer.id, handyman.id];
  const booking_id = words.get('booking') ?? '';
  const { lat, long, email } = customer;
  const params = { id: booking_id };
  const byHandyman = (call: Call, body: object) => send(line, call, body, handyman.cookies);
  const byCustomer = (call: Call, body: object) => send(line, call, body, customer.cookies, params);
  const steps = [
    async () => {
      await byHandyman(setAvailability, { online: true });
      const { body } = await byCustomer(createNotification, { lat, long, user_id, handyman_id });
      if (typeof body['notification_id'] === 'string') {
        words.set('booking', body['notification_id']);
      }
    },
    () => byHandyman(acceptNotification, { handyman_id }),
    () => byCustomer(config, { token: { id: 'tok_visa' }, booking_id }),
    async () => {
      const { body } = await byCustomer(renewStartCode, {});
      await byHandyman(jobStartOtp, { otp: body['startCode'] ?? '000000', email });
    },
    () => byHandyman(workDoneCheck, { handyman_id, user_id }),
    () => byCustomer(cancelBooking, {}),
  ];
  const step = Number(words.get('step') ?? 0);
  words.set('step', String(step + 1));
  await steps[step % steps.length]?.();
};
