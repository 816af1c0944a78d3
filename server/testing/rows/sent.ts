import type { Database, Db } from '../../db/db.ts';
import { argumentsOf, valuesOf } from './made-up.ts';
import type { Sender, Site, Sources } from './sources.ts';

/** A loop that queries until something changes is aborted after so many statements, or so many equal ones. */
const mostSent = 60;
const mostAlike = 2;

type Answer = (rows: readonly unknown[] | undefined) => readonly unknown[];

/** What may be found: nothing, one row, rows of every kind, and rows everywhere but where only their number counts. */
const answers: readonly Answer[] = [
  () => [],
  (rows = [{}]) => rows.slice(0, 1),
  (rows = [{}]) => rows,
  (rows = []) => rows,
];

/** The statements' texts, by place in the source. */
export type Sent = ReadonlyMap<Site, ReadonlySet<string>>;

/** The line of the source that called. Few frames only: each is looked up in a source map. */
const findCaller = (root: string): string => {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 4;
  const { stack = '' } = new Error('Who calls');
  Error.stackTraceLimit = before;
  const places = stack
    .split(`${root}/`)
    .map((part) => /^server\/[^\s:?()]+:\d+/.exec(part)?.[0] ?? '');
  return places.find((place) => place !== '' && !place.startsWith('server/testing/')) ?? '';
};

/** A database without tables that records each statement and the place that sent it. */
const makeRecorder = (sites: readonly Site[], root: string) => {
  const sent = new Map(sites.map((site) => [site, new Set<string>()]));
  const places = new Map(
    sites.map((site) => [
      `${site.file}:${site.line}`,
      { site, rows: site.row && valuesOf(site.row) },
    ]),
  );

  const open = (answer: Answer) => {
    let asked: string[] = [];
    const query = async <Row>(text: string): Promise<Row[]> => {
      const place = places.get(findCaller(root));
      asked.push(text);
      const alike = asked.filter((one) => one === text).length;
      if (!place || asked.length > mostSent || alike > mostAlike) throw new Error('Enough');
      sent.get(place.site)?.add(text);
      return [...answer(place.rows)] as Row[];
    };
    const db: Database = {
      engine: 'postgres',
      query,
      transaction: <T>(work: (inner: Db) => Promise<T>) => work(db),
      exec: async () => undefined,
      withConnection: (work) => work({ query, exec: async () => undefined }),
      saturated: () => false,
      close: async () => undefined,
    };
    const forget = () => {
      asked = [];
    };
    return { db, forget };
  };

  return { sent, open };
};

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown =>
  typeof value === 'function';

/**
 * Calls every function that is given a database, with values made up from the types of its parameters and of the rows
 * that it reads, and collects the texts that each place in the source sends.
 */
export const collect = async ({ sites, senders }: Sources, root: string): Promise<Sent> => {
  const recorder = makeRecorder(sites, root);

  const callAll = async ({ file, name, parameters }: Sender): Promise<void> => {
    const module = (await import(`${root}/${file}`)) as Readonly<Record<string, unknown>>;
    const called = module[name];
    if (!isFunction(called)) return;
    for (const answer of answers) {
      const { db, forget } = recorder.open(answer);
      for (const given of argumentsOf(parameters, db)) {
        forget();
        try {
          const result = await called(...given);
          if (isFunction(result)) await result();
        } catch {
          // Made-up values may be refused. At the end a test checks whether every place has sent something.
        }
      }
    }
  };
  await Promise.all(senders.map(callAll));
  return recorder.sent;
};
