import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRate } from './multipart.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection on which so many bytes arrive in each of six periods of ten seconds. Gives after how many it was cut. */
const periodsOf = (bytes: readonly number[]): number => {
  let cut = false;
  const socket = { bytesRead: 0 };
  const incoming = { socket, destroy: () => (cut = true) } as unknown as IncomingMessage;
  const stop = watchRate(incoming);
  let periods = 0;
  for (const arrived of bytes) {
    socket.bytesRead += arrived;
    vi.advanceTimersByTime(10_000);
    if (cut) break;
    periods += 1;
  }
  stop();
  return periods;
};

test('a form that arrives at 2 kB/s and more is read to its end', () => {
  expect(periodsOf([20_000, 20_000, 200_000])).toBe(3);
});

test('one byte every four seconds holds a place for ten seconds', () => {
  expect(periodsOf([3, 3, 3])).toBe(0);
});

test('a form that becomes slow is cut as well', () => {
  expect(periodsOf([500_000, 3, 3])).toBe(1);
});
