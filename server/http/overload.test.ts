import { beforeAll, expect, test } from 'vitest';
import { health, settings } from '#contract/operations.ts';
import { useApp } from '../testing/app.ts';

const t = useApp();

/** Lag is watched from the moment that the server listens. */
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Blocks the event loop, as too much work in one process does. */
const block = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

const ask = async (path: string) => {
  const { statusCode, headers } = await t.app.inject(path);
  return { status: statusCode, retryAfter: headers['retry-after'] };
};

test('while the event loop lags behind many requests new ones get 503, the health check 200', async () => {
  const overloaded = async () => {
    const served = Array.from({ length: 60 }, () => ask(settings.path));
    await Promise.resolve();
    block(1_500);
    await Promise.all(served);
    return [await ask(settings.path), await ask(health.path)];
  };
  await expect.poll(overloaded, { timeout: 120_000, interval: 1 }).toEqual([
    { status: 503, retryAfter: '1' },
    { status: 200, retryAfter: undefined },
  ]);
  expect(t.log.join('')).toContain('turning requests away');
  // With the lag gone requests are served again.
  await expect.poll(async () => (await ask(settings.path)).status, { timeout: 120_000 }).toBe(200);
});

test('a lag that few requests meet turns nobody away', async () => {
  for (let n = 0; n < 3; n += 1) {
    block(1_500);
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    expect((await ask(settings.path)).status).toBe(200);
  }
});
