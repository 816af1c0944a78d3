import pg from 'pg';
import { isConnectionLost } from './db.ts';
import type { Reader } from './db.ts';
import { mostWaiting, nameOf, patience } from './connection.ts';
import { withoutValues } from './without-values.ts';

type Options = {
  readonly url: string;
  readonly connections: number;
  /** Called when a connection breaks; the next query opens a new one. */
  readonly onError: (error: Error) => void;
};

export type Pipeline = Reader & {
  /** Whether the queue is so long that a new query would time out in it. */
  saturated(): boolean;
  close(): Promise<void>;
};

/** Its connections can be dropped all at once, which fails the queries that wait on them. */
export type Resettable = Pipeline & { reset(): void };

/**
 * The first query with a text prepares it for those queued behind. When preparing times out, they fail with
 * "no such statement" (26000); they are given the first one's time-out instead.
 */
const notPrepared = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '26000';

const ranOut = (cause: Error): Error =>
  Object.assign(
    new Error('The query that should have prepared the statement timed out', { cause }),
    { code: '57014' },
  );

type Line = { waiting: number; client: Promise<pg.Client> | undefined };

/**
 * Pipelined connections: queries are sent before earlier ones are answered. For short reads, most of whose time
 * would otherwise be the wake-up of each side between them.
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
    saturated: () => lines.every((line) => line.waiting > mostWaiting),
    reset: () => {
      for (const line of lines) if (line.client) giveUp(line, line.client);
    },
    close: async () => {
      for (const { client } of lines) await client?.then((one) => one.end()).catch(() => undefined);
    },
  };
};
