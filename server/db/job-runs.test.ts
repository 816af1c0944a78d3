import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { claimRun } from './job-runs.ts';

const t = useApp();
const claim = (name = 'sweep') => claimRun(t.database, name, 60_000);

test('of many processes that wake up at once, one runs the job', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim('another')).toBe(true);
});

test('a job runs again when its period is over, and when the clock has been set back', async () => {
  expect([await claim(), await claim()]).toEqual([true, false]);
  const shift = (by: string) =>
    t.database.query(`update job_runs set started_at = started_at + interval '${by}'`);
  await shift('-59 seconds');
  expect(await claim()).toBe(false);
  await shift('-2 seconds');
  expect(await claim()).toBe(true);
  await shift('1 hour');
  expect(await claim()).toBe(true);
});
