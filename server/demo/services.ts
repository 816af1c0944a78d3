import { demoHandyman } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

/** §27: two who offer a second service: the demo's plumber is an electrician too, and a handy man of the same city a carpenter. */
export const addDemoServices = async (db: Db): Promise<void> => {
  await db.query(`update handymen set also = '{2}' where email = $1`, [demoHandyman.email]);
  await db.query(
    `update handymen set also = '{5}' where id = any(array(
       select id from handymen
       where service = 4 and area like '%Pune' and email like '%@demo.localhands.example'
       order by email limit 1))`,
  );
};
