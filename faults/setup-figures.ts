import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder } from '../server/testing/product.ts';
import type { Figure } from './figures.ts';
import { whole } from './rounds.ts';

const page = join(import.meta.dirname, '../docs/faults.md');

const table = (figures: readonly Figure[]): string =>
  [
    '| Fault | Done | Found |',
    '| --- | --- | --- |',
    ...figures.map(({ fault, done, found }) => `| ${fault} | ${done} | ${found} |`),
  ].join('\n');

const intro = () => `# Broken on purpose

Written by \`npm run test:faults\`, which breaks the built product in every way listed here, on a real
Postgres and on the embedded database. \`npm test\` does the same with fewer rounds. A line is written only
when its test has passed. What is promised is in [SECURITY.md](../SECURITY.md).

Last run: ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores.
`;

export default (project: TestProject) => {
  const folder = makeFolder();
  const file = join(folder.path, 'figures');
  writeFileSync(file, '');
  project.provide('figuresFile', file);
  return () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const figures = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Figure);
    figures.sort((a, b) => a.fault.localeCompare(b.fault));
    process.stdout.write(`\n${table(figures)}\n`);
    if (whole) writeFileSync(page, `${intro()}\n${table(figures)}\n`);
    rmSync(folder.path, { recursive: true });
  };
};
