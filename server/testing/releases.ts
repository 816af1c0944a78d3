import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { migrate } from '../db/migrate.ts';
import { openSandbox } from '../gateways/payments-sandbox.ts';
import { makeKeys } from '../secrets/sealing.ts';
import { useApp } from './app.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { openEmpty } from './databases.ts';
import type { Template, TestDatabase } from './databases.ts';
import { countRows } from './schema.ts';

const folder = new URL('../db/releases/', import.meta.url);

/** What belongs to the dump of a release and is not in its tables: see its README. */
type Notes = {
  readonly takenAt: string;
  readonly appSecret: string;
  readonly password: string;
  readonly sessions: Readonly<Record<'asha' | 'ravi', string>>;
  readonly startCode: string;
  readonly signupCode: string;
  readonly bookings: Readonly<Record<string, string>>;
};

const readNotes = (release: number): Notes =>
  JSON.parse(readFileSync(new URL(`${release}.json`, folder), 'utf8')) as Notes;

const moments = /'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00'/g;

/** The tables of that release, not yet migrated; all times are moved so that the dump is of now. */
export const openRelease = async (template: Template, release: number): Promise<TestDatabase> => {
  const seconds = Math.floor((Date.now() - Date.parse(readNotes(release).takenAt)) / 1000);
  const script = readFileSync(new URL(`${release}.sql`, folder), 'utf8').replaceAll(
    moments,
    (moment) => `timestamptz ${moment} + interval '${seconds} seconds'`,
  );
  const opened = await openEmpty(template);
  await opened.database.withConnection((connection) => connection.exec(script));
  return opened;
};

type Known = Client & { readonly id: string };
type Counts = Record<string, number>;

type ReleaseApp = {
  readonly t: TestApp;
  readonly notes: Notes;
  /** How many rows each table had before it was migrated and has after. */
  readonly rows: { readonly before: Counts; readonly after: Counts };
  readonly customer: (email: string) => Promise<Known>;
  readonly professional: (email: string) => Promise<Known>;
};

/** The product of today on a database of that release. Its people log in as they did. */
export const useRelease = (release: number): ReleaseApp => {
  const notes = readNotes(release);
  const rows: ReleaseApp['rows'] = { before: {}, after: {} };
  const t = useApp(
    ({ db }) => {
      const keys = makeKeys(notes.appSecret);
      return { keys, payments: openSandbox({ db, keys }) };
    },
    async () => {
      const opened = await openRelease(inject('template'), release);
      const before = await countRows(opened.database);
      await migrate(opened.database);
      Object.assign(rows, { before, after: await countRows(opened.database) });
      return opened;
    },
  );
  const { password } = notes;
  return {
    t,
    notes,
    rows,
    customer: async (email) => {
      const client = t.client();
      const { user_id: id } = await client.send(loginUser, { email, password });
      return { ...client, id };
    },
    professional: async (email) => {
      const client = t.client();
      const { handyman_id: id } = await client.send(loginHandyman, { email, password });
      return { ...client, id };
    },
  };
};
