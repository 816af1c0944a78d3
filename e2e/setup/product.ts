import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openMailbox } from './mailbox.ts';

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const newDatabase = async (): Promise<string> => {
  const admin = process.env['E2E_POSTGRES'];
  if (admin === undefined) throw new Error('The run has no Postgres');
  const name = `story_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
};

/** The built product as people start it: its own process, port, folder, database and mail. */
export const startProduct = async () => {
  const [port, database, mailbox, folder] = await Promise.all([
    freePort(),
    newDatabase(),
    openMailbox(),
    mkdtemp(join(tmpdir(), 'localhands-story-')),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: database,
      SMTP_URL: mailbox.url,
      DEMO: 'true',
      REQUESTS_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString();
      if (said.includes('LocalHands is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The product did not start:\n${said}`)));
  });
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  return {
    url,
    mailbox,
    /** For what only time or luck would bring about. */
    sql: async (statement: string, values: readonly unknown[] = []) => {
      await db.query(statement, [...values]);
    },
    stop: async () => {
      await db.end();
      child.kill('SIGTERM');
      await ended;
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
