import type { Language } from '#domain/language.ts';
import { parameters } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { listedColumns, listedJoins } from './booking-store.ts';
import type { ListedRow } from './booking-store.ts';

export type CustomerRow = {
  id: string;
  username: string;
  email: string;
  contact_number: string;
  created_at: Date;
  exact_created_at: string;
  /** The value that the list is sorted by. */
  folded: string;
  bookings: number;
  last_booking_at: Date | null;
};

type Sort = 'newest' | 'oldest' | 'name';

/** Where a page ended: the last row's time or name, and its id. */
type After = { readonly value: string; readonly id: string };

/** Bookings are counted up to this number. */
const mostCounted = 100;

const sorts = {
  newest: {
    order: 'u.created_at desc, u.id desc',
    beyond: '(u.created_at, u.id) <',
    type: 'timestamptz',
  },
  oldest: { order: 'u.created_at, u.id', beyond: '(u.created_at, u.id) >', type: 'timestamptz' },
  name: { order: 'lower(u.username) using ~<~, u.id', beyond: '', type: 'text' },
} as const;

/** Names are compared byte by byte, as their index is. */
const beyondName = (value: string, id: string) =>
  `(lower(u.username) ~>~ ${value} or (lower(u.username) = ${value} and u.id > ${id}))
   and lower(u.username) ~>=~ ${value}`;

const pageOf = (sort: Sort, ids: readonly string[] | undefined, after: After | undefined) => {
  const { values, put } = parameters();
  const { order, beyond, type } = sorts[sort];
  const conditions = ['u.deleted_at is null'];
  if (ids) conditions.push(`u.id = any(${put(ids)}::uuid[])`);
  if (after) {
    const [value, id] = [`${put(after.value)}::${type}`, `${put(after.id)}::uuid`];
    conditions.push(sort === 'name' ? beyondName(value, id) : `${beyond} (${value}, ${id})`);
  }
  const where = conditions.join(' and ');
  return { values, put, inner: `select * from users u where ${where} order by ${order}`, order };
};

export const listCustomers = (
  db: Db,
  { sort, ids }: { readonly sort: Sort; readonly ids: readonly string[] | undefined },
  limit: number,
  after: After | undefined,
): Promise<CustomerRow[]> => {
  const { values, put, inner, order } = pageOf(sort, ids, after);
  const text = `select u.id, u.username, u.email, u.contact_number, u.created_at,
      u.created_at::text as exact_created_at, lower(u.username) as folded, n.bookings,
      l.created_at as last_booking_at
    from (${inner} limit ${put(limit)}::int) u
    left join lateral (
      select created_at from bookings where user_id = u.id order by created_at desc, id desc limit 1
    ) l on true
    cross join lateral (
      select count(*)::int as bookings
      from (select 1 from bookings where user_id = u.id limit ${mostCounted}) x
    ) n
    order by ${order}`;
  return db.query<CustomerRow>(text, values);
};

type FullCustomer = Omit<
  CustomerRow,
  'folded' | 'exact_created_at' | 'bookings' | 'last_booking_at'
> & {
  language: Language;
  lat: number;
  long: number;
};

export const findCustomer = async (db: Db, id: string): Promise<FullCustomer | undefined> => {
  const [row] = await db.query<FullCustomer>(
    `select id, username, case when deleted_at is null then email else '' end as email, contact_number,
       created_at, language, lat, long from users where id = $1`,
    [id],
  );
  return row;
};

type Counts = {
  asked: number;
  done: number;
  cancelled_by_them: number;
  cancelled_by_others: number;
  declined: number;
  unanswered: number;
  unpaid: number;
  disputes: number;
};

/** Of their newest bookings: one customer may have thousands. */
export const countBookings = async (db: Db, userId: string): Promise<Counts | undefined> => {
  const [row] = await db.query<Counts>(
    `select count(*)::int as asked,
       (count(*) filter (where state = 'done'))::int as done,
       (count(*) filter (where state = 'cancelled' and ended_by = 'user'))::int as cancelled_by_them,
       (count(*) filter (where state = 'cancelled' and ended_by is distinct from 'user'))::int
         as cancelled_by_others,
       (count(*) filter (where state = 'declined'))::int as declined,
       (count(*) filter (where state = 'expired'))::int as unanswered,
       (count(*) filter (where state = 'done' and payment_state = 'unpaid'))::int as unpaid,
       (select count(*)::int from bookings k join disputes d on d.booking_id = k.id where k.user_id = $1) as disputes
     from (
       select state, ended_by, payment_state from bookings
       where user_id = $1 order by created_at desc, id desc limit 1000
     ) b`,
    [userId],
  );
  return row;
};

export const listNewestOf = (db: Db, userId: string, most: number): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select ${listedColumns} from bookings b ${listedJoins}
     where b.user_id = $1 order by b.created_at desc, b.id desc limit $2::int`,
    [userId, most],
  );

type BlockRow = { handyman_id: string; name: string; created_at: Date; carried: boolean };

/** Professionals who have blocked this customer. */
export const listBlocksOf = (db: Db, userId: string): Promise<BlockRow[]> =>
  db.query<BlockRow>(
    `select k.handyman_id, h.name, k.created_at, k.carried
     from handyman_blocks k join handymen h on h.id = k.handyman_id
     where k.user_id = $1 order by k.created_at desc limit 50`,
    [userId],
  );
