import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  listBookings,
  rejectNotification,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { events } from '#contract/events.ts';
import {
  getAadharImage,
  getAllHandyman,
  getHandyman,
  loginHandyman,
  logoutHandyman,
  setAvailability,
  signupHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { health, ready, settings } from '#contract/operations.ts';
import { config } from '#contract/payment.ts';
import {
  getUser,
  loginUser,
  logoutUser,
  resendOtp,
  signupUser,
  verifyUser,
} from '#contract/user.ts';
import { useApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { pune } from './testing/people.ts';
import type { Person } from './testing/people.ts';

const t = useApp();

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Two customers and two handymen: A has to do with X, B with Y. */
type Cast = { A: Person; B: Person; X: Person; Y: Person };

const actors = ['anonymous', 'A', 'B', 'X', 'Y', 'expired', 'loggedOut', 'forgedHint'] as const;
type Actor = (typeof actors)[number];

const targets = ['A/X', 'B/Y', 'unknown', 'malformed'] as const;
type Target = (typeof targets)[number];

type Stage = 'nothing' | 'requested' | 'accepted' | 'started';
type Scene = Cast & { bookings: Record<'A/X' | 'B/Y', { id: string; code: string }> };

const gather = async (): Promise<Cast> => ({
  A: await t.user(),
  B: await t.user(),
  X: await t.handyman(),
  Y: await t.handyman(),
});

/** Everybody at the same point of their story, afresh for every cell. */
const setStage = async (cast: Cast, stage: Stage): Promise<Scene> => {
  await t.database.exec(t.database, 'truncate bookings, booking_events, limits cascade');
  const play = async (customer: Person, handyman: Person) => {
    if (stage === 'nothing') return { id: unknownId, code: '000000' };
    const asked = await customer.send(createNotification, {
      ...pune,
      user_id: customer.id,
      handyman_id: handyman.id,
    });
    const id = asked.notification_id;
    if (stage === 'requested') return { id, code: '000000' };
    await handyman.send(acceptNotification, { handyman_id: handyman.id });
    const code = t.lastCode();
    if (stage === 'started') await handyman.send(jobStartOtp, { otp: code, email: customer.email });
    return { id, code };
  };
  return {
    ...cast,
    bookings: { 'A/X': await play(cast.A, cast.X), 'B/Y': await play(cast.B, cast.Y) },
  };
};

/** Sessions that were once A's, and cookies that only claim to be. */
const strangers = async (cast: Cast): Promise<Record<Actor, Client>> => {
  const copyOf = (cookies: ReadonlyMap<string, string>): Client => {
    const client = t.client();
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  };
  const { A, B, X, Y } = cast;
  const login = { email: A.email, password: 'a fine long password' };
  const expired = t.client();
  await expired.send(loginUser, login);
  const loggedOut = t.client();
  await loggedOut.send(loginUser, login);
  const kept = copyOf(loggedOut.cookies);
  await loggedOut.send(logoutUser);
  const token = Buffer.from(expired.cookies.get('lh_user') ?? '');
  const { createHash } = await import('node:crypto');
  await t.database.query(`update sessions set expires_at = now() where token_hash = $1`, [
    createHash('sha256').update(token).digest(),
  ]);
  const hints = { user_token: A.id, handyman_token: X.id, lh_user: A.id, lh_handyman: X.id };
  const forgedHint = copyOf(new Map(Object.entries(hints)));
  return { anonymous: t.client(), A, B, X, Y, expired, loggedOut: kept, forgedHint };
};

type Row = readonly [number, number, number, number];
type Asking = { body?: unknown; params?: Record<string, string> };

type Case = {
  readonly call: Call;
  readonly stage: Stage;
  readonly ask: (scene: Scene, target: Target, actor: Actor) => Asking;
  /** Answers for A/X, B/Y, unknown and malformed. Nobody without a live session gets anything but 401. */
  readonly expect: { readonly A: Row; readonly B: Row; readonly X: Row; readonly Y: Row };
};

const userId = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.A.id, 'B/Y': scene.B.id, unknown: unknownId, malformed: 'me' })[target];
const handymanId = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.X.id, 'B/Y': scene.Y.id, unknown: unknownId, malformed: '1 or 1=1' })[target];
const emailOf = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.A.email, 'B/Y': scene.B.email, unknown: 'no@body.in', malformed: 'x' })[target];
const bookingId = (scene: Scene, target: Target): string =>
  ({
    'A/X': scene.bookings['A/X'].id,
    'B/Y': scene.bookings['B/Y'].id,
    unknown: unknownId,
    malformed: '7',
  })[target];
