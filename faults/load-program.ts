import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Load, Counts } from './load.ts';

/** A process of its own, so that the load does not slow down the test itself. Its work comes as JSON. */
const { url, kind, cookies, clients } = JSON.parse(process.argv[2] ?? '') as Load;

const counts: Counts = { answers: {}, open: 0, failed: 0, events: 0 };
const report = () => process.send?.(counts);

const agent = new Agent({ keepAlive: true });

const ask = (n: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const cookie = cookies[n % Math.max(1, cookies.length)];
    get(url, { agent, headers: cookie === undefined ? {} : { cookie } }, resolve).on(
      'error',
      reject,
    );
  });

const count = ({ statusCode, headers }: IncomingMessage) => {
  // A 503 without Retry-After is counted apart.
  const name = `${statusCode}${statusCode === 503 && !headers['retry-after'] ? ' for ever' : ''}`;
  counts.answers[name] = (counts.answers[name] ?? 0) + 1;
};

/** Again as soon as there is an answer. */
const press = async (n: number): Promise<void> => {
  for (;;) {
    const answer = await ask(n);
    answer.resume();
    await new Promise((resolve) => answer.on('end', resolve));
    count(answer);
  }
};

/** Opens a stream and does nothing but count what is said. */
const listen = async (n: number): Promise<void> => {
  const stream = await ask(n);
  count(stream);
  counts.open += 1;
  stream.on('close', () => (counts.open -= 1));
  stream.on('data', (chunk: Buffer) => {
    counts.events += chunk.toString().split('event: booking').length - 1;
  });
  stream.on('error', () => undefined);
};

const fail = () => {
  counts.failed += 1;
};

/** Spread over time: the kernel's backlog of new connections is short. */
const arrive = async () => {
  for (let n = 0; n < clients; n += 1) {
    if (kind === 'press') void press(n).catch(fail);
    else await listen(n).catch(fail);
  }
};

setInterval(report, 50);
await arrive();
