import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

type Caught = {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
};

/** How the server treats the next mail. */
type Mood = 'takes' | 'busy' | 'refuses' | 'hangs up';

export type TestSmtp = {
  readonly url: string;
  readonly caught: Caught[];
  mood: Mood;
  stop(): Promise<void>;
};

const replies = { busy: 451, refuses: 550 } as const;

/** A real mail server on this machine. */
export const startSmtp = async (port = 0): Promise<TestSmtp> => {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, session, done) => {
      const { mood } = test;
      if (mood === 'hangs up') server.connections.forEach((connection) => connection.close());
      else if (mood === 'takes') done();
      else done(Object.assign(new Error(mood), { responseCode: replies[mood] }));
      void session;
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
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address === 'string' || address === null) throw new Error('No port was given');
  const test: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    caught,
    mood: 'takes',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return test;
};

/** The plain part, with the line breaks that mail puts in taken out again. */
export const codeIn = (content: string): string | undefined => /^(\d{6})\r?$/m.exec(content)?.[1];
