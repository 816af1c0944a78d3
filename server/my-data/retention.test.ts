import { expect, test } from 'vitest';
import { retention } from '#domain/retention.ts';
import { useApp } from '../testing/app.ts';
import { askWithPhotos, photoWithPlace } from '../testing/tickets.ts';

const t = useApp();

const photosLeft = async (): Promise<number> => {
  await t.runJobs();
  const [row] = await t.database.query<{ left: number }>(
    'select count(*)::int as left from ticket_photos',
  );
  return row?.left ?? 0;
};
const age = (days: number) =>
  t.database.query(`update tickets set changed_at = now() - $1::int * interval '1 day'`, [days]);

test('§23 photos of a ticket go a year after its last word; one that waits for us keeps them', async () => {
  const asha = await t.user();
  await askWithPhotos(asha, [await photoWithPlace(), await photoWithPlace()]);
  await age(retention.ticketPhotoDays + 1);
  expect(await photosLeft()).toBe(2);
  await t.database.query(`update tickets set state = 'answered'`);
  await age(retention.ticketPhotoDays - 1);
  expect(await photosLeft()).toBe(2);
  await age(retention.ticketPhotoDays + 1);
  expect(await photosLeft()).toBe(0);
});
