import { expect } from 'vitest';
import { whole } from './rounds.ts';

/**
 * Limits of time, memory and throughput say nothing on a busy machine, so only `npm run test:faults`, which
 * has the machine to itself, checks them.
 */
export const expectAtMost = (actual: number, most: number, what: string): void => {
  if (whole) expect(actual, what).toBeLessThanOrEqual(most);
};

export const expectAtLeast = (actual: number, least: number, what: string): void => {
  if (whole) expect(actual, what).toBeGreaterThanOrEqual(least);
};
