import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder } from '../server/testing/product.ts';
import type { Figure } from './figures.ts';
import { whole } from './rounds.ts';

const page = join(import.meta.dirname, '../docs/faults.md');

type Row = Figure & { readonly when: string };

const today = (): string => new Date().toISOString().slice(0, 10);

const table = (rows: readonly Row[]): string =>
  [
    '| Fault | Done | Found | When |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ fault, done, found, when }) => `| ${fault} | ${done} | ${found} | ${when} |`),
  ].join('\n');

/** What the page says of faults that were not tried this time. */
const readPage = (): Row[] =>
  existsSync(page)
    ? readFileSync(page, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| ') && !/^\| (Fault|---)/.test(line))
        .map((line) => {
          const [fault = '', done = '', found = '', when = today()] = line
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim());
          return { fault, done, found, when };
        })
    : [];

const intro = () => `# Broken on purpose

Written by \`npm run test:faults\`, which breaks the built product in every way listed here, on a real
Postgres and on the embedded database. \`npm test\` does the same with fewer rounds. A line is written only
when its test has passed. What is promised is in [SECURITY.md](../SECURITY.md).

Last run on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores.
`;

export default (project: TestProject) => {
  const folder = makeFolder();
  const file = join(folder.path, 'figures');
  writeFileSync(file, '');
  project.provide('figuresFile', file);
  return () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const figures = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Figure);
    const rows = figures.map((one) => ({ ...one, when: today() }));
    process.stdout.write(`\n${table(rows)}\n`);
    if (whole) {
      const others = process.env['FAULTS_PAGE'] === 'new' ? [] : readPage();
      const known = new Map([...others, ...rows].map((row) => [row.fault, row]));
      const all = [...known.values()].toSorted((a, b) => a.fault.localeCompare(b.fault));
      writeFileSync(page, `${intro()}\n${table(all)}\n`);
    }
    rmSync(folder.path, { recursive: true });
  };
};
