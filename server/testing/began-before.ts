import type { Db } from '../db/db.ts';

/** The answer of a transaction that began before another change was made, and reads after it. */
export const beganBefore = async <T>(
  db: Db,
  first: () => Promise<unknown>,
  then: (inside: Db) => Promise<T>,
): Promise<T> => {
  let [begun, done] = [() => {}, () => {}];
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isDone = new Promise<void>((resolve) => {
    done = resolve;
  });
  const late = db.transaction(async (inside) => {
    await inside.query('select 1');
    begun();
    await isDone;
    return then(inside);
  });
  await isBegun;
  try {
    await first();
  } finally {
    done();
  }
  return late;
};
