import { expect, test } from 'vitest';
import { unansweredPercent } from './today.ts';

test.each([
  [{ accepted: 0, declined: 0, unanswered: 0 }, null],
  [{ accepted: 2, declined: 0, unanswered: 1 }, 33.3],
  [{ accepted: 0, declined: 1, unanswered: 1 }, 50],
  [{ accepted: 7, declined: 3, unanswered: 0 }, 0],
])('§14 of %o nobody answered %s percent', (answers, percent) => {
  expect(unansweredPercent(answers)).toBe(percent);
});
