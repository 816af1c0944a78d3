import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { letTestsChangeRows } from './own-changes.ts';

export default async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-template-'));
  const [file, withoutTables] = [join(folder, 'template.tar'), join(folder, 'empty.tar')];
  const database = await openPglite();
  const dumpTo = async (path: string) =>
    writeFile(path, Buffer.from(await (await database.dump()).arrayBuffer()));
  await dumpTo(withoutTables);
  await migrate(database);
  await letTestsChangeRows(database);
  await dumpTo(file);
  await database.close();
  project.provide('template', { engine: 'pglite', file, withoutTables });
  return () => rm(folder, { recursive: true });
};
