import { expect, test } from 'vitest';
import { demoUser } from '#contract/demo.ts';
import { health, ready } from '#contract/operations.ts';
import { loginUser } from '#contract/user.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';
import { openStream } from '../testing/stream.ts';

const { newFolder, newDatabase } = usePlaces();

test('the first words name the address, the demo people and where mails go', async () => {
  const product = await startProduct({ DATA_DIR: newFolder() });
  for (const words of ['http://localhost:', 'asha@demo', 'ravi@demo', '/dev/mail']) {
    expect(product.output()).toContain(words);
  }
  expect(await product.stop('SIGTERM')).toBe(0);
});

test('the licences of what the pages are made of are served with them', async () => {
  const product = await startProduct({ DATA_DIR: newFolder(), DEMO: 'false' });
  const licences = await (await fetch(`${product.url}/licenses.txt`)).text();
  for (const name of [
    'react-dom',
    'leaflet',
    '@fontsource-variable/figtree',
    'Noto Sans Devanagari',
    'tailwindcss',
  ]) {
    expect(licences).toContain(`## ${name} - `);
  }
  expect(licences).toMatch(/SIL OPEN FONT LICENSE/i);
  await product.stop('SIGTERM');
});

test('asked to stop, it ends its streams and leaves with 0', async () => {
  const product = await startProduct({ DATA_DIR: newFolder() });
  const asha = openBrowser(() => product);
  await asha.send(loginUser, demoUser);
  const stream = await openStream(`${product.url}/api/events`, asha.cookies);
  expect(await product.stop('SIGTERM')).toBe(0);
  await stream.ended;
});

test('asked to stop, it first tells proxies to look elsewhere and still serves', async () => {
  const product = await startProduct({ DATA_DIR: newFolder(), DEMO: 'false', DRAIN_SECONDS: '6' });
  const ask = (path: string) => fetch(`${product.url}${path}`);
  expect((await ask(ready.path)).status).toBe(200);
  const ended = product.stop('SIGTERM');
  await expect.poll(async () => (await ask(ready.path)).status, { timeout: 6_000 }).toBe(503);
  const served = await ask(health.path);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  await expect(ask(health.path)).rejects.toThrow();
});

test('production has no demo, no mail page, and keys that travel over TLS only', async () => {
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.com',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://localhands.example',
    TRUST_PROXY: '0',
    COMPANY_NAME: 'Helping Hands Pvt Ltd',
    COMPANY_ADDRESS: '1 MG Road, Pune 411001',
    GRIEVANCE_OFFICER: 'Meera Rao',
    GRIEVANCE_EMAIL: 'grievance@example.com',
    GRIEVANCE_PHONE: '020 1234 5678',
  };
  const product = await startProduct(settings);
  const browser = openBrowser(() => product);
  expect((await browser.try(loginUser, demoUser)).status).toBe(401);
  const mailPage = await fetch(`${product.url}/dev/mail`);
  expect(await mailPage.text()).not.toContain('No mail server is set');
  expect(mailPage.headers.get('strict-transport-security')).toContain('max-age=31536000');
  await product.stop('SIGTERM');

  const withDemo = await startProduct({ ...settings, DEMO: 'true' });
  const asha = openBrowser(() => withDemo);
  await asha.send(loginUser, demoUser);
  expect(asha.setCookies.find((line) => line.startsWith('lh_user='))).toContain('; Secure');
  expect(await withDemo.stop('SIGTERM')).toBe(0);
});
