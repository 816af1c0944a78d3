import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeDraft } from './draft.ts';

const nothing = { name: '', password: '' };
const begin = () => makeDraft('form', nothing, ['password']);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

test('what was filled in is there after a reload, without the secret', () => {
  const before = begin();
  before.keep({ name: 'Meena' });
  before.keep({ password: 'seven green parrots' });
  expect(before.read()).toEqual({ name: 'Meena', password: 'seven green parrots' });
  expect(begin().read()).toEqual({ name: 'Meena', password: '' });
});

test('a secret is never written down', () => {
  begin().keep({ name: 'Meena', password: 'seven green parrots' });
  expect(sessionStorage.getItem('form')).not.toContain('parrots');
});

test('a finished form leaves nothing behind', () => {
  const draft = begin();
  draft.keep({ name: 'Meena' });
  draft.drop();
  expect(begin().read()).toEqual(nothing);
});

test('something unreadable in its place is an empty form', () => {
  sessionStorage.setItem('form', 'not json');
  expect(begin().read()).toEqual(nothing);
});

test('a browser that keeps nothing still remembers while the page is open', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('Access denied');
    },
    setItem: () => {
      throw new Error('Access denied');
    },
  });
  const draft = begin();
  draft.keep({ name: 'Meena' });
  expect(draft.read().name).toBe('Meena');
});
