import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** Where a picture is, and what it is called in the file that its owner gets. */
export type PictureRow = {
  kind: 'portrait' | 'document' | 'chat' | 'ticket';
  id: string;
  part: string;
  file: string;
};

/** Far more than one account can have sent. */
const most = 5_000;

const own = `
  select 'portrait' as kind, handyman_id::text as id, '' as part, 'portrait' as file
  from handyman_photos where handyman_id = $1
  union all
  select 'document', handyman_id::text, side, 'documents/' || side
  from aadhaar_images where handyman_id = $1
  union all`;

const sent = (role: Party) => `
  select 'chat' as kind, p.booking_id::text as id, p.number::text as part,
    'chat/' || i.number || '-' || p.number as file
  from chat_pictures p join chat_messages m on m.booking_id = p.booking_id and m.number = p.number
    join bookings b on b.id = p.booking_id join bills i on i.booking_id = b.id
  where b.${role}_id = $1 and m.author = '${role}'
  union all
  select 'ticket', t.id::text, p.position::text, 'tickets/' || t.number || '-' || p.position
  from ticket_photos p join tickets t on t.id = p.ticket_id where t.${role}_id = $1`;

const listed: Readonly<Record<Party, string>> = {
  user: `${sent('user')} order by file limit ${most}`,
  handyman: `${own} ${sent('handyman')} order by file limit ${most}`,
};

/** Which there are; they are fetched one by one. */
export const listPictures = (db: Db, role: Party, id: string): Promise<PictureRow[]> =>
  db.query<PictureRow>(listed[role], [id]);

const contents = {
  portrait: `select image as content, false as sealed from handyman_photos
    where handyman_id = $1::uuid and $2::text = ''`,
  document: `select sealed as content, true as sealed from aadhaar_images
    where handyman_id = $1::uuid and side = $2::text`,
  chat: `select sealed as content, true as sealed from chat_pictures
    where booking_id = $1::uuid and number = $2::text::int`,
  ticket: `select sealed as content, true as sealed from ticket_photos
    where ticket_id = $1::uuid and position = $2::text::smallint`,
} as const satisfies Record<PictureRow['kind'], string>;

/** Nothing for one that was deleted since it was listed. */
export const findContent = async (db: Db, { kind, id, part }: PictureRow) => {
  const [row] = await db.query<{ content: Uint8Array; sealed: boolean }>(contents[kind], [
    id,
    part,
  ]);
  return row;
};
