import { get } from 'node:http';

type Event = { readonly name: string; readonly data: Record<string, unknown> };

export type Stream = {
  /** The next event that is not a heartbeat, as soon as it is there. */
  next(): Promise<Event>;
  /** Every heartbeat so far. */
  readonly heartbeats: readonly Record<string, unknown>[];
  /** How many have arrived and were not asked for. */
  waiting(): number;
  readonly ended: Promise<void>;
  close(): void;
};

const parse = (block: string): Event | undefined => {
  const name = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (name === undefined || data === undefined) return undefined;
  return { name, data: JSON.parse(data) as Record<string, unknown> };
};

/** A reader of server-sent events over a real connection. */
export const openStream = (url: string, cookies: ReadonlyMap<string, string>): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(url, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        reject(new Error(String(response.statusCode)));
        return;
      }
      const arrived: Event[] = [];
      const heartbeats: Record<string, unknown>[] = [];
      const asked: ((event: Event) => void)[] = [];
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const event of blocks.map(parse)) {
          if (event === undefined) continue;
          if (event.name === 'heartbeat') {
            heartbeats.push(event.data);
            continue;
          }
          const waiter = asked.shift();
          if (waiter) waiter(event);
          else arrived.push(event);
        }
      });
      resolve({
        next: () =>
          new Promise((given) => {
            const event = arrived.shift();
            if (event) given(event);
            else asked.push(given);
          }),
        heartbeats,
        waiting: () => arrived.length,
        ended: new Promise((over) => {
          response.on('close', () => over());
        }),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
