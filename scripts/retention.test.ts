import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retention } from '#domain/retention.ts';

const page = readFileSync('docs/retention.md', 'utf8');

test('docs/retention.md names every period of domain/retention.ts', () => {
  const units = { Hours: 'hour', Days: 'day', Minutes: 'minute' } as const;
  const missing = Object.entries(retention).filter(([name, value]) => {
    const unit = units[/(Hours|Days|Minutes)$/.exec(name)?.[1] as keyof typeof units];
    return !page.includes(`${value} ${unit}${value === 1 ? '' : 's'}`);
  });
  expect(missing).toEqual([]);
});
