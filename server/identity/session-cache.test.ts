import { expect, test } from 'vitest';
import { openLocalEvents } from '../gateways/events-local.ts';
import { logouts, makeSessionCache } from './session-cache.ts';
import type { Session } from '../ports/sessions.ts';

const day = 24 * 60 * 60 * 1000;
const session: Session = {
  role: 'user',
  id: '00000000-0000-4000-8000-000000000001',
  fingerprint: 'her login',
  expiresAt: new Date(Date.now() + day),
};

const open = () => {
  const line = { works: true };
  const events = { ...openLocalEvents(), isListening: () => line.works };
  return { line, events, cache: makeSessionCache(events) };
};

test('a login that was looked up is known, until its day is over', () => {
  const { cache } = open();
  expect(cache.find(session.fingerprint)).toBeUndefined();
  cache.lookUp()(session);
  expect(cache.find(session.fingerprint)).toBe(session);
  cache.lookUp()({ ...session, expiresAt: new Date() });
  expect(cache.find(session.fingerprint)).toBeUndefined();
});

test('a logout anywhere is a logout here', async () => {
  const { cache, events } = open();
  cache.lookUp()(session);
  const { fingerprint } = session;
  await events.publish([{ topics: [logouts], event: { kind: 'logout', fingerprint } }]);
  expect(cache.find(fingerprint)).toBeUndefined();
});

test('a logout during the look-up counts', () => {
  const { cache } = open();
  const keep = cache.lookUp();
  cache.forget(session.fingerprint);
  keep(session);
  expect(cache.find(session.fingerprint)).toBeUndefined();
});

test('nothing is trusted while logouts cannot be heard, nor afterwards what was kept before', () => {
  const { cache, events, line } = open();
  cache.lookUp()(session);
  line.works = false;
  expect(cache.find(session.fingerprint)).toBeUndefined();
  line.works = true;
  events.deliverToAll({ kind: 'gap' });
  expect(cache.find(session.fingerprint)).toBeUndefined();
});

test('it does not grow for ever', () => {
  const { cache } = open();
  for (let n = 0; n <= 20_000; n += 1) cache.lookUp()({ ...session, fingerprint: String(n) });
  expect([cache.find('0'), cache.find('20000')?.id]).toEqual([undefined, session.id]);
});
