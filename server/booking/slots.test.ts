import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification, getNotification } from '#contract/booking.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { getAllHandyman, setAvailability } from '#contract/handyman.ts';
import { listSlots } from '#contract/slots.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, at, laterForm, minute, startIn } from '../testing/later.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const agreed = async (hours = 30) => {
  const [asha, ravi] = [await t.user(), await t.handyman({ name: 'Ravi' })];
  await alwaysAtWork(t.database);
  const start = startIn(hours);
  const { notification_id: id } = await asha.send(createNotification, laterForm(asha, ravi, start));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { asha, ravi, start, id, at: { params: { id } } };
};

describe('§27 who can come then', () => {
  const query = (start: number) => ({
    service: 'Plumber',
    ...pune,
    at: new Date(start).toISOString(),
  });

  test('lists the free ones nearest first, also who is offline, and not who has a visit then', async () => {
    const { ravi, start } = await agreed(30);
    const near = await t.handyman({ name: 'Near' });
    await near.send(setAvailability, { online: false });
    await alwaysAtWork(t.database);
    const [neha] = [await t.user()];
    const ids = async (when: number) =>
      (await neha.send(getAllHandyman, {}, { query: query(when) })).map(
        ({ handyman_id }) => handyman_id,
      );
    expect(await ids(start)).toEqual([near.id]);
    expect((await ids(start + 120 * minute)).toSorted()).toEqual([ravi.id, near.id].toSorted());
  });

  test('the days say each start with how many can come, and the earliest', async () => {
    const { start } = await agreed(30);
    await t.handyman();
    await alwaysAtWork(t.database);
    const neha = await t.user();
    const { days, earliest, slotMinutes } = await neha.send(
      listSlots,
      {},
      { query: { service: 'Plumber', ...pune } },
    );
    const starts = days.flatMap((day) => day.starts);
    expect([days.length, slotMinutes]).toEqual([14, 60]);
    expect(earliest).toBe(starts[0]?.at);
    const people = (when: number) =>
      starts.find((one) => one.at === new Date(when).toISOString())?.people;
    expect([people(start), people(start + 90 * minute)]).toEqual([1, 2]);
  });

  test('one professional’s times are for customers who are logged in', async () => {
    const ravi = await t.handyman();
    const one = { query: { handyman_id: ravi.id } };
    expect(await t.client().try(listSlots, {}, one)).toMatchObject({ status: 401 });
    const asha = await t.user();
    expect((await asha.send(listSlots, {}, one)).days).toHaveLength(14);
  });

  test('any professional: those who can come then are asked for ten minutes, and the first yes has it', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const start = startIn(30);
    const form = { ...pune, service: 'Plumber', ...at(start) };
    const begun = await asha.send(startDispatch, form);
    expect(begun).toMatchObject({ asked: 1, ...at(start) });
    expect(Date.parse(begun.nextWaveAt ?? '') - Date.parse(begun.createdAt)).toBe(10 * minute);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const [job] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect(job).toMatchObject({ state: 'accepted', ...at(start) });
    const neha = await t.user();
    expect(await neha.try(startDispatch, form)).toMatchObject({ body: { code: 'nobody_free' } });
  });
});
