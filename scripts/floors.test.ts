import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');

/** The drawing in ARCHITECTURE.md, from the top: a line for each floor, its rooms separated by spaces. */
const drawing = /<!-- floors -->\n+```\w*\n([^`]+)```/.exec(page)?.[1] ?? '';
const floors = drawing
  .trim()
  .split('\n')
  .map((line) => (line.split('—')[0] ?? '').trim().split(/\s+/));
const floorOf = new Map(floors.flatMap((rooms, n) => rooms.map((room) => [room, -n] as const)));
const floorWith = (room: string) => floors.find((rooms) => rooms.includes(room)) ?? [];
/** The row of slices, and the row below it of those that the others build on. */
const slices = floorWith('booking');
const everySlice = [...slices, ...floorWith('catalogue')];

const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );

const sources = filesIn('server', 'web', 'domain', 'contract').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].map(
    ([, target = '']) =>
      target.startsWith('#')
        ? target.slice(1)
        : normalize(join(dirname(file), target)).replaceAll('\\', '/'),
  );

const graph = new Map(sources.map((file) => [file, importsOf(file)]));

/** `server/http/mount.ts` is in http, `server/app.ts` is a room of its own. */
const roomOf = (file: string) => file.split('/')[1]?.replace(/\.ts$/, '') ?? '';

const serverFiles = sources.filter(
  (file) => file.startsWith('server/') && !file.startsWith('server/testing/'),
);

test('every room of the server stands on a floor of the drawing, and every room of the drawing exists', () => {
  expect([...new Set(serverFiles.map(roomOf))].toSorted()).toEqual([...floorOf.keys()].toSorted());
});

test('a room of the server imports only from floors below it, and a slice from others only stores', () => {
  const wrong = serverFiles.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((target) => target.startsWith('server/') && roomOf(target) !== roomOf(file))
      .filter((target) => {
        const [from, to] = [floorOf.get(roomOf(file)), floorOf.get(roomOf(target))];
        if (from === undefined || to === undefined) return true;
        const stores = slices.includes(roomOf(file)) && target.endsWith('store.ts');
        return to > from || (to === from && !stores);
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the linter knows every slice of the drawing and no other', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  const named = (folders: string) => folders.split(/[,|]/).toSorted();
  const lists = overrides.flatMap(({ files }) =>
    files.flatMap((glob) => /^server\/\{([^}]*booking[^}]*)\}/.exec(glob)?.[1] ?? []),
  );
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(named(list)).toEqual(everySlice.toSorted());
  const patterns = [
    ...JSON.stringify(overrides).matchAll(/\(((?:[a-z-]+\|)*booking(?:\|[a-z-]+)*)\)/g),
  ];
  expect(patterns).toHaveLength(3);
  for (const [, list = ''] of patterns) expect(named(list)).toEqual(expect.arrayContaining(slices));
});

/** As ARCHITECTURE.md lists them. */
const fileNames = /^(routes|([a-z-]+-)?(actions|store|presenter|mails))\.ts$|\.test\.ts$/;

test('a slice has the files of the closed list', () => {
  const others = everySlice.flatMap((slice) =>
    readdirSync(`server/${slice}`).filter((file) => !fileNames.test(file)),
  );
  expect(others).toEqual([]);
});

test('no file imports itself by way of others, types included', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  expect(circles).toEqual([]);
});

test('SQL is written in stores, in db/, in demo/ and nowhere else', () => {
  const statement = /[`']\s*(?:select .+ from|insert into|update \w+ set|delete from)\s/i;
  const elsewhere = serverFiles.filter(
    (file) =>
      !file.endsWith('store.ts') &&
      !/^server\/(db|demo)\//.test(file) &&
      statement.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