const codeOf = (scene: Scene, target: Target): string =>
  target === 'A/X' || target === 'B/Y' ? scene.bookings[target].code : '123456';
const ownHandymanId = (scene: Scene, actor: Actor) => (actor === 'Y' ? scene.Y.id : scene.X.id);

const ofBooking = (scene: Scene, target: Target): Asking => ({
  params: { id: bookingId(scene, target) },
});
const ofHandyman = (scene: Scene, target: Target): Asking => ({
  body: { handyman_id: handymanId(scene, target) },
});

const never: Row = [403, 403, 403, 403];
const mine: Row = [200, 403, 403, 400];
const theirs: Row = [403, 200, 403, 400];
const mineOf: Row = [200, 403, 404, 400];
const theirsOf: Row = [403, 200, 404, 400];

const cases: readonly Case[] = [
  {
    call: getUser,
    stage: 'accepted',
    ask: (scene, target) => ({ body: { user_id: userId(scene, target) } }),
    expect: { A: mine, B: theirs, X: mine, Y: theirs },
  },
  {
    call: getHandyman,
    stage: 'accepted',
    ask: ofHandyman,
    expect: { A: [200, 200, 404, 400], B: [200, 200, 404, 400], X: mine, Y: theirs },
  },
  {
    call: createNotification,
    stage: 'nothing',
    ask: (scene, target) => ({
      body: { ...pune, user_id: userId(scene, target), handyman_id: scene.X.id },
    }),
    expect: { A: mine, B: theirs, X: never, Y: never },
  },
  {
    call: getNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: [200, 200, 200, 400], B: [200, 200, 200, 400], X: mine, Y: theirs },
  },
  {
    call: acceptNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: acceptNotification,
    stage: 'requested',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), notification_id: bookingId(scene, target) },
    }),
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: rejectNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: rejectNotification,
    stage: 'requested',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), notification_id: bookingId(scene, target) },
    }),
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: jobStartOtp,
    stage: 'accepted',
    ask: (scene, target) => ({
      body: { otp: codeOf(scene, target), email: emailOf(scene, target) },
    }),
    expect: { A: never, B: never, X: [200, 400, 400, 400], Y: [400, 200, 400, 400] },
  },
  {
    call: workDoneCheck,
    stage: 'started',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), user_id: userId(scene, target) },
    }),
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: workDoneCheck,
    stage: 'started',
    ask: (scene, target, actor) => ({
      body: {
        handyman_id: handymanId(scene, target),
        user_id: actor === 'Y' ? scene.B.id : scene.A.id,
      },
    }),
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: getBooking,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: cancelBooking,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: renewStartCode,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: setAvailability,
    stage: 'nothing',
    ask: () => ({ body: { online: true } }),
    expect: { A: never, B: never, X: [200, 200, 200, 200], Y: [200, 200, 200, 200] },
  },
  {
    call: getAadharImage,
    stage: 'nothing',
    ask: () => ({ params: { side: 'aadharFront' } }),
    expect: { A: never, B: never, X: [404, 404, 404, 404], Y: [404, 404, 404, 404] },
  },
  {
    call: listBookings,
    stage: 'requested',
    ask: () => ({}),
    expect: {
      A: [200, 200, 200, 200],
      B: [200, 200, 200, 200],
      X: [200, 200, 200, 200],
      Y: [200, 200, 200, 200],
    },
  },
];

const nobody: Row = [401, 401, 401, 401];

