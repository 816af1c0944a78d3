import type { Query, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listBookings } from '#contract/booking.ts';
import { events, heartbeats } from '#contract/events.ts';
import type { EventData } from '#contract/events.ts';
import { parties } from '#domain/role.ts';
import { send } from './api.ts';
import { noteServerTime } from './clock.ts';
import { delays } from '../device/delays.ts';
import { keysOfBooking, keysOfChat, liveKeys } from './live-keys.ts';
import { onSession, readSession } from './session.ts';

/** `off` without a session; while `down` the polls of §9 carry on. */
type Stream = 'off' | 'up' | 'down';

const longestWait = 15_000;
/** A heartbeat that took longer than this says nothing about the clock. */
const longestDelivery = 5000;
const listeners = new Set<() => void>();
let stream: Stream = 'off';
let source: EventSource | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let watchdog: ReturnType<typeof setTimeout> | undefined;
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
  clearTimeout(watchdog);
};

const on = <K extends keyof EventData>(
  from: EventSource,
  kind: K,
  handle: (data: EventData[K]) => void,
) => {
  from.addEventListener(kind, ({ data }: MessageEvent<string>) => {
    handle(JSON.parse(data) as EventData[K]);
  });
};

/** A first answer that is on its way may be older than an event, and invalidating it starts no second request. */
const isFirstUnderWay = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined;

const open = (client: QueryClient) => {
  close();
  const refetch = (keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) {
      const first = client.getQueryCache().findAll({ queryKey, predicate: isFirstUnderWay });
      void client.invalidateQueries({ queryKey });
      for (const query of first) {
        const again = () => void client.invalidateQueries({ queryKey: query.queryKey });
        void query.promise?.then(again, again);
      }
    }
  };
  const current = new EventSource(events.path);
  source = current;
  // A connection can die silently: a stream without heartbeats is taken for dead and opened again.
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      setStream('down');
      open(client);
    }, heartbeats.deadAfterSeconds * 1000);
  };
  watch();
  current.addEventListener('open', watch);
  on(current, 'ready', () => {
    failures = 0;
    setStream('up');
    refetch(liveKeys);
  });
  on(current, 'booking', (event) => refetch(keysOfBooking(event)));
  on(current, 'profile', () => refetch([['handyman']]));
  on(current, 'ticket', () => refetch([['tickets']]));
  on(current, 'place', ({ notification_id }) => refetch([['place', notification_id]]));
  on(current, 'dispatch', () => refetch([['dispatches']]));
  on(current, 'message', (event) => refetch(keysOfChat(event)));
  on(current, 'heartbeat', ({ now, live }) => {
    watch();
    const received = Date.now();
    noteServerTime(now, now + longestDelivery, received, received);
    setStream(live ? 'up' : 'down');
  });
  current.addEventListener('error', () => {
    setStream('down');
    // The browser reconnects by itself unless the server refused; then it is asked again later.
    if (current.readyState !== EventSource.CLOSED) return;
    failures += 1;
    askWhoIsHere();
    retry = setTimeout(() => open(client), Math.min(longestWait, 1000 * 2 ** failures));
  });
};

/** A refused stream may mean an ended session: a call that answers 401 clears the hint. */
const askWhoIsHere = () => {
  const { userId, handymanId } = readSession();
  const ids = { user: userId, handyman: handymanId };
  for (const as of parties) {
    if (ids[as] !== undefined) {
      send(listBookings, { query: { as, limit: 1 } }).catch(() => undefined);
    }
  }
};

/** Opens the stream while there is a session; to be called once, when the app starts. */
export const followEvents = (client: QueryClient) => {
  const follow = () => {
    const { userId, handymanId } = readSession();
    // A hidden tab of a customer closes its stream; a handyman's stays open, because it has to ring.
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
  // What was open before the network went away may never say that it is dead.
  window.addEventListener('online', () => {
    if (stream === 'off') return;
    setStream('down');
    open(client);
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

/** A poll of §9. While the stream is up it runs slowly, in case an event was lost. */
export const usePoll = (milliseconds: number): number =>
  useStream() === 'up' ? delays.safetyPoll : milliseconds;
