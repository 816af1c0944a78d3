import { connect } from 'node:net';

export type Request = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: unknown;
  /** Where a proxy would say that it comes from. */
  readonly address?: string;
};

type Answer = { readonly status: number; readonly bytes: number; text(): string };

/** One kept-alive connection that asks one thing at a time, with as little work of its own as can be. */
export type Line = {
  ask(request: Request): Promise<Answer>;
  /** The same without a promise, of what `write` has made; the reply's text is not stored. */
  askWritten(request: Buffer, answered: (status: number, bytes: number) => void): void;
  close(): void;
};

export const write = ({ method, path, cookie, body, address }: Request): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const cookies = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  const from = address === undefined ? '' : `x-forwarded-for: ${address}\r\n`;
  const content =
    method === 'POST'
      ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      : '';
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${cookies}${from}${content}\r\n${text}`,
  );
};

type Head = { readonly status: number; readonly end: number; readonly length: number };

const readHead = (arrived: Buffer): Head | undefined => {
  const end = arrived.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [, length] = /content-length: (\d+)/i.exec(arrived.toString('latin1', 0, end)) ?? [];
  return {
    status: Number(arrived.toString('latin1', 9, 12)),
    end: end + 4,
    length: Number(length),
  };
};

const largestAnswer = 1024 * 1024;

export const openLine = (url: string): Promise<Line> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const arrived = Buffer.allocUnsafe(largestAnswer);
    let size = 0;
    let head: Head | undefined;
    let done: ((status: number, bytes: number, body: Buffer) => void) | undefined;
    let failed: (error: Error) => void = reject;
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback: (count, chunk) => {
          size += Buffer.from(chunk.buffer, chunk.byteOffset, count).copy(arrived, size);
          head ??= readHead(arrived.subarray(0, size));
          if (head === undefined || size < head.end + head.length) return true;
          const { status, end, length } = head;
          const body = arrived.subarray(end, end + length);
          head = undefined;
          size = 0;
          done?.(status, length, body);
          return true;
        },
      },
    });
    socket.on('error', (error) => failed(error));
    socket.on('close', () => failed(new Error('The server hung up')));
    socket.on('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((answered, lost) => {
            failed = lost;
            done = (status, bytes, body) => {
              const copy = Buffer.from(body);
              answered({ status, bytes, text: () => copy.toString() });
            };
            socket.write(write(request));
          }),
        askWritten: (request, answered) => {
          done = answered;
          socket.write(request);
        },
        close: () => socket.destroy(),
      }),
    );
  });

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
};

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
};

/** As many requests as the connections can get through in the time, each answered 200. */
export const load = async (
  url: string,
  lines: number,
  seconds: number,
  requests: readonly Buffer[],
): Promise<Load> => {
  const times: number[] = [];
  let largest = 0;
  let next = 0;
  const open = await Promise.all(Array.from({ length: lines }, () => openLine(url)));
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    open.map(
      (line) =>
        new Promise<void>((resolve, reject) => {
          const ask = () => {
            const asked = performance.now();
            const request = requests[next++ % requests.length];
            if (asked > end || request === undefined) return resolve();
            return line.askWritten(request, (status, bytes) => {
              times.push(performance.now() - asked);
              largest = Math.max(largest, bytes);
              if (status === 200) ask();
              else reject(new Error(`The answer was ${status}`));
            });
          };
          ask();
        }),
    ),
  );
  const took = (performance.now() - begin) / 1000;
  for (const line of open) line.close();
  return {
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: largest,
  };
};
