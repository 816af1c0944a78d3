import { gridStarts } from '#domain/slots.ts';
import { acceptNotification, createNotification, getBooking } from '#contract/booking.ts';
import type { Db } from '../db/db.ts';
import type { TestApp } from './app.ts';
import { pune } from './people.ts';
import type { Person } from './people.ts';

export const minute = 60_000;

/** Every professional works all week: for tests that are not about hours. */
export const alwaysAtWork = async (db: Db): Promise<void> => {
  await db.query(`update handymen set week = '${'1'.repeat(336)}'::bit(336)`);
};

/** The first start that can be asked for, at least `hours` from now. */
export const startIn = (hours: number): number =>
  gridStarts(Date.now()).find((start) => start >= Date.now() + hours * 60 * minute) ?? 0;

export const at = (start: number) => ({ startsAt: new Date(start).toISOString() });

export const laterForm = (customer: Person, handyman: Person, start: number) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
  ...at(start),
});

/** A visit that Asha asked for and Ravi agreed to, so many hours ahead. */
export const agreedVisit = async (t: TestApp, hours = 30) => {
  const [asha, ravi] = [await t.user(), await t.handyman({ name: 'Ravi' })];
  await alwaysAtWork(t.database);
  const start = startIn(hours);
  const { notification_id: id } = await asha.send(createNotification, laterForm(asha, ravi, start));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { asha, ravi, start, id, at: { params: { id } } };
};

/** The same, so many minutes before it begins; within the day of a session. */
export const soon = async (t: TestApp, minutes = 60) => {
  const visit = await agreedVisit(t, Math.max(3, Math.ceil(minutes / 60) + 1));
  await t.passMinutes(Math.round((visit.start - Date.now()) / minute) - minutes);
  const { startsAt } = await visit.asha.send(getBooking, {}, visit.at);
  return { ...visit, start: Date.parse(startsAt ?? '') };
};

/** Pairs of agreed visits of one professional that overlap: there are never any. */
export const overlaps = async (db: Db): Promise<number> => {
  const active = `('accepted', 'on_the_way', 'arrived', 'started')`;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from bookings a join bookings b
     on a.handyman_id = b.handyman_id and a.id < b.id and a.planned && b.planned
     where a.state in ${active} and b.state in ${active}`,
  );
  return row?.count ?? 0;
};
