import { readdir, readFile, stat } from 'node:fs/promises';

/**
 * How much JavaScript the built pages load, as it travels (Brotli): `node --import tsx web/build/size-check.ts`
 * after a build. A page that outgrows its room fails the check by name. The console's many pages are one, for operators only.
 */
const rooms = { home: 105_500, screen: 60_000, console: 97_500 };

type Chunk = { file: string; src?: string; imports?: string[]; isDynamicEntry?: boolean };

const folder = new URL('../../dist/web/', import.meta.url);
const manifest = JSON.parse(
  await readFile(new URL('.vite/manifest.json', folder), 'utf8'),
) as Record<string, Chunk>;

const closure = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  if (chunk.file.endsWith('.js')) seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
};

/** The build compresses what is large enough to gain by it. */
const travels = async (file: string): Promise<number> => {
  const whole = new URL(file, folder);
  const { size } = await stat(new URL(`${file}.br`, folder)).catch(() => stat(whole));
  return size;
};

const bytes = async (files: Iterable<string>) => {
  const sizes = await Promise.all([...files].map(travels));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const base = closure('index.html');
/** What a page made at build time begins with; the same for all of them. */
const beginning = (await readdir(new URL('assets/', folder)))
  .filter((name) => /^bootstrap-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);
if (beginning.length !== 1) throw new Error(`One beginning was expected: ${beginning.join()}`);
const home = new Set([...beginning, ...base, ...closure('screens/home.tsx')]);
/** Files that only a page loads that is shown already. */
const onTopOf: Readonly<Record<string, string>> = {
  'features/map/streets.ts': 'features/map/leaflet-map.tsx',
  'screens/operator/book/book-for.tsx': 'console.tsx',
  'money-pages.tsx': 'console.tsx',
  'features/cash/found-cash.tsx': 'console.tsx',
  'screens/operator/bookings/disputes.tsx': 'console.tsx',
  'screens/operator/bookings/refund-tip.tsx': 'console.tsx',
  'screens/handyman/dashboard/blocked-customers.tsx': 'screens/handyman/dashboard.tsx',
  'screens/handyman/dashboard/stopped.tsx': 'screens/handyman/dashboard.tsx',
};

const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);

const measured = [
  { name: '/', size: await bytes(home), room: rooms.home },
  ...(await Promise.all(
    lazy.map(async (key) => {
      const there = new Set([...base, ...closure(onTopOf[key] ?? '')]);
      const size = await bytes([...closure(key)].filter((file) => !there.has(file)));
      return { name: key, size, room: key === 'console.tsx' ? rooms.console : rooms.screen };
    }),
  )),
].toSorted((a, b) => b.size - a.size);

for (const { name, size, room } of measured) {
  const verdict = size > room ? 'TOO LARGE' : 'ok';
  const kilobytes = (size / 1000).toFixed(1).padStart(7);
  process.stdout.write(`${kilobytes} kB of ${room / 1000}  ${verdict}  ${name}\n`);
}
if (measured.some(({ size, room }) => size > room)) process.exit(1);
