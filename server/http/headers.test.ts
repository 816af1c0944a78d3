import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { health } from '#contract/operations.ts';
import { buildApp } from '../app.ts';
import { readMapSource } from './map-file.ts';
import type { MapSource } from './map-file.ts';
import { useApp } from '../testing/app.ts';

const t = useApp();

const headersWith = async (stripePublishableKey: string | null, map = readMapSource(undefined)) => {
  const app = await buildApp(t.deps, {
    log: t.deps.log,
    production: false,
    saturated: () => false,
    requestsPerMinute: 0,
    trustProxy: 0,
    redirectMs: 3000,
    webFolder: undefined,
    settings: { demo: false, devMail: false, stripePublishableKey, company: null },
    map,
  });
  const { headers } = await app.inject({ method: health.method, url: health.path });
  await app.close();
  return headers;
};

const policyWith = async (stripePublishableKey: string | null, map?: MapSource) => {
  const headers = await headersWith(stripePublishableKey, map);
  const policy = String(headers['content-security-policy']);
  return new Map(policy.split(';').map((rule) => [rule.split(' ')[0] ?? '', rule]));
};

test('pages load nothing from anywhere else', async () => {
  const policy = await policyWith(null);
  expect([...policy.values()].join(';')).not.toMatch(/stripe/);
  expect(policy.get('script-src')).toBe("script-src 'self'");
  expect(policy.get('connect-src')).toBe("connect-src 'self'");
  expect(policy.has('frame-src')).toBe(false);
  expect(policy.get('default-src')).toBe("default-src 'none'");
});

test('scripts may read the archive of streets where the operator keeps it, and nothing else there', async () => {
  const map = readMapSource('https://maps.example/india/pune.pmtiles');
  const policy = await policyWith(null, map);
  expect(policy.get('connect-src')).toBe("connect-src 'self' https://maps.example");
  expect(policy.get('script-src')).toBe("script-src 'self'");
});

test('with Stripe, its script, its frames and its calls, and nothing more', async () => {
  const [policy, without] = [await policyWith('pk_test_x'), await policyWith(null)];
  expect(policy.get('script-src')).toContain('https://js.stripe.com');
  expect(policy.get('connect-src')).toContain('https://api.stripe.com');
  expect(policy.get('frame-src')).toContain('https://js.stripe.com');
  expect(policy.get('frame-src')).toContain('https://hooks.stripe.com');
  const changed = [...policy.keys()].filter((name) => policy.get(name) !== without.get(name));
  expect(changed.toSorted()).toEqual(['connect-src', 'frame-src', 'script-src']);
});

test('of the device the pages may use the place and the camera, and nothing else', async () => {
  const policy = String((await headersWith(null))['permissions-policy']).split(', ');
  expect(policy.filter((rule) => !rule.endsWith('=()'))).toEqual([
    'geolocation=(self)',
    'camera=(self)',
  ]);
  expect(policy).toContain('microphone=()');
  expect(policy).toContain('payment=()');
  expect(String((await headersWith('pk_test_x'))['permissions-policy'])).toContain(
    'payment=(self "https://js.stripe.com")',
  );
});

test('a request that names two hosts gets 400, whether or not they are the same', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const ask = async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = [`GET ${health.path} HTTP/1.1`, ...hosts, 'connection: close', '', ''];
    socket.write(lines.join('\r\n'));
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return data.toString().split(' ')[1];
  };
  expect(await ask('host: localhost')).toBe('200');
  expect(await ask('host: localhost', 'host: localhost')).toBe('400');
  expect(await ask('Host: localhost', 'HOST: elsewhere.example')).toBe('400');
});

test('the page of mails is for this machine: by the connection, not by what a header says', async () => {
  const ask = async (remoteAddress: string, headers = {}) =>
    (await t.app.inject({ url: '/dev/mail', remoteAddress, headers })).statusCode;
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await ask(here)).toBe(200);
  expect(await ask('203.0.113.9')).toBe(404);
  expect(await ask('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await ask('192.168.1.20')).toBe(404);
  // A proxy on this machine passes on what others ask.
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});
