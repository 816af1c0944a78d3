import { demoHandyman } from '#contract/demo.ts';
import { weekOf } from '#domain/hours.ts';
import type { Stretch, Week, WeekDays } from '#domain/hours.ts';
import type { Db } from '../db/db.ts';

const from = (first: number, last: number): Stretch => ({ from: first * 60, to: last * 60 });

const days = (weekday: readonly Stretch[], saturday = weekday, sunday: readonly Stretch[] = []) =>
  [...Array.from({ length: 5 }, () => weekday), saturday, sunday] as const;

/**
 * §27: how the demo's people work, in turn. Half of them have not said how far they go, so that the list for now is
 * nowhere empty.
 */
const ways: readonly { readonly days: WeekDays; readonly radius: number | null }[] = [
  { days: days([from(9, 19)]), radius: 20 },
  { days: days([from(7, 15)]), radius: null },
  { days: days([from(9, 13), from(15, 20)]), radius: 25 },
  { days: days([from(8, 20)], [from(8, 20)], [from(10, 16)]), radius: null },
  { days: days([from(16, 22)], [from(9, 19)], [from(9, 19)]), radius: 12 },
  { days: days([from(10, 18)], []), radius: null },
];

/** A long lunch on Wednesdays, and short Saturdays. */
const ofDemoHandyman: WeekDays = days([from(9, 19)], [from(9, 15)]).with(2, [
  from(9, 13),
  from(15, 19),
]);

type Row = { readonly id: string; readonly week: Week; readonly radius: number | null };

/** Also where the demo was made by a release that had no hours; what has been set since stays. */
export const addDemoWeeks = async (db: Db): Promise<void> => {
  const people = await db.query<{ id: string; email: string; said: boolean }>(
    `select id, email, radius_km is not null as said from handymen
     where email = $1 or email like '%@demo.localhands.example' order by email`,
    [demoHandyman.email],
  );
  if (people.some(({ said }) => said)) return;
  const rows = people.map(({ id, email }, n): Row => {
    const way = ways[n % ways.length];
    return email === demoHandyman.email || !way
      ? { id, week: weekOf(ofDemoHandyman), radius: 8 }
      : { id, week: weekOf(way.days), radius: way.radius };
  });
  await db.query(
    `update handymen h set week = r.week::bit(336), radius_km = r.radius
     from json_to_recordset($1::json) as r(id uuid, week text, radius smallint) where h.id = r.id`,
    [JSON.stringify(rows)],
  );
  await addDaysOff(db, people);
};

/** The demo's professional has a day off in nine days; every twelfth of the others tomorrow. */
const addDaysOff = async (
  db: Db,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<void> => {
  const rows = people.flatMap(({ id, email }, n) => {
    if (email === demoHandyman.email) return [{ id, days: 9 }];
    return n % 12 === 0 ? [{ id, days: 1 }] : [];
  });
  await db.query(
    `insert into time_off (handyman_id, starts_at, ends_at)
     select r.id, (d.day + r.days)::timestamp at time zone 'Asia/Kolkata', (d.day + r.days + 1)::timestamp at time zone 'Asia/Kolkata'
     from json_to_recordset($1::json) as r(id uuid, days int),
       (select (now() at time zone 'Asia/Kolkata')::date as day) d`,
    [JSON.stringify(rows)],
  );
};
