import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `server/${file.replaceAll('\\', '/')}`);

/** From an opened bracket to the one that closes it. */
const bracket = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
};

/**
 * Rows that are locked and limited inside `in (…)` or `from (…)`: where the planner joins by a nested loop it asks for
 * them again and again, passes over those that the statement has changed by then, and takes more than the limit.
 * `= any(array(…))` and `with … as materialized (…)` ask once.
 */
const takesAnew = (text: string): string[] =>
  [...text.matchAll(/\b(?:in|from|join) \((?=\s*select\b)/g)]
    .map(({ index, 0: found }) => bracket(text, index + found.length - 1))
    .filter((inner) => /\blimit\b[^()]*\bfor (?:no key )?update\b/.test(inner));

test('a statement that takes a batch asks once which rows are in it', () => {
  const found = files.filter((file) => takesAnew(readFileSync(file, 'utf8')).length > 0);
  expect(found).toEqual([]);
  expect(takesAnew('delete from a where id in (select id from a limit 5 for update)')).not.toEqual(
    [],
  );
});
