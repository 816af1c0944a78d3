import sharp from 'sharp';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import type { QuickReply } from '#domain/chat.ts';
import type { Party } from '#domain/role.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Db } from '../db/db.ts';

/** A tap that drips, as a phone would show it. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675">
  <rect width="900" height="675" fill="#dfe9ec"/><rect y="470" width="900" height="205" fill="#9db4ba"/>
  <rect x="120" y="120" width="90" height="300" rx="20" fill="#7d908d"/>
  <path d="M200 190h300a90 90 0 0 1 90 90v60h-90v-50a10 10 0 0 0-10-10H200z" fill="#8fa3a0"/>
  <rect x="270" y="110" width="150" height="44" rx="22" fill="#b45309"/>
  <rect x="330" y="140" width="30" height="60" fill="#6b7f7c"/>
  <path d="M545 370c26 40 30 52 30 64a30 30 0 0 1-60 0c0-12 4-24 30-64z" fill="#4aa3d8"/>
  <ellipse cx="545" cy="560" rx="120" ry="22" fill="#7fb6d6"/></svg>`;

type Line = {
  readonly from: Party;
  /** After the accept. */
  readonly minute: number;
  readonly text?: string;
  readonly quick?: QuickReply;
  readonly picture?: true;
};

const atTheGate: readonly Line[] = [
  { from: 'user', minute: 1, text: 'Hello! The second gate is open, the first one is locked.' },
  { from: 'handyman', minute: 3, text: 'Good, I come by scooter. Which floor is it?' },
  { from: 'user', minute: 4, text: 'Third floor, the lift works today 🙂' },
  { from: 'handyman', minute: 16, quick: 'at_the_gate' },
  { from: 'user', minute: 17, quick: 'ring_the_bell' },
  { from: 'handyman', minute: 74, quick: 'thank_you' },
];

const drippingTap: readonly Line[] = [
  { from: 'user', minute: 1, text: 'It is the tap in the kitchen. It drips from here:' },
  { from: 'user', minute: 2, picture: true },
  { from: 'handyman', minute: 4, text: 'I see. I bring a washer and a new spout, just in case.' },
  { from: 'handyman', minute: 12, quick: 'late_ten' },
  { from: 'user', minute: 13, text: 'No problem, we are at home.' },
  { from: 'user', minute: 95, text: 'It is dry since you left. Thank you very much!' },
];

/** One conversation of the demo customer and one of the demo professional. Doing it again changes nothing. */
export const addDemoChats = async (db: Db, keys: Keys): Promise<void> => {
  await addChat(db, keys, 'user', demoUser.email, atTheGate);
  await addChat(db, keys, 'handyman', demoHandyman.email, drippingTap);
};

const tables = { user: 'users', handyman: 'handymen' } as const;

const addChat = async (
  db: Db,
  keys: Keys,
  role: Party,
  email: string,
  lines: readonly Line[],
): Promise<void> => {
  const [booking] = await db.query<{ id: string }>(
    `select b.id from bookings b join ${tables[role]} p on p.id = b.${role}_id
     where p.email = $1 and b.state = 'done'
       and not exists (
         select 1 from chats c join bookings o on o.id = c.booking_id where o.${role}_id = p.id)
     order by b.created_at desc limit 1`,
    [email],
  );
  if (!booking) return;
  await db.query('insert into chats (booking_id, messages, pictures) values ($1, $2, $3)', [
    booking.id,
    lines.length,
    lines.filter((line) => line.picture).length,
  ]);
  for (const [index, line] of lines.entries()) {
    await db.query(
      `insert into chat_messages (booking_id, number, author, key, text, quick, picture, at)
       select b.id, $2, $3, gen_random_uuid(), $4, $5, $6,
         b.created_at + (2 + $7::int) * interval '1 minute'
       from bookings b where b.id = $1`,
      [
        booking.id,
        index + 1,
        line.from,
        line.text ?? null,
        line.quick ?? null,
        line.picture ?? false,
        line.minute,
      ],
    );
    if (line.picture) await addDemoPicture(db, keys, booking.id, index + 1);
  }
  await addSides(db, booking.id, lines);
};

const addDemoPicture = async (db: Db, keys: Keys, id: string, number: number): Promise<void> => {
  const drawn = await sharp(Buffer.from(picture)).webp().toBuffer();
  await db.query('insert into chat_pictures (booking_id, number, sealed) values ($1, $2, $3)', [
    id,
    number,
    keys.seal(drawn),
  ]);
};

/** Each has read all but a word of thanks that came later. */
const addSides = async (db: Db, bookingId: string, lines: readonly Line[]): Promise<void> => {
  for (const role of ['user', 'handyman'] as const) {
    const theirs = lines.flatMap((line, index) => (line.from === role ? [] : [index + 1]));
    const newest = theirs.at(-1) ?? 0;
    const unread = (lines[newest - 1]?.minute ?? 0) > 90;
    await db.query(
      `insert into chat_sides (booking_id, role, account_id, newest, read_up_to)
       select b.id, $2::text, case when $2::text = 'user' then b.user_id else b.handyman_id end, $3, $4
       from bookings b where b.id = $1`,
      [bookingId, role, newest, unread ? (theirs.at(-2) ?? 0) : newest],
    );
  }
};
