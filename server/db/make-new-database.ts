import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

/** What a first start begins with: every table, without accounts. Run by the build. */
export const makeNewDatabase = async (folder: string): Promise<void> => {
  const database = await openPglite({ folder });
  await migrate(database);
  await database.close();
};
