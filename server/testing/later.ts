import { gridStarts } from '#domain/slots.ts';
import type { Db } from '../db/db.ts';
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
