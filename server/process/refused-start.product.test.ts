import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usePlaces } from '../testing/places.ts';
import { failToStart, startProduct } from '../testing/product.ts';

const { newFolder } = usePlaces();

/** One sentence for the person at the console, and no stack. */
const sentence = /^\n[^\n]+\.\n\n$/;

describe('a start that cannot work says why in a sentence', () => {
  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await failToStart({ DATA_DIR: newFolder(), PORT: String(port) });
    other.close();
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).toContain(`Port ${port}`);
  });

  test('when the data folder cannot be written', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, output } = await failToStart({ DATA_DIR: join(file, 'data') });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).toContain('DATA_DIR');
  });

  test('when the data folder can never be made', async () => {
    const { code, output } = await failToStart({ DATA_DIR: '/proc/localhands' });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).toContain('DATA_DIR');
  });

  test('when the embedded database is damaged', async () => {
    const folder = newFolder();
    const product = await startProduct({ DATA_DIR: folder, DEMO: 'false' });
    await product.stop('SIGTERM');
    truncateSync(join(folder, 'database/global/pg_control'), 100);
    const { code, output } = await failToStart({ DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).toContain('damaged');
  });

  test('when the database cannot be reached', async () => {
    const url = 'postgresql://somebody:topsecret@127.0.0.1:1/nothing';
    const { code, output } = await failToStart({ DATA_DIR: newFolder(), DATABASE_URL: url });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).toContain('127.0.0.1:1/nothing');
    expect(output).not.toContain('topsecret');
  });

  test('when another one has the folder', async () => {
    const folder = newFolder();
    const first = await startProduct({ DATA_DIR: folder, DEMO: 'false' });
    const { code, output } = await failToStart({ DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    await first.stop('SIGKILL');
    const second = await startProduct({ DATA_DIR: folder, DEMO: 'false' });
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  test('when production is half configured, with everything that is missing', async () => {
    const { code, output } = await failToStart({ NODE_ENV: 'production', DATA_DIR: newFolder() });
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'APP_SECRET',
      'PUBLIC_URL',
      'TRUST_PROXY',
    ]) {
      expect(output).toContain(name);
    }
  });

  test('when Node is too old', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); require('./scripts/start.cjs')`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('20.19');
  });
});
