import type { ServiceId } from '#domain/catalogue.ts';
import type { Db } from '../db/db.ts';

export type ServicesRow = { service: ServiceId; also: ServiceId[] };

/** A request comes after a change or before it: both hold this lock, a request by `lockParties`. */
export const lockServices = async (
  db: Db,
  handymanId: string,
): Promise<ServicesRow | undefined> => {
  const [row] = await db.query<ServicesRow>(
    `select service, also from handymen where id = $1 and deleted_at is null for no key update`,
    [handymanId],
  );
  return row;
};

/** Behind `lockServices`. */
export const putServices = async (
  db: Db,
  handymanId: string,
  also: readonly ServiceId[],
): Promise<void> => {
  await db.query('update handymen set also = $2::smallint[] where id = $1', [handymanId, also]);
};
