import { demoUser } from '#contract/demo.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Db } from '../db/db.ts';

const home = 'Flat 12, Sai Heights, behind the Ganesh temple';

const kept = [
  { kind: 'home', address: home, lat: 18.5074, long: 73.8077 },
  { kind: 'work', address: '3rd floor, Tower B, Baner Road', lat: 18.5601, long: 73.7812 },
] as const;

const doors = [
  'Flat 302, Green Park Society, near the water tank',
  'बंगला नंबर 7, शिव मंदिर के सामने',
  'House 45, second lane, blue gate',
  'Flat 9, Laxmi Niwas, above the chemist',
  'फ़्लैट 104, सरस्वती अपार्टमेंट, बस स्टॉप के पास',
  'B-18, Shanti Nagar, ring the lower bell',
];

const notes: Readonly<Partial<Record<ServiceId, readonly string[]>>> = {
  1: ['Two rooms and the kitchen. We have a cat.', 'घर में मेहमान आ रहे हैं, रसोई पहले।'],
  2: ['The fan in the hall makes a noise.', 'बाथरूम का गीज़र चालू नहीं होता।'],
  3: ['Old papers and two boxes, third floor without a lift.'],
  4: ['A curtain rail has come off the wall.', 'दरवाज़े की घंटी और एक शेल्फ़ लगाना है।'],
  5: ['The wardrobe door hangs.', 'पलंग का एक पाया हिल रहा है।'],
  6: ['The kitchen tap drips.', 'बेसिन का पानी धीरे जाता है।', 'Low pressure in the shower.'],
};

type Booked = { id: string; service: ServiceId; email: string; customer: number };

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** §17: two saved addresses of the demo's customer, and what most of the demo's people wrote with their bookings. */
export const addDemoAddresses = async (db: Db): Promise<void> => {
  const [there] = await db.query<{ made: boolean }>(
    `select exists (select 1 from addresses a where a.user_id = u.id)
       or exists (select 1 from visit_details d join bookings b on b.id = d.booking_id
         where b.user_id = u.id) as made
     from users u where u.email = $1`,
    [demoUser.email],
  );
  if (!there || there.made) return;
  await db.query(
    `insert into addresses (user_id, kind, address, lat, long, used_at)
     select u.id, a.kind, a.address, a.lat, a.long, now() - a.days * interval '1 day'
     from users u, json_to_recordset($2::json)
       as a(kind text, address text, lat float8, long float8, days int)
     where u.email = $1`,
    [demoUser.email, JSON.stringify(kept.map((one, at) => ({ ...one, days: 1 + at })))],
  );
  const booked = await db.query<Booked>(
    `select b.id, b.service, u.email, dense_rank() over (order by u.email)::int as customer from bookings b join users u on u.id = b.user_id
     where u.email = $1 or u.email like '%@demo.localhands.example' order by b.created_at, b.id`,
    [demoUser.email],
  );
  const rows = booked.map(({ id, service, email, customer }, n) => ({
    id,
    // Every customer has one door, and some never say which.
    address: email === demoUser.email ? home : customer % 4 === 3 ? null : nth(doors, customer),
    note: email !== demoUser.email && n % 3 === 2 ? null : nth(notes[service] ?? [], n),
  }));
  await db.query(
    `insert into visit_details (booking_id, address, note)
     select id, address, note from json_to_recordset($1::json) as r(id uuid, address text, note text)
     where coalesce(address, note) is not null
     on conflict (booking_id) do nothing`,
    [JSON.stringify(rows)],
  );
};
