import { beforeEach, describe, expect, test, vi } from 'vitest';

const hour = 3_600_000;
const local = Date.parse('2026-03-15T12:00:00.400Z');

let clock: typeof import('./clock.ts');
beforeEach(async () => {
  vi.resetModules();
  clock = await import('./clock.ts');
});

const answer = (serverAt: number, headers: Record<string, string> = {}) =>
  new Headers({ date: new Date(serverAt).toUTCString(), ...headers });

describe('the server’s time', () => {
  test('is the browser’s until the server has answered', () => {
    expect(clock.serverTime(local)).toBe(local);
  });

  test('follows the server to the second when the browser is an hour fast or slow', () => {
    for (const off of [hour, -hour]) {
      clock.noteDateHeader(answer(local - off), local - 50, local);
      expect(Math.abs(clock.serverTime(local) - (local - off))).toBeLessThan(1100);
    }
  });

  test('leaves a browser alone whose clock agrees with the whole seconds of the header', () => {
    clock.noteDateHeader(answer(local), local - 50, local);
    expect(clock.serverTime(local)).toBe(local);
  });

  test('gets no worse by a slow answer', () => {
    clock.noteDateHeader(answer(local + hour), local - 20, local);
    const before = clock.serverTime(local);
    clock.noteDateHeader(answer(local + hour + 9000), local, local + 20_000);
    expect(clock.serverTime(local)).toBe(before);
  });

  test('starts anew when the browser’s clock is set while the page is open', () => {
    clock.noteDateHeader(answer(local), local - 50, local);
    clock.noteDateHeader(answer(local + 5000), local + hour, local + hour + 50);
    expect(Math.abs(clock.serverTime(local + hour) - (local + 5000))).toBeLessThan(1100);
  });

  test('is not read from an answer that a cache has kept', () => {
    clock.noteDateHeader(answer(local - hour, { age: '3600' }), local - 50, local);
    expect(clock.serverTime(local)).toBe(local);
  });
});