describe('§6 who may call what', () => {
  test.each(cases.map((one) => [`${one.call.path} at ${one.stage}`, one] as const))(
    '%s',
    async (_name, { call, stage, ask, expect: expected }) => {
      const cast = await gather();
      const clients = await strangers(cast);
      const seen: Record<string, number[]> = {};
      for (const actor of actors) {
        for (const target of targets) {
          const scene = await setStage(cast, stage);
          const { body, params } = ask(scene, target, actor);
          const { status } = await clients[actor].try(call, body, params ? { params } : {});
          (seen[actor] ??= []).push(status);
        }
      }
      expect(seen).toEqual({
        anonymous: nobody,
        ...expected,
        expired: nobody,
        loggedOut: nobody,
        forgedHint: nobody,
      });
    },
    120_000,
  );

  /** Whoever asks, with a session or without: these never answer 401 or 403 for who they are. */
  const open = [
    [signupUser, { email: 'new@example.com' }, 200],
    [verifyUser, {}, 400],
    [signupHandyman, { email: 'new@example.com' }, 200],
    [verifyHandyman, {}, 400],
    [resendOtp, { email: 'nobody@example.com' }, 404],
    [loginUser, {}, 400],
    [loginHandyman, {}, 400],
    [getAllHandyman, undefined, 200],
    [settings, undefined, 200],
    [health, undefined, 200],
    [ready, undefined, 200],
    [logoutUser, {}, 200],
    [logoutHandyman, {}, 200],
  ] as const;

  test('what anybody may call', async () => {
    const clients = await strangers(await gather());
    for (const actor of actors) {
      for (const [call, body, expected] of open) {
        await t.database.exec(t.database, 'truncate limits');
        const { status } = await clients[actor].try(call, body);
        expect([actor, call.path, status]).toEqual([actor, call.path, expected]);
      }
    }
  });

  test('leaves no call out', () => {
    // The stream and the till have their own tests, where their answers can be looked at.
    const elsewhere: readonly Call[] = [events, config];
    const covered = new Set([
      ...cases.map((one) => one.call),
      ...open.map(([call]) => call),
      ...elsewhere,
    ]);
    expect(calls.filter((call) => !covered.has(call)).map((call) => call.path)).toEqual([]);
  });
});

describe('§6 what comes back', () => {
  const seenBy = async (reader: Client, call: Call, body: unknown) => {
    const { body: reply } = await reader.try(call, body);
    return Object.keys(reply).toSorted();
  };
  const card = [
    'address',
    'createdAt',
    'handyman_id',
    'lat',
    'long',
    'msg',
    'name',
    'profile',
    'services',
    'usersSelected',
  ];

  test.each([
    ['requested', card],
    ['accepted', [...card, 'phone'].toSorted()],
    ['started', [...card, 'phone'].toSorted()],
  ] as const)('to a customer of a %s booking', async (stage, keys) => {
    const scene = await setStage(await gather(), stage);
    expect(await seenBy(scene.A, getHandyman, { handyman_id: scene.X.id })).toEqual(keys);
    expect(await seenBy(scene.A, getHandyman, { handyman_id: scene.Y.id })).toEqual(card);
  });

  test('a handyman learns of his customer only while the job runs', async () => {
    const cast = await gather();
    for (const stage of ['nothing', 'requested'] as const) {
      const { A, X } = await setStage(cast, stage);
      expect((await X.try(getUser, { user_id: A.id })).status).toBe(403);
    }
    for (const stage of ['accepted', 'started'] as const) {
      const { A, X } = await setStage(cast, stage);
      expect(await seenBy(X, getUser, { user_id: A.id })).toEqual([
        'contactNumber',
        'email',
        'lat',
        'long',
        'msg',
        'user_id',
        'username',
      ]);
    }
    await cast.X.send(workDoneCheck, { handyman_id: cast.X.id, user_id: cast.A.id });
    expect((await cast.X.try(getUser, { user_id: cast.A.id })).status).toBe(403);
  });

  test('the door is known exactly only to the one who goes there', async () => {
    const cast = await gather();
    const A = await t.user({ lat: 18.123456, long: 73.654321 });
    const { X } = cast;
    const ask = { user_id: A.id, handyman_id: X.id, lat: 18.123456, long: 73.654321 };
    await A.send(createNotification, ask);
    const [asked] = await X.send(getNotification, { handyman_id: X.id });
    expect(asked).toMatchObject({ lat: 18.12, long: 73.65 });
    await X.send(acceptNotification, { handyman_id: X.id });
    const [accepted] = await X.send(getNotification, { handyman_id: X.id });
    expect(accepted).toMatchObject({ lat: 18.123456, long: 73.654321 });
    const [own] = await A.send(getNotification, { handyman_id: X.id });
    expect(own).toMatchObject({ lat: 18.123456, long: 73.654321 });
  });

  test('the public list names nobody but the handymen', async () => {
    const { X } = await setStage(await gather(), 'started');
    await X.send(workDoneCheck, {
      handyman_id: X.id,
      user_id: (await X.send(getNotification, { handyman_id: X.id }))[0]?.user_id ?? '',
    });
    const list = await t.client().send(getAllHandyman);
    const served = list.find((one) => one.handyman_id === X.id);
    expect(served?.usersSelected).toEqual([{}]);
    expect(JSON.stringify(list)).not.toMatch(/@|phone|aadhar|MG Road/i);
  });
});
