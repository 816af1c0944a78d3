import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { booking } from './booking.ts';
import { dispatch } from './dispatch.ts';
import { embedded } from './embedded.ts';
import { later } from './later.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { startBenchPostgres } from './setup/bench-postgres.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { pgbenchVersion } from './setup/pgbench.ts';
import { writeSection } from './setup/report.ts';
import type { Section } from './setup/report.ts';
import { start } from './start.ts';
import { streams } from './streams.ts';
import { tracking } from './tracking.ts';
import { web } from './web.ts';

/**
 * `npm run bench` measures everything and writes docs/performance.md; `npm run bench -- search push` only those,
 * and replaces their rows on the page.
 */
const figures: Readonly<Record<string, (postgres: BenchPostgres) => Promise<Section>>> = {
  search,
  later,
  booking,
  dispatch,
  push,
  streams,
  tracking,
  login,
  embedded,
  start,
  web,
};

const version = pgbenchVersion();
if (version === undefined) {
  console.error(
    'pgbench is needed to know the limit. It comes with Postgres (Debian: postgresql-client).',
  );
  process.exit(1);
}

const wanted = process.argv.slice(2);
const begin = Date.now();
const postgres = await startBenchPostgres();
const sections: Section[] = [];
for (const [name, measure] of Object.entries(figures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const section = await measure(postgres);
  sections.push(section);
  console.log(`\n${writeSection(section)}`);
}
await postgres.stop();

const minutes = ((Date.now() - begin) / 60_000).toFixed(1);
const [cpu] = cpus();
const intro = `# How fast it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${minutes} minutes. Every speed is
set beside a limit or a peer that was measured in the same run on the same machine: ${cpus().length} cores
(${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node},
Postgres ${postgres.version}, ${version}. The load, the product and Postgres share those cores.

What stands behind the numbers, what was tried and what comes next is in
[operations.md](operations.md#where-the-ceiling-is).
`;
const page = join(import.meta.dirname, '../docs/performance.md');
const whole = [intro, ...sections.map(writeSection)].join('\n\n');
const replaced = () =>
  sections.reduce(
    (text, section) => {
      const [before = '', after = ''] = text.split(`## ${section.title}\n`);
      const rest = after.indexOf('\n## ');
      return `${before}${writeSection(section)}\n${rest < 0 ? '' : after.slice(rest)}`;
    },
    readFileSync(page, 'utf8'),
  );
writeFileSync(page, wanted.length === 0 ? `${whole}\n` : replaced());
process.exit(0);
