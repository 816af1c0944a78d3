import { expect, test } from 'vitest';
import { health } from '#contract/operations.ts';
import { buildApp } from './app.ts';
import { useApp } from './testing/app.ts';

const t = useApp();

const policyWith = async (stripePublishableKey: string | null) => {
  const app = await buildApp(t.deps, {
    log: t.deps.log,
    production: false,
    crowded: () => false,
    requestsPerMinute: 0,
    trustProxy: 0,
    webFolder: undefined,
    settings: { demo: false, devMail: false, mapStyleUrl: null, stripePublishableKey },
  });
  const { headers } = await app.inject({ method: health.method, url: health.path });
  await app.close();
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

test('with Stripe, its script, its frames and its calls, and nothing more', async () => {
  const [policy, without] = [await policyWith('pk_test_x'), await policyWith(null)];
  expect(policy.get('script-src')).toContain('https://js.stripe.com');
  expect(policy.get('connect-src')).toContain('https://api.stripe.com');
  expect(policy.get('frame-src')).toContain('https://js.stripe.com');
  expect(policy.get('frame-src')).toContain('https://hooks.stripe.com');
  const changed = [...policy.keys()].filter((name) => policy.get(name) !== without.get(name));
  expect(changed.toSorted()).toEqual(['connect-src', 'frame-src', 'script-src']);
});
