import sharp from 'sharp';
import { demoOperator } from '#contract/demo.ts';
import { retention } from '#domain/retention.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Db } from '../db/db.ts';

/** A made-up card: bars for the words, drawn without letters, which some machines have no fonts for. */
const drawSpecimen = (side: 'aadharFront' | 'aadharBack', hue: number): Promise<Buffer> => {
  const bar = (x: number, y: number, width: number, opacity = 0.55) =>
    `<rect x="${x}" y="${y}" width="${width}" height="20" rx="10" fill="#3b4a47" opacity="${opacity}"/>`;
  const face = `<rect x="60" y="150" width="170" height="215" rx="12" fill="hsl(${hue} 45% 84%)"/>
    <circle cx="145" cy="232" r="46" fill="hsl(24 42% 58%)"/>
    <path d="M99 226a46 46 0 0 1 92 0q-46-30-92 0" fill="#2b211c"/>
    <path d="M75 365q4-80 70-80t70 80z" fill="hsl(${hue} 55% 42%)"/>`;
  const squares = Array.from({ length: 81 }, (_, n) => {
    const on = (n * 7 + Math.floor(n / 9) * hue) % 5 < 2;
    return on
      ? `<rect x="${560 + (n % 9) * 18}" y="${160 + Math.floor(n / 9) * 18}" width="18" height="18"/>`
      : '';
  }).join('');
  const front = `${face}${bar(270, 170, 260)}${bar(270, 215, 190, 0.35)}${bar(270, 260, 120, 0.35)}`;
  const back = `${bar(60, 165, 120)}${bar(60, 210, 300, 0.35)}${bar(60, 250, 260, 0.35)}${bar(60, 290, 200, 0.35)}<g fill="#3b4a47">${squares}</g>`;
  const number = [0, 1, 2].map((group) => bar(230 + group * 120, 415, 96)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">
    <rect width="800" height="500" rx="28" fill="#fbf7ef"/>
    <path d="M0 28a28 28 0 0 1 28-28h744a28 28 0 0 1 28 28v72H0z" fill="#f0e2c8"/>
    ${bar(60, 40, 300, 0.3)}${side === 'aadharFront' ? front : back}${number}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
};

const sides = ['aadharFront', 'aadharBack'] as const;
const waiting = 3;
/** So many cards are drawn; the rest are sealed copies of them. */
const specimens = 4;

const demo = `email like '%@demo.localhands.example'`;

/**
 * Demo people are verified, but for a few who have just applied (one of them anew, after a suspension), one who was
 * refused and one suspended; all of them have sent images. Once is enough.
 */
export const addDemoVerification = async (db: Db, keys: Keys): Promise<void> => {
  await addImages(db, keys);
  const done = await db.query(
    `select 1 from handymen where ${demo} and verified_at is not null limit 1`,
  );
  if (done.length > 0) return;
  await db.query(
    `update handymen set verification = 'verified', verified_at = created_at + interval '1 day',
       verification_asked_at = null where ${demo}`,
  );
  // Those who have never worked, away from the demo customer, whose list stays as it is.
  const fresh = await db.query<{ id: string }>(
    `select id from handymen where ${demo} and jobs_done = 0 and area not like '%Pune'
     order by md5(email) limit $1::int`,
    [waiting + 2],
  );
  for (const [n, { id }] of fresh.entries()) {
    await db.query(
      `update handymen set verification = 'applied', verified_at = null,
         created_at = now() - $2::int * interval '95 minutes',
         verification_asked_at = now() - $2::int * interval '95 minutes' where id = $1`,
      [id, n + 1],
    );
  }
  const [newest] = fresh;
  if (newest) await holdDemo(db, newest.id);
  const [refused, suspended] = fresh.slice(waiting);
  if (refused) await refuseDemo(db, refused.id);
  if (suspended) await suspendDemo(db, suspended.id);
};

const addImages = async (db: Db, keys: Keys): Promise<void> => {
  const people = await db.query<{ id: string }>(
    `select id from handymen h where ${demo}
       and not exists (select 1 from aadhaar_images a where a.handyman_id = h.id)
     order by email`,
  );
  if (people.length === 0) return;
  for (const side of sides) {
    const drawn = await Promise.all(
      Array.from({ length: specimens }, (_, n) => drawSpecimen(side, 40 + n * 70)),
    );
    const rows = people.map(({ id }, n) => ({
      id,
      sealed: keys.seal(drawn[n % specimens] ?? Buffer.alloc(0)).toString('hex'),
    }));
    await db.query(
      `insert into aadhaar_images (handyman_id, side, sealed)
       select id, $2, decode(sealed, 'hex') from json_to_recordset($1::json) as r(id uuid, sealed text)
       on conflict (handyman_id, side) do nothing`,
      [JSON.stringify(rows), side],
    );
  }
};

const threat = 'Has threatened a customer who would not pay in cash.';

/** One applicant matches an account that was suspended before. */
const holdDemo = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `with suspended as (
       insert into suspensions (reason, suspended_at, forget_at)
       values ($2, now() - interval '40 days', now() + ${retention.suspensionDays - 40} * interval '1 day')
       returning id
     ), marked as (
       insert into suspension_marks (suspension_id, kind, hash)
       select s.id, 'aadhaar', h.aadhaar_hash from suspended s, handymen h where h.id = $1
     )
     insert into suspension_matches (handyman_id, suspension_id, same)
     select $1, s.id, array['aadhaar'] from suspended s`,
    [id, threat],
  );
  await db.query('update handymen set held = true, listed = false where id = $1', [id]);
};

const blurred = 'The image of the back is too blurred to read. Please send a sharper one.';

const refuseDemo = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update handymen set verification = 'refused', verification_reason = $2,
       verification_asked_at = null where id = $1`,
    [id, blurred],
  );
  await addDecision(db, id, { action: 'refuse_professional', after: 'refused', reason: blurred });
};

const missed = 'Two customers waited for you this week, and you did not come or write.';
const excuse = 'My mother was in hospital and my phone was off. It will not happen again.';

/** A suspended professional whose answer waits for an operator. */
const suspendDemo = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update handymen set verification = 'suspended', verification_reason = $2,
       verification_answer = $3, verification_asked_at = now() - interval '40 minutes'
     where id = $1`,
    [id, missed, excuse],
  );
  await addDecision(db, id, { action: 'suspend_professional', after: 'suspended', reason: missed });
};

type Decided = { readonly action: string; readonly after: string; readonly reason: string };

const addDecision = async (db: Db, id: string, { action, after, reason }: Decided) => {
  await db.query(
    `insert into audit_log (operator_id, action, subject_kind, subject_id, reason, details)
     select id, $2::text, 'handyman', $3::text, $4::text,
       jsonb_build_object('before', 'applied', 'after', $5::text)
     from operators where email = $1`,
    [demoOperator.email, action, id, reason, after],
  );
};
