import type { Database, Db } from '../db/db.ts';

/** The functions of triggers that refuse a change, or count it. */
const triggered = ['refuse_change', 'refuse_audit_change', 'count_time_change'];

const passing = `begin
  if current_setting('tests.own_changes', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;`;

/**
 * For the template that test files get copies of: rows that the product never changes can be changed and deleted in a
 * transaction that says so. To turn the triggers off and on instead would make the database plan every statement anew.
 */
export const letTestsChangeRows = async (database: Database): Promise<void> => {
  for (const name of triggered) {
    const [row] = await database.query<{ text: string }>(
      'select pg_get_functiondef($1::regproc) as text',
      [name],
    );
    await database.exec(database, row?.text.replace(/\bbegin\b/i, passing) ?? '');
  }
};

export const ownChanges = `set_config('tests.own_changes', 'on', true)`;

/** A transaction in which those triggers do nothing. */
export const changingRows = (
  database: Database,
  work: (db: Db) => Promise<unknown>,
): Promise<void> =>
  database.transaction(async (db) => {
    await db.query(`select ${ownChanges}`);
    await work(db);
  });
