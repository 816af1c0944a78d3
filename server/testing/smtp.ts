import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Caught = {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
};

/**
 * How the server treats the next mail. `silent`: accepts the connection and sends nothing. `hangs`: stops answering in
 * the middle. `trickles`: sends continuation lines for ever. `forgets`: takes the mail and closes the connection
 * before it confirms.
 */
type Behaviour =
  | 'takes'
  | 'busy'
  | 'refuses'
  | 'hangs up'
  | 'silent'
  | 'hangs'
  | 'trickles'
  | 'forgets';

export type TestSmtp = {
  readonly url: string;
  readonly caught: Caught[];
  behaviour: Behaviour;
  /** How often it misbehaved towards a mail or a connection. */
  met(): number;
  /** How many connections wait for an answer. */
  held(): number;
  /** Closes all connections, as a restart would. */
  dropLines(): void;
  stop(): Promise<void>;
};

const replies = { busy: 451, refuses: 550 } as const;

/** A real mail server on this machine. */
export const startSmtp = async (port = 0): Promise<TestSmtp> => {
  const caught: Caught[] = [];
  const lines = new Set<Socket>();
  const trickling = new Set<NodeJS.Timeout>();
  let [met, held] = [0, 0];
  const dropLines = () => {
    for (const timer of trickling) clearInterval(timer);
    for (const line of lines) line.destroy();
    held = 0;
  };
  const trickle = () => {
    const more = () => lines.forEach((line) => line.write('250-not yet\r\n'));
    trickling.add(setInterval(more, 50));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      if (test.behaviour !== 'silent') return done();
      [met, held] = [met + 1, held + 1];
      return undefined;
    },
    onRcptTo: (_address, _session, done) => {
      const { behaviour } = test;
      if (behaviour !== 'takes' && behaviour !== 'forgets') met += 1;
      if (behaviour === 'hangs up') dropLines();
      else if (behaviour === 'busy' || behaviour === 'refuses') {
        done(Object.assign(new Error(behaviour), { responseCode: replies[behaviour] }));
      } else if (behaviour === 'hangs' || behaviour === 'trickles') {
        held += 1;
        if (behaviour === 'trickles') trickle();
      } else done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        caught.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((one) => one.address),
          content: Buffer.concat(chunks).toString(),
        });
        if (test.behaviour === 'forgets') dropLines();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  listener.on('connection', (line: Socket) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address === 'string' || address === null) throw new Error('No port was given');
  const test: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    caught,
    behaviour: 'takes',
    met: () => met,
    held: () => held,
    dropLines,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropLines();
      }),
  };
  return test;
};

/** Encoded parts of a mail, as those in Hindi are. */
const encoded = /Content-Transfer-Encoding: base64\r?\n(?:\S.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi;

/** A mail as it was sent, followed by such parts as they are read. */
export const textIn = (content: string): string =>
  [
    content,
    ...[...content.matchAll(encoded)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    ),
  ].join('\n');

export const codeIn = (content: string): string | undefined =>
  /^(\d{6})\r?$/m.exec(textIn(content))?.[1];
