import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { noSuchCall } from './errors.ts';
import { makeFolder } from '../testing/product.ts';
import { mapFile, readMapSource } from './map-file.ts';
import { webFiles } from './web-files.ts';

const folder = makeFolder();
const publicUrl = 'https://localhands.example';
const web = join(folder.path, 'web');
const archive = join(folder.path, 'pune.pmtiles');
mkdirSync(web);
writeFileSync(join(web, 'index.html'), '');
writeFileSync(archive, 'PMTiles and the streets of Pune');
writeFileSync(join(folder.path, 'secret.pmtiles'), 'not to be had');

const source = readMapSource(archive);
const app = fastify();
await webFiles(app, web, noSuchCall, { development: false, publicUrl, redirectMs: 3000 });
mapFile(app, source);

afterAll(async () => {
  await app.close();
  folder.remove();
});

test('an archive on this machine is served by us, in ranges of bytes', async () => {
  const headers = { range: 'bytes=0-6' };
  const { statusCode, body } = await app.inject({ url: source.url ?? '', headers });
  expect([statusCode, body]).toEqual([206, 'PMTiles']);
});

test('nothing else of its folder is', async () => {
  const { body } = await app.inject({ url: '/map/secret.pmtiles' });
  expect(body).not.toContain('not to be had');
});

test('tiles and archives elsewhere keep their address', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readMapSource(tiles)).toEqual({ url: tiles });
  const elsewhere = 'https://maps.example/pune.pmtiles';
  expect(readMapSource(elsewhere)).toEqual({ url: elsewhere, readFrom: 'https://maps.example' });
  expect(readMapSource(undefined)).toEqual({ url: null });
});

test('an archive that is not there stops the start with a sentence that names it', () => {
  expect(() => readMapSource(join(folder.path, 'delhi.pmtiles'))).toThrow(
    /no file .*delhi\.pmtiles/,
  );
});
