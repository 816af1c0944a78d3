import type { Db } from '../db/db.ts';
import { columns, joined } from './store.ts';
import type { Author, TicketRow } from './store.ts';

const openAlarm =
  (hold: 'for no key update of t' | '') =>
  async (db: Db, { role, id }: Author, bookingId: string): Promise<TicketRow | undefined> => {
    const [row] = await db.query<TicketRow>(
      `select ${columns} from tickets t ${joined}
       where t.booking_id = $1 and t.${role}_id = $2 and t.category = 'sos' and t.state <> 'closed'
       ${hold}`,
      [bookingId, id],
    );
    return row;
  };

/** The alarm of this person that no operator has closed yet. */
export const findOpenAlarm = openAlarm('');
/** The same, locked until the end of the transaction. */
export const holdOpenAlarm = openAlarm('for no key update of t');

/** The newest place of an author who presses again. */
export const moveAlarm = async (
  db: Db,
  id: string,
  { lat, long }: { readonly lat: number; readonly long: number },
): Promise<void> => {
  await db.query(`update tickets set lat = $2, long = $3 where id = $1 and state <> 'closed'`, [
    id,
    lat,
    long,
  ]);
};

/** Whether the press with this key has raised this alarm, or opened it again. */
export const isPressOf = async (db: Db, id: string, key: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from tickets where id = $1 and key = $2
     union all select 1 from ticket_messages where ticket_id = $1 and key = $2`,
    [id, key],
  );
  return rows.length > 0;
};
