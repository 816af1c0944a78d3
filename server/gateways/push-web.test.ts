import { expect, test } from 'vitest';
import { makeKeyPair } from '../secrets/web-push.ts';
import { openWebPush } from './push-web.ts';

const keys = {
  p256dh: makeKeyPair().publicKey.toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};
const open = (hosts: string[] = []) =>
  openWebPush({ keys: makeKeyPair(), hosts, subject: 'mailto:hello@localhands.example' });
const takes = (endpoint: string, hosts?: string[]) => open(hosts).accepts({ endpoint, ...keys });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QAbc',
  'https://FCM.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('%s is an address of a known service', (endpoint) => {
  expect(takes(endpoint)).toBe(true);
});

const others = [
  '',
  'fcm.googleapis.com/fcm/send/abc',
  '//fcm.googleapis.com/fcm/send/abc',
  // The same host, spelt or reached in another way.
  'http://fcm.googleapis.com/fcm/send/abc',
  'ftp://fcm.googleapis.com/abc',
  'file:///etc/passwd',
  'data:text/plain,fcm.googleapis.com',
  'javascript:alert(1)',
  'gopher://fcm.googleapis.com/',
  'blob:https://fcm.googleapis.com/abc',
  // A known host with another scheme, port or path.
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com:80/abc',
  'https://fcm.googleapis.com:22/',
  // This machine and its network.
  'https://localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://017700000001/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://172.16.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/',
  'https://metadata.google.internal/',
  'http://localhost:5432/',
  // A known host in another part of the URL, or as part of another host's name.
  'https://user@fcm.googleapis.com/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://fcm.googleapis.com:x@evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example/?https://fcm.googleapis.com',
  'https://evil.example#fcm.googleapis.com',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://evil.fcm.googleapis.com/abc',
  'https://fcm-googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://fcm.googleapis.com%2eevil.example/abc',
  'https://googleapis.com/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://web.push.apple.com.evil.example/abc',
  'https://notify.windows.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://push.services.mozilla.com/abc',
  'https://evil.example\\.push.apple.com/abc',
  'https://fcm.googleapis.com/abc#there',
  'https://fcm.googleapıs.com/abc',
];

test('there are enough of them', () => expect(others.length).toBeGreaterThanOrEqual(30));

test.each(others)('%j is no address that this server would knock at', async (endpoint) => {
  expect(takes(endpoint)).toBe(false);
  const message = { content: Buffer.from('x'), ttlSeconds: 1, topic: 'x' };
  expect(await open().send({ endpoint, ...keys }, message)).toBe('refused');
});

test('the settings can add a host over TLS, or one origin', () => {
  expect(takes('https://push.example.com/abc', ['push.example.com'])).toBe(true);
  expect(takes('http://push.example.com/abc', ['push.example.com'])).toBe(false);
  expect(takes('https://a.push.example.com/abc', ['push.example.com'])).toBe(false);
  expect(takes('http://localhost:4000/abc', ['http://localhost:4000'])).toBe(true);
  expect(takes('http://localhost:4001/abc', ['http://localhost:4000'])).toBe(false);
  expect(takes('http://user@localhost:4000/abc', ['http://localhost:4000'])).toBe(false);
});

test.each([
  ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['too short', { p256dh: 'BA' }],
  ['another length of auth', { auth: 'AAAA' }],
])('keys that are %s are refused', (_, wrong) => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect(open().accepts({ endpoint, ...keys, ...wrong })).toBe(false);
});

test('without keys of its own it sends nothing and has none to show', async () => {
  const off = openWebPush({ keys: undefined, hosts: [], subject: 'mailto:a@example.com' });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect(off.publicKey).toBeNull();
  const message = { content: Buffer.from('x'), ttlSeconds: 1, topic: 'x' };
  expect(await off.send({ endpoint, ...keys }, message)).toBe('refused');
});
