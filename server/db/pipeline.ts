import pg from 'pg';
import { isConnectionLost } from './db.ts';
import type { Reader } from './db.ts';
import { mostWaiting, nameOf, patience } from './connection.ts';
import { withoutValues } from './without-values.ts';

type Options = {
  readonly url: string;
  readonly connections: number;
  /** Told of connections that broke; the next question opens a new one. */
  readonly onError: (error: Error) => void;
};

export type Pipeline = Reader & {
  /** So many wait for their turn that nobody else should join them. */
  crowded(): boolean;
  close(): Promise<void>;
};

/** Its connections can be given up all at once: whoever waits on one is told that it is lost. */
export type Resettable = Pipeline & { reset(): void };

/**
 * The first to ask something has it prepared, and those behind rely on that. Should it run out of time, they
 * are told that there is no such statement; what they should hear is what the first one heard.
 */
const notPrepared = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '26000';

const ranOut = (cause: Error): Error =>
  Object.assign(new Error('The question before it ran out of time', { cause }), { code: '57014' });

type Line = { waiting: number; client: Promise<pg.Client> | undefined };

/**
 * Connections that are asked again before they have answered. For short questions that change nothing: one
 * behind the other, neither side falls asleep between them, which is what costs most of their time otherwise.
 */
export const openPipeline = ({ url, connections, onError }: Options): Resettable => {
  const lines: Line[] = Array.from({ length: connections }, () => ({
    waiting: 0,
    client: undefined,
  }));

  const open = (line: Line): Promise<pg.Client> => {
    const client = new pg.Client({
      ...patience,
      connectionString: url,
      pipeline: true,
      application_name: 'localhands search',
    });
    const opened = client.connect().then(() => client);
    const lose = () => {
      if (line.client === opened) line.client = undefined;
    };
    client.on('error', (error) => {
      lose();
      onError(error);
    });
    client.on('end', lose);
    opened.catch(lose);
    line.client = opened;
    return opened;
  };

  const giveUp = (line: Line, opened: Promise<pg.Client>) => {
    if (line.client === opened) line.client = undefined;
    opened.then((client) => client.end()).catch(() => undefined);
  };

  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const line = lines.reduce((least, one) => (one.waiting < least.waiting ? one : least));
      line.waiting += 1;
      const opened = line.client ?? open(line);
      try {
        const client = await opened;
        const { rows } = await client.query({ name: nameOf(text), text, values: [...values] });
        return rows as Row[];
      } catch (error) {
        // A host that vanished keeps its connections open for hours: after a time-out a new one is opened.
        if (isConnectionLost(error) && !notPrepared(error)) giveUp(line, opened);
        throw notPrepared(error) ? ranOut(error) : withoutValues(error);
      } finally {
        line.waiting -= 1;
      }
    },
    crowded: () => lines.every((line) => line.waiting > mostWaiting),
    reset: () => {
      for (const line of lines) if (line.client) giveUp(line, line.client);
    },
    close: async () => {
      for (const { client } of lines) await client?.then((one) => one.end()).catch(() => undefined);
    },
  };
};
