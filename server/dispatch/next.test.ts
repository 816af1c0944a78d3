import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { askAround, inARow, readDispatch, stopAskingAround } from '../testing/dispatch.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

test('says how many would be asked next: no more than there are within reach', async () => {
  const asha = await t.user();
  await inARow(t, 4);
  await t.handyman({ lat: pune.lat + 0.3 });
  const id = await askAround(asha);
  expect((await readDispatch(asha, id)).next).toBe(1);
  await t.passMinutes(1);
  await t.runJobs();
  expect(await readDispatch(asha, id)).toMatchObject({ wave: 2, asked: 4, next: 0 });
  await stopAskingAround(asha, id);
  expect(await readDispatch(asha, id)).toMatchObject({ state: 'stopped', next: 0 });
});
