import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { dropCopies, urlOf, withAdmin } from './databases.ts';
import { letTestsChangeRows } from './own-changes.ts';
import { startPostgres } from './postgres.ts';

export default async (project: TestProject) => {
  const server = await startPostgres();
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server.url, `create database ${name}`);
  const url = urlOf(server.url, name);
  const database = openPostgres({ url, connections: 2, onError: () => undefined });
  await migrate(database);
  await letTestsChangeRows(database);
  await database.close();
  project.provide('template', { engine: 'postgres', adminUrl: server.url, name });
  return async () => {
    await dropCopies({ adminUrl: server.url, name });
    await withAdmin(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
};
