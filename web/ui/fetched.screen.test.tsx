import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fetched } from './fetched.tsx';

afterEach(cleanup);

const failed = new Error('The server could not be reached.');
const refetch = vi.fn<() => void>();

const show = (data: readonly string[] | undefined, error: Error | null, none?: string) =>
  render(
    <Fetched query={{ data, error, refetch }} coming="Coming" none={none}>
      {(rows) => `Here: ${rows.join()}`}
    </Fetched>,
  ).container.textContent;

test('what is fetched for the first time shows the shape of what comes', () => {
  expect(show(undefined, null)).toBe('Coming');
});

test('what could not be fetched says why, with a button to try again', () => {
  expect(show(undefined, failed)).toContain(failed.message);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('data that could not be fetched again stays', () => {
  expect(show(['a'], failed, 'None')).toBe('Here: a');
});

test('an empty list says that there is nothing', () => {
  expect(show([], null, 'None')).toBe('None');
});

test('an empty list that could not be fetched again does not say that there is nothing', () => {
  expect(show([], failed, 'None')).toContain(failed.message);
});

test('an empty list is shown like any list where the page has no words for it', () => {
  expect(show([], failed)).toBe('Here: ');
});
