import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { beganBefore } from '../testing/began-before.ts';
import { claimRun } from './job-runs.ts';

const t = useApp();

test('who began to ask before the one that runs the job does not run it too', async () => {
  const first = async () => expect(await claimRun(t.database, 'sweep', 60_000)).toBe(true);
  const late = await beganBefore(t.database, first, (db) => claimRun(db, 'sweep', 60_000));
  expect(late).toBe(false);
});
