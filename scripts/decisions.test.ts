import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('docs/decisions').toSorted();

test('decisions are numbered one after another', () => {
  const numbers = files.map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, n) => n + 1));
});

test.each(files)(
  '%s says its number, its date, its status, why, what, and what follows',
  (file) => {
    const text = readFileSync(`docs/decisions/${file}`, 'utf8');
    expect(text).toMatch(
      new RegExp(
        `^# ${file.slice(0, 3)}: .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\. Status: (accepted|replaced)`,
      ),
    );
    expect(
      [...text.matchAll(/^## (Context|Decision|Consequences)$/gm)].map(([, name]) => name),
    ).toEqual(['Context', 'Decision', 'Consequences']);
  },
);
