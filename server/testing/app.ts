import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openCatalogue } from '../catalogue/cache-actions.ts';
import { makeRandomCode } from '../identity/one-time-codes.ts';
import type { Database } from '../db/db.ts';
import { makeServiceIndexer } from '../db/service-indexes.ts';
import { makeWriteProbe } from '../db/write-probe.ts';
import type { Deps } from '../deps.ts';
import type { EventsPort } from '../ports/events.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import { openLocalEvents } from '../gateways/events-local.ts';
import { openPostgresEvents } from '../gateways/events-postgres.ts';
import { openSandbox } from '../gateways/payments-sandbox.ts';
import { openWebPush } from '../gateways/push-web.ts';
import { jobsOf } from '../jobs.ts';
import { makeKeys } from '../secrets/sealing.ts';
import { makePasswords } from '../identity/password.ts';
import { makePresence } from '../identity/presence.ts';
import { makeSessionCache } from '../identity/session-cache.ts';
import { openImages } from '../media/decoding.ts';
import { decodingLimits } from '../media/limits.ts';
import { makeClient } from './client.ts';
import type { Client } from './client.ts';
import { inProcess } from './transport.ts';
import type { Template, TestDatabase } from './databases.ts';
import { emptyTables } from './emptying.ts';
import { addHandymanRows, addUserRows, smallCost } from './joined.ts';
import { passMinutes } from './passing-time.ts';
import { borrowCopy, giveBack } from './reused-databases.ts';
import type { HandymanDraft, Person, UserDraft } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** The product on a real database, as the tests of a file see it. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: Database;
  /** The URL of this file's own database; undefined on the embedded engine. */
  readonly databaseUrl: string | undefined;
  readonly log: string[];
  /** What the mail job has handed over since the test began. */
  readonly mails: Mail[];
  /** A browser with cookies of its own. */
  client(): Client;
  /** A customer or professional as after a signup, put into the tables; `signUpUser` is for tests about signing up. */
  user(draft?: UserDraft): Promise<Person>;
  handyman(draft?: HandymanDraft): Promise<Person>;
  /** The newest code. */
  lastCode(): string;
  /** Moves every stored time back: the database's clock is the only one. */
  passMinutes(minutes: number): Promise<void>;
  /** Runs every job once. */
  runJobs(): Promise<void>;
};

/** Other dependencies than usual; as a function, made from the usual ones. */
type Changes = Partial<Deps> | ((usual: Deps) => Partial<Deps>);

type Open = { -readonly [key in keyof TestApp]: TestApp[key] };

/**
 * Call at the top of a test file: every test in it begins with empty tables. On a database of the file's own
 * nothing is emptied: one test finds what the last has left.
 */
export const useApp = (changes: Changes = {}, openOwn?: () => Promise<TestDatabase>): TestApp => {
  const test = {} as Open;
  let copy: TestDatabase;
  let events: EventsPort;
  let code = '';

  beforeAll(async () => {
    copy = await (openOwn?.() ?? borrowCopy(inject('template')));
    const { database, url } = copy;
    const log: string[] = [];
    const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
    events = url
      ? await openPostgresEvents({
          url,
          db: database,
          onError: (err) => logger.warn({ err }, 'events'),
        })
      : openLocalEvents();
    const keys = makeKeys('a secret of the tests, long enough to be one');
    const usual: Deps = {
      db: database,
      searchDb: database,
      checkWritable: makeWriteProbe(database),
      events,
      catalogue: await openCatalogue({
        db: database,
        events,
        onError: (err) => logger.warn({ err }, 'catalogue'),
      }),
      indexServices: makeServiceIndexer(database),
      sessions: makeSessionCache(events),
      presence: makePresence(database),
      payments: openSandbox({ db: database, keys }),
      push: openWebPush({ keys: undefined, hosts: [], subject: 'mailto:hello@localhands.example' }),
      keys,
      reEncrypt: undefined,
      passwords: await makePasswords(smallCost),
      images: openImages(decodingLimits),
      makeCode: () => (code = makeRandomCode()),
      requestMinutes: 10,
      paymentLeaseSeconds: 30,
      supportRefundLimitPaise: 50_000,
      extraCapPaise: 500_000,
      company: null,
      publicUrl: 'http://localhost:3000',
      mailAddress: 'hello@localhands.example',
      secureCookies: false,
      requireSecondFactor: true,
      log: logger,
    };
    const deps = { ...usual, ...(typeof changes === 'function' ? changes(usual) : changes) };
    const app = await buildApp(deps, {
      log: logger,
      production: false,
      saturated: () => database.saturated(),
      requestsPerMinute: 0,
      trustProxy: 1,
      redirectMs: 3000,
      webFolder: undefined,
      settings: { demo: true, devMail: true, stripePublishableKey: null, company: null },
    });
    const mails: Mail[] = [];
    const port: MailPort = {
      leaves: true,
      send: async (mail) => {
        mails.push(mail);
        return 'taken';
      },
      close: () => undefined,
    };
    const jobs = jobsOf(deps, port);
    Object.assign(test, {
      app,
      deps,
      database,
      databaseUrl: url,
      log,
      mails,
      client: () => makeClient(inProcess(app)),
      user: (draft) => addUserRows(test, draft),
      handyman: (draft) => addHandymanRows(test, draft),
      lastCode: () => code,
      passMinutes: async (minutes) => {
        await passMinutes(database, minutes);
        deps.sessions.clear();
      },
      runJobs: async () => {
        for (const job of jobs) {
          let did = 1;
          while (did > 0) did = await job.run();
        }
      },
    } satisfies TestApp);
    await app.ready();
  });

  beforeEach(async () => {
    if (!openOwn) await emptyTables(test.database);
    test.deps.sessions.clear();
    test.log.length = 0;
    test.mails.length = 0;
    vi.spyOn(console, 'error');
  });

  afterEach(() => {
    const errors = vi.mocked(console.error).mock.calls;
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
    // `unexpected` is logged with a 500, which no test causes.
    expect(test.log.filter((line) => line.includes('"msg":"unexpected"'))).toEqual([]);
  });

  afterAll(async () => {
    await test.app.close();
    test.deps.images.close();
    await events.close();
    if (openOwn) await copy.database.close();
    else await giveBack(copy);
  });

  return test;
};
