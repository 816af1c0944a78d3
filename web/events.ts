import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listBookings } from '#contract/booking.ts';
import { events } from '#contract/events.ts';
import { send } from './api.ts';
import { liveKeys } from './queries.ts';
import { onSession, readSession } from './session.ts';

/** `off` when nobody is logged in; while `down` the polls of §9 carry on. */
type Stream = 'off' | 'up' | 'down';

const longestWait = 15_000;
const listeners = new Set<() => void>();
let stream: Stream = 'off';
let source: EventSource | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let streamFor = '';

const setStream = (next: Stream) => {
  if (stream === next) return;
  stream = next;
  for (const listener of listeners) listener();
};

const close = () => {
  source?.close();
  source = undefined;
  clearTimeout(retry);
};

const open = (client: QueryClient) => {
  close();
  const refetch = () => {
    for (const queryKey of liveKeys) void client.invalidateQueries({ queryKey });
  };
  const current = new EventSource(events.path);
  source = current;
  const up = () => {
    failures = 0;
    setStream('up');
    refetch();
  };
  current.addEventListener('open', () => setStream('up'));
  current.addEventListener('ready', up);
  current.addEventListener('booking', refetch);
  current.addEventListener('error', () => {
    setStream('down');
    // The browser reconnects by itself unless the server refused; then it is asked again later.
    if (current.readyState !== EventSource.CLOSED) return;
    failures += 1;
    askWhoIsHere();
    retry = setTimeout(() => open(client), Math.min(longestWait, 1000 * 2 ** failures));
  });
};

/** A refused stream may mean an ended session: a call that answers 401 drops the hint. */
const askWhoIsHere = () => {
  const { userId, handymanId } = readSession();
  const roles = { user: userId, handyman: handymanId };
  for (const as of ['user', 'handyman'] as const) {
    if (roles[as] !== undefined) {
      send(listBookings, { query: { as, limit: 1 } }).catch(() => undefined);
    }
  }
};

/** Opens the stream while somebody is logged in; to be called once, when the app starts. */
export const followEvents = (client: QueryClient) => {
  const follow = () => {
    const { userId, handymanId } = readSession();
    // A customer's hidden tab lets its connection go; a handyman's must ring.
    const resting = document.visibilityState === 'hidden' && handymanId === undefined;
    const wanted = resting ? '' : [userId ?? '', handymanId ?? ''].join(' ').trim();
    if (wanted === streamFor) return;
    streamFor = wanted;
    if (wanted === '') {
      close();
      setStream('off');
      return;
    }
    setStream('down');
    open(client);
  };
  follow();
  window.addEventListener('online', () => {
    if (stream === 'down') open(client);
  });
  return onSession(follow);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useStream = (): Stream =>
  useSyncExternalStore(
    subscribe,
    () => stream,
    () => 'off',
  );

/** A poll of §9 that rests while the stream brings the news. */
export const usePoll = (milliseconds: number): number | false =>
  useStream() === 'up' ? false : milliseconds;
