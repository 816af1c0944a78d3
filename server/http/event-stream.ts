import type { ServerResponse } from 'node:http';
import { events, heartbeats } from '#contract/events.ts';
import type { EventData } from '#contract/events.ts';
import { roles } from '#domain/role.ts';
import type { Deps } from '../deps.ts';
import type { ServerEvent } from '../ports/events.ts';
import type { Mount } from './mount.ts';
import { Problem } from '../problem.ts';
import type { Session, Sessions } from '../ports/sessions.ts';

/** More streams than the open tabs of one person need. */
const mostPerAccount = 20;

/** Above this backlog the stream is closed; the browser reconnects and refetches. */
const mostUnreadBytes = 64 * 1024;

const put = (stream: ServerResponse, text: string): void => {
  if (stream.writableLength > mostUnreadBytes) stream.destroy();
  else stream.write(text);
};

const textOf = <K extends keyof EventData>(kind: K, data: EventData[K]): string =>
  `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

const write = <K extends keyof EventData>(
  stream: ServerResponse,
  kind: K,
  data: EventData[K],
): void => put(stream, textOf(kind, data));

/** §7: the stream of what happens to one's bookings. After a gap the reader fetches everything anew. */
export const makeStreams = (deps: Deps) => {
  const open = new Set<ServerResponse>();
  const counts = new Map<string, number>();

  const beat = (): string =>
    textOf('heartbeat', { now: Date.now(), live: deps.events.isListening() });

  const heartbeat = setInterval(() => {
    const text = beat();
    for (const stream of open) put(stream, text);
  }, heartbeats.everySeconds * 1_000);
  heartbeat.unref();

  const count = (keys: readonly string[], change: 1 | -1) => {
    for (const key of keys) {
      const now = (counts.get(key) ?? 0) + change;
      if (now === 0) counts.delete(key);
      else counts.set(key, now);
    }
  };

  const serve = (stream: ServerResponse, sessions: readonly Session[]) => {
    const accounts = sessions.map((session) => `${session.role}:${session.id}`);
    if (accounts.some((key) => (counts.get(key) ?? 0) >= mostPerAccount)) {
      throw new Problem(429, 'too_many', ({ http }) => http.tooManyPages, {
        retryAfterSeconds: 30,
      });
    }
    const logins = sessions.map((session) => `session:${session.fingerprint}`);
    const listener = (event: ServerEvent) => {
      if (event.kind === 'booking') write(stream, 'booking', event.booking);
      else if (event.kind === 'profile') write(stream, 'profile', event.profile);
      else if (event.kind === 'ticket') write(stream, 'ticket', event.ticket);
      else if (event.kind === 'place') write(stream, 'place', event.place);
      else if (event.kind === 'dispatch') write(stream, 'dispatch', event.dispatch);
      else if (event.kind === 'message') write(stream, 'message', event.message);
      else if (event.kind === 'logout') stream.end();
      else {
        if (event.kind === 'gap') write(stream, 'ready', {});
        put(stream, beat());
      }
    };
    const stop = deps.events.subscribe([...accounts, ...logins], listener);
    const soonest = Math.min(...sessions.map((session) => session.expiresAt.getTime()));
    const expiry = setTimeout(() => stream.end(), soonest - Date.now());
    expiry.unref();
    open.add(stream);
    const leave = sessions
      .filter(({ role }) => role === 'handyman')
      .map(({ id }) => deps.presence.opened(id));
    count(accounts, 1);
    stream.on('close', () => {
      stop();
      clearTimeout(expiry);
      open.delete(stream);
      for (const left of leave) left();
      count(accounts, -1);
    });
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    stream.write('retry: 2000\n');
    write(stream, 'ready', {});
    put(stream, beat());
  };

  return {
    mountStream: (mount: Mount): void =>
      mount(events, async ({ sessions, reply }) => {
        const stream = reply.raw;
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) stream.setHeader(name, value);
        }
        serve(stream, present(sessions));
        return reply.hijack();
      }),
    /** Ends all streams; browsers reconnect to another process. */
    close: (): void => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    },
  };
};

const present = (sessions: Sessions): Session[] =>
  roles.map((role) => sessions[role]).filter((session) => session !== undefined);
