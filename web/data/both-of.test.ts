import { expect, test, vi } from 'vitest';
import { bothOf } from './both-of.ts';

const error = new Error('no answer');
const asked = (data: string | undefined, over: { error?: Error; isPaused?: boolean } = {}) => ({
  data,
  error: null,
  isPaused: false,
  refetch: vi.fn<() => void>(),
  ...over,
});

test('two queries have data once both have', () => {
  expect(bothOf(asked('a'), asked(undefined)).data).toBeUndefined();
  expect(bothOf(asked('a'), asked('b')).data).toEqual(['a', 'b']);
});

test('an error and a pause count while the data is missing, not afterwards', () => {
  expect(bothOf(asked('a'), asked(undefined, { error }))).toMatchObject({ error });
  expect(bothOf(asked('a', { error }), asked(undefined))).toMatchObject({ error: null });
  expect(bothOf(asked('a'), asked(undefined, { isPaused: true })).isPaused).toBe(true);
  expect(bothOf(asked('a', { isPaused: true }), asked(undefined)).isPaused).toBe(false);
});

test('only what is missing is fetched again', () => {
  const [here, missing] = [asked('a'), asked(undefined, { error })];
  void bothOf(here, missing).refetch();
  expect(here.refetch).not.toHaveBeenCalled();
  expect(missing.refetch).toHaveBeenCalledOnce();
});
