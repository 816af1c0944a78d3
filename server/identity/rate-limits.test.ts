import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { limits, refund, spend } from './rate-limits.ts';

const t = useApp();
const limit = limits.handymenFromAddress;

/** How many tries are admitted when each comes from another network. */
const letThrough = async (networks: readonly string[]): Promise<number> => {
  let passed = 0;
  for (const network of networks) {
    try {
      await spend(t.deps, limit, network);
      passed += 1;
    } catch {
      // Refused: counted by what was let through.
    }
  }
  return passed;
};

const hex = (n: number) => n.toString(16);
const many = Array.from({ length: 100 }, (_, n) => n);

test('the many /64 of one /56 may use a limit twice, those of one /48 four times', async () => {
  const inOne56 = many.map((n) => `2001:db8:1:${hex(0x100 + n)}::/64`);
  expect(await letThrough(inOne56)).toBe(2 * limit.most);
  const inOne48 = many.map((n) => `2001:db8:2:${hex(n << 8)}::/64`);
  expect(await letThrough(inOne48)).toBe(4 * limit.most);
});

test('other sites and IPv4 addresses are counted by themselves', async () => {
  const sites = many.map((n) => `2001:db8:${hex(n)}:1::/64`);
  expect(await letThrough(sites)).toBe(many.length);
  expect(await letThrough(many.map((n) => `198.51.100.${n}`))).toBe(many.length);
});

test('what is given back is given back to all of them', async () => {
  for (const n of many) {
    const network = `2001:db8:3:${hex(n)}::/64`;
    await spend(t.deps, limit, network);
    await refund(t.deps, limit, network);
  }
  expect(await letThrough(['2001:db8:3:1::/64'])).toBe(1);
});
