import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededInProduction } from '../env.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Every `host:container` pair, as it stands. */
const portsIn = (file: string): string[] =>
  [...file.matchAll(/^ +ports: \['([^']+)'\]$/gm)].map(([, port = '']) => port);

const settingsIn = (file: string): Map<string, string> =>
  new Map(
    [...file.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

test('docker compose up runs production, without demo people, and takes every secret from .env', () => {
  const file = read('compose.yaml');
  const settings = settingsIn(file);
  expect(settings.get('NODE_ENV')).toBe('production');
  expect(settings.get('DEMO')).toBe("'false'");
  for (const name of [...neededInProduction, 'POSTGRES_PASSWORD']) {
    // Compose refuses to start when such a one is missing, and says which.
    expect(settings.get(name), name).toMatch(/\$\{[A-Z_]+:\?[^}]+\}/);
  }
  expect(portsIn(file)).toEqual(['${BIND:-127.0.0.1}:${PORT:-3000}:3000']);
});

test('the demo by docker is reached from its own machine only', () => {
  const ports = portsIn(read('compose.demo.yaml'));
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});
