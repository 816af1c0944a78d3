import { createHash } from 'node:crypto';
import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { arrive, setOut } from '#contract/tracking.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { loginUser, logoutUser } from '#contract/user.ts';
import { parties, roles } from '#domain/role.ts';
import type { Role } from '#domain/role.ts';
import { startSession } from '../identity/session.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { emptyBookings } from './emptying.ts';
import { goAndShare } from './established.ts';
import { goodPassword, pune } from './people.ts';
import type { Person } from './people.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Two customers and two handymen: A has bookings with X, B with Y. */
export type Cast = { A: Person; B: Person; X: Person; Y: Person };

export const actors = [
  'anonymous',
  'A',
  'B',
  'X',
  'Y',
  'expired',
  'loggedOut',
  'forgedHint',
] as const;
export type Actor = (typeof actors)[number];

export const targets = ['A/X', 'B/Y', 'unknown', 'malformed'] as const;
export type Target = (typeof targets)[number];

export type Stage =
  | 'nothing'
  | 'asking'
  | 'requested'
  | 'accepted'
  | 'on_the_way'
  | 'arrived'
  | 'started'
  | 'done';
export type Scene = Cast & { bookings: Record<'A/X' | 'B/Y', { id: string; code: string }> };

export const gather = async (t: TestApp): Promise<Cast> => ({
  A: await t.user(),
  B: await t.user(),
  X: await t.handyman(),
  Y: await t.handyman(),
});

/** Both pairs at the same point of their booking, afresh for every cell. */
export const setStage = async (t: TestApp, cast: Cast, stage: Stage): Promise<Scene> => {
  await emptyBookings(t.database);
  const play = async (customer: Person, handyman: Person) => {
    if (stage === 'nothing') return { id: unknownId, code: '000000' };
    if (stage === 'asking') {
      const around = await customer.send(startDispatch, { ...pune, service: 'Plumber' });
      return { id: around.dispatch_id, code: '000000' };
    }
    const asked = await customer.send(createNotification, {
      ...pune,
      user_id: customer.id,
      handyman_id: handyman.id,
    });
    const id = asked.notification_id;
    if (stage === 'requested') return { id, code: '000000' };
    await handyman.send(acceptNotification, { handyman_id: handyman.id });
    const code = t.lastCode();
    if (stage === 'accepted') return { id, code };
    if (stage === 'on_the_way') await handyman.send(setOut, {}, { params: { id } });
    if (stage === 'arrived') {
      await goAndShare(handyman, { params: { id } });
      await handyman.send(arrive, pune, { params: { id } });
    }
    if (stage === 'on_the_way' || stage === 'arrived') return { id, code };
    await handyman.send(jobStartOtp, { otp: code, email: customer.email });
    if (stage === 'done') {
      await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
    }
    return { id, code };
  };
  return {
    ...cast,
    bookings: { 'A/X': await play(cast.A, cast.X), 'B/Y': await play(cast.B, cast.Y) },
  };
};

/** Ended sessions of A, and cookies that only claim to be A's. */
export const withoutSession = async (t: TestApp, cast: Cast): Promise<Record<Actor, Client>> => {
  const copyOf = (cookies: ReadonlyMap<string, string>): Client => {
    const client = t.client();
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  };
  const { A, B, X, Y } = cast;
  const login = { email: A.email, password: goodPassword };
  const expired = t.client();
  await expired.send(loginUser, login);
  const loggedOut = t.client();
  await loggedOut.send(loginUser, login);
  const kept = copyOf(loggedOut.cookies);
  await loggedOut.send(logoutUser);
  const token = Buffer.from(expired.cookies.get('lh_user') ?? '');
  await t.database.query(`update sessions set expires_at = now() where token_hash = $1`, [
    createHash('sha256').update(token).digest(),
  ]);
  const hints = { user_token: A.id, handyman_token: X.id, lh_user: A.id, lh_handyman: X.id };
  const forgedHint = copyOf(new Map(Object.entries(hints)));
  return { anonymous: t.client(), A, B, X, Y, expired, loggedOut: kept, forgedHint };
};

/** A live session in every role beside the two parties: a role that is added to the list is tried at once. */
export const inOtherRoles = async (t: TestApp): Promise<ReadonlyMap<Role, Client>> => {
  const clients = new Map<Role, Client>();
  for (const role of roles.filter((one) => !(parties as readonly Role[]).includes(one))) {
    const client = t.client();
    client.cookies.set(`lh_${role}`, await startSession(t.database, role, unknownId));
    clients.set(role, client);
  }
  return clients;
};

export const userId = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.A.id, 'B/Y': scene.B.id, unknown: unknownId, malformed: 'me' })[target];
export const handymanId = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.X.id, 'B/Y': scene.Y.id, unknown: unknownId, malformed: '1 or 1=1' })[target];
export const emailOf = (scene: Scene, target: Target): string =>
  ({ 'A/X': scene.A.email, 'B/Y': scene.B.email, unknown: 'no@body.in', malformed: 'x' })[target];
export const bookingId = (scene: Scene, target: Target): string =>
  ({
    'A/X': scene.bookings['A/X'].id,
    'B/Y': scene.bookings['B/Y'].id,
    unknown: unknownId,
    malformed: '7',
  })[target];
export const codeOf = (scene: Scene, target: Target): string =>
  target === 'A/X' || target === 'B/Y' ? scene.bookings[target].code : '123456';
export const ownHandymanId = (scene: Scene, actor: Actor) =>
  actor === 'Y' ? scene.Y.id : scene.X.id;
