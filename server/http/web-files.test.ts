import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { devPagePaths, pagePaths } from '#contract/pages.ts';
import { answerErrors, noSuchCall } from './errors.ts';
import { protectiveHeaders } from './headers.ts';
import { makeFolder } from '../testing/product.ts';
import { webFiles } from './web-files.ts';

const folder = makeFolder();
const settings = { publicUrl: 'https://localhands.example', redirectMs: 3000 };
mkdirSync(join(folder.path, 'assets'));
writeFileSync(
  join(folder.path, 'index.html'),
  '<meta property="og:image" content="{{publicUrl}}/share.jpg"><meta name="redirect-ms" content="{{redirectMs}}"><div id="root"></div>',
);
writeFileSync(join(folder.path, 'sw.js'), 'addEventListener("fetch", () => {});');
mkdirSync(join(folder.path, 'hi'));
writeFileSync(join(folder.path, 'hi', 'index.html'), '<div id="root">नमस्ते</div>');
writeFileSync(join(folder.path, 'assets', 'home-abc.js'), 'export {};');
mkdirSync(join(folder.path, 'images'));
writeFileSync(join(folder.path, 'images', 'map.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder.path, 'images', 'face.webp'), '');
const app = fastify();
answerErrors(app);
await webFiles(app, folder.path, noSuchCall, { development: true, ...settings });

afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = async (url: string, headers = {}) => {
  const { statusCode, body, headers: got } = await app.inject({ url, headers });
  return { status: statusCode, isPage: body.includes('id="root"'), headers: got };
};

test.each([...pagePaths, ...devPagePaths])('%s answers 200 with the page', async (path) => {
  expect(await get(path.replace(/:\w+/g, 'x'))).toMatchObject({ status: 200, isPage: true });
});

test('a page is told the address of the product and how long it waits', async () => {
  const { body } = await app.inject({ url: '/user/login' });
  expect(body).toContain('content="https://localhands.example/share.jpg"');
  expect(body).toContain('<meta name="redirect-ms" content="3000">');
});

test.each(['/user/login/', '/USER/Login', '/user/login?next=%2Fuser%2Fbookings'])(
  '%s is the same page to the router in the browser and answers 200',
  async (url) => expect(await get(url)).toMatchObject({ status: 200, isPage: true }),
);

test.each([
  ['/services', '/services/servicePage'],
  ['/Services/', '/services/servicePage'],
  ['/hi/bookings?from=mail', '/hi/user/bookings'],
  ['/handyman', '/handyman/dashboard'],
])('a part of an address, %s, leads to the page that is meant', async (url, to) => {
  const { status, headers } = await get(url);
  expect([status, headers['location']]).toEqual([302, to]);
});

test.each(['/nothing', '/constructor', '/user/login/more', '/services/a/b', '/wp-admin.php'])(
  '%s is no page: 404, with the page that says so',
  async (url) => expect(await get(url)).toMatchObject({ status: 404, isPage: true }),
);

test.each(devPagePaths)('in production %s is no page', async (path) => {
  const inProduction = fastify();
  await webFiles(inProduction, folder.path, noSuchCall, { development: false, ...settings });
  const { statusCode } = await inProduction.inject({ url: path });
  await inProduction.close();
  expect(statusCode).toBe(404);
});

test('an unknown page that the browser has kept is sent whole again', async () => {
  const kept = await get('/user/login');
  const headers = { 'if-none-match': String(kept.headers['etag']), range: 'bytes=0-1' };
  expect(await get('/nothing', headers)).toMatchObject({ status: 404, isPage: true });
});

test('what only documents obey goes with documents, and with pictures that can be one', async () => {
  const guarded = fastify();
  protectiveHeaders(guarded, { production: true, withStripe: false });
  answerErrors(guarded);
  await webFiles(guarded, folder.path, noSuchCall, { development: false, ...settings });
  const policyOf = async (url: string) => {
    const { headers } = await guarded.inject({ url });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).toHaveProperty('strict-transport-security');
    return headers['content-security-policy'] !== undefined;
  };
  for (const url of ['/', '/user/login', '/nothing.js', '/assets/none.js', '/images/map.svg']) {
    expect([url, await policyOf(url)]).toEqual([url, true]);
  }
  for (const url of ['/assets/home-abc.js', '/images/face.webp']) {
    expect([url, await policyOf(url)]).toEqual([url, false]);
  }
  await guarded.close();
});

test('a built file that is not there answers 404 and never with a page', async () => {
  expect(await get('/assets/home-abc.js')).toMatchObject({ status: 200, isPage: false });
  for (const url of ['/assets/home-old.js', '/assets/', '/assets', '/api/nothing', '/api']) {
    const missing = await get(url);
    expect(missing).toMatchObject({ status: 404, isPage: false });
    expect(missing.headers['cache-control']).toBe('no-store');
  }
});

test('a page names its picture for shared links by the address of the product', async () => {
  for (const [url, status] of [
    ['/', 200],
    ['/user/login', 200],
    ['/nothing', 404],
  ] as const) {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode).toBe(status);
    expect(body).toContain('content="https://localhands.example/share.jpg"');
  }
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is compressed with %s for whoever takes it', async (encoding, decompress) => {
  const plain = await app.inject({ url: '/user/login' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const _ of ['the first time', 'and again']) {
    const { headers, rawPayload } = await app.inject({
      url: '/user/login',
      headers: { 'accept-encoding': encoding },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('accept-encoding');
    expect(decompress(rawPayload).toString()).toBe(plain.body);
  }
});

test('a page that has not changed is not sent again; one in another language is', async () => {
  const { headers } = await get('/user/login');
  const kept = { 'if-none-match': String(headers['etag']) };
  expect(await get('/user/login', kept)).toMatchObject({ status: 304, isPage: false });
  expect(await get('/user/login', { ...kept, cookie: 'lang=hi' })).toMatchObject({ status: 200 });
});

test('pages and the service worker are asked about each time, built files never', async () => {
  for (const url of ['/', '/user/login', '/sw.js']) {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  }
  const { headers } = await get('/assets/home-abc.js');
  expect(headers['cache-control']).toContain('immutable');
});

const languageAt = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { body, headers: got, statusCode } = await app.inject({ url, headers });
  const language = body.includes('नमस्ते') ? 'hi' : 'en';
  expect([statusCode, got['content-language']]).toEqual([200, language]);
  return language;
};

test('a page comes in the language that was chosen, else in the browser’s', async () => {
  for (const path of ['/', '/user/login', '/handyman/register']) {
    expect(await languageAt(path)).toBe('en');
    expect(await languageAt(path, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' })).toBe('hi');
    expect(await languageAt(path, { 'accept-language': 'mr-IN,en;q=0.8' })).toBe('en');
    const chosen = { cookie: 'lang=en', 'accept-language': 'hi' };
    expect(await languageAt(path, chosen)).toBe('en');
    expect(await languageAt(path, { cookie: 'a=b; lang=hi' })).toBe('hi');
    expect(await languageAt(path, { cookie: 'lang=tlh' })).toBe('en');
  }
});

test('caches keep the languages of one address apart', async () => {
  const { headers } = await get('/user/login');
  expect(String(headers['vary']).split(', ')).toEqual(
    expect.arrayContaining(['cookie', 'accept-language']),
  );
});

test('an address under /hi is in Hindi for everybody', async () => {
  for (const path of ['/hi', '/hi/', '/hi/handyman/register', '/hi/user/login']) {
    expect(await languageAt(path, { cookie: 'lang=en' })).toBe('hi');
  }
  expect(await get('/hi/nothing')).toMatchObject({ status: 404, isPage: true });
  expect(await get('/hi/api/nothing')).toMatchObject({ status: 404, isPage: false });
  expect(await get('/history')).toMatchObject({ status: 404, isPage: true });
});

test('search engines are told of a public page in every language', async () => {
  const { headers } = await get('/hi/handyman/register');
  expect(headers['link']).toBe(
    [
      '<https://localhands.example/handyman/register>; rel="alternate"; hreflang="en"',
      '<https://localhands.example/hi/handyman/register>; rel="alternate"; hreflang="hi"',
      '<https://localhands.example/handyman/register>; rel="alternate"; hreflang="x-default"',
    ].join(', '),
  );
});
