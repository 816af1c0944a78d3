import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('works with nothing set', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    DEMO: true,
    VERIFY_HANDYMEN: false,
    REQUEST_MINUTES: 10,
    PAYMENT_LEASE_SECONDS: 30,
  });
});

test('an empty value counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/localhands',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@example.com',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://example.com',
  TRUST_PROXY: '1',
  COMPANY_NAME: 'Helping Hands Pvt Ltd',
  COMPANY_ADDRESS: '1 MG Road, Pune 411001',
  GRIEVANCE_OFFICER: 'Meera Rao',
  GRIEVANCE_EMAIL: 'grievance@example.com',
  GRIEVANCE_PHONE: '020 1234 5678',
};

test('production has no demo people unless it asks for them', () => {
  expect(readEnv(production).DEMO).toBe(false);
  expect(readEnv({ ...production, DEMO: 'true' }).DEMO).toBe(true);
});

test('production lists professionals once they are verified, unless it says otherwise', () => {
  expect(readEnv(production).VERIFY_HANDYMEN).toBe(true);
  expect(readEnv({ ...production, VERIFY_HANDYMEN: 'false' }).VERIFY_HANDYMEN).toBe(false);
  expect(readEnv({ VERIFY_HANDYMEN: '1' }).VERIFY_HANDYMEN).toBe(true);
});

test('production must say how many proxies stand in front, and none is an answer', () => {
  expect(() => readEnv({ ...production, TRUST_PROXY: '' })).toThrow('TRUST_PROXY: is needed');
  expect(readEnv({ ...production, TRUST_PROXY: '0' }).TRUST_PROXY).toBe(0);
  expect(readEnv({}).TRUST_PROXY).toBe(0);
});

test('only production takes time to send people elsewhere before it stops', () => {
  expect(readEnv(production).DRAIN_SECONDS).toBe(2);
  expect(readEnv({ ...production, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0);
  expect(readEnv({}).DRAIN_SECONDS).toBe(0);
});

test('production refuses to start half-configured and lists all that is missing', () => {
  const missing = Object.keys(production).filter((name) => name !== 'NODE_ENV');
  const say = () => readEnv({ NODE_ENV: 'production', PORT: 'abc' });
  for (const name of [...missing, 'PORT']) expect(say).toThrow(`${name}: `);
  for (const name of missing) {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(name);
  }
});

test.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'https://x'],
  ['APP_SECRET', 'short'],
  ['REQUEST_MINUTES', '0'],
  ['DEMO', 'maybe'],
  ['COMPANY_GSTIN', '27aapfu0939f1zv'],
  ['GRIEVANCE_EMAIL', 'nobody'],
  ['SUPPORT_REFUND_LIMIT', '-1'],
  // One key without the other: server and browser would use different gateways.
  ['STRIPE_SECRET_KEY', 'sk_test_x'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_x'],
])('refuses %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});

test('.env.example names every setting, and what compose.yaml asks for beside them', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map((match) => match[1]));
  const named = names(example, /^#? ?([A-Z][A-Z_]+)=/gm);
  const known = names(readFileSync('server/env.ts', 'utf8'), /^ {2}([A-Z][A-Z_]+):/gm);
  const composed = names(readFileSync('compose.yaml', 'utf8'), /\$\{([A-Z][A-Z_]+)/g);
  expect(named).toEqual(new Set([...known, ...composed]));
});

test('another secret beside APP_SECRET goes with it, differs from it and is as long', () => {
  const one = 'x'.repeat(32);
  const other = 'y'.repeat(32);
  for (const name of ['APP_SECRET_BEFORE', 'APP_SECRET_NEXT']) {
    expect(readEnv({ APP_SECRET: one, [name]: other })).toMatchObject({ [name]: other });
    expect(() => readEnv({ [name]: other })).toThrow(`${name}: goes with an APP_SECRET`);
    expect(() => readEnv({ APP_SECRET: one, [name]: one })).toThrow(`${name}: is the same`);
    expect(() => readEnv({ APP_SECRET: one, [name]: 'short' })).toThrow(`${name}: must have`);
  }
});
