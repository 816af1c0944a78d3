import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';

export default async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-template-'));
  const file = join(folder, 'template.tar');
  const database = await openPglite();
  await migrate(database);
  await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('template', { engine: 'pglite', file });
  return () => rm(folder, { recursive: true });
};
