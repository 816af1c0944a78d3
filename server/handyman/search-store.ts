import { activeStates } from '#domain/booking.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { chordOfKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { leastRatings, prior, rankedAmong } from '#domain/rating.ts';
import type { Sort } from '#domain/rating.ts';
import { literals } from '../db/db.ts';
import type { Reader } from '../db/db.ts';
import { cardColumns, verified } from './store.ts';
import type { CardRow } from './store.ts';

/** `card` is all of it that needs no reckoning, as the beginning of a JSON object. */
export type FoundRow = Pick<
  CardRow,
  'id' | 'service' | 'jobs_done' | 'verified' | 'rating_sum' | 'rating_count'
> & {
  card: string;
  chord: number;
  /** What `best` sorts by; 0 in a list that is sorted by distance only. */
  rank: number;
};

type Search = {
  readonly service: ServiceId | undefined;
  /** Services that nobody can ask for now. */
  readonly without?: readonly ServiceId[];
  readonly limit: number;
};

/** §6: whom this customer does not want to meet again. */
export const listHidden = async (db: Reader, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ id: string }>(
    'select handyman_id as id from user_blocks where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Who can be asked now: online, shown to customers at all (§12), and not in somebody's house already. */
export const free = `h.online and h.listed and not exists (
  select 1 from bookings b where b.handyman_id = h.id and b.state in ${literals(activeStates)})`;

/** The service stands in the text, not among the values: only then is its own small index used. */
const ofService = ({ service, without = [] }: Search) => {
  if (service !== undefined) return `h.service = ${service} and ${free}`;
  return without.length === 0 ? free : `h.service not in (${without.join(', ')}) and ${free}`;
};

export const here =
  'cube(array[cos(radians($1)) * cos(radians($2)), cos(radians($1)) * sin(radians($2)), sin(radians($1))])';

/**
 * How many rows are wanted stands in the text as well: a planner that does not know it prepares for a tenth
 * of the table. Few sizes, so that few statements are kept prepared.
 */
const sizes = [1, 20, 100] as const;
type Size = (typeof sizes)[number];
const sizeFor = (limit: number): Size => sizes.find((size) => size >= limit) ?? 100;

/**
 * The whole page travels as one text: read at once, where twenty rows of columns would be read one by one.
 * The separators cannot stand in it otherwise: JSON has no such characters.
 */
const [rowEnd, valueEnd] = ['\x1e', '\x1f'];

const written = `string_agg(concat_ws(E'\\x1f', id, card, service, jobs_done, verified::int, rating_sum, rating_count, chord, rank), E'\\x1e')`;

const read = (row: string): FoundRow => {
  const [id = '', card = '', service, jobs, seen, sum, count, chord, rank] = row.split(valueEnd);
  return {
    id,
    card,
    service: Number(service),
    jobs_done: Number(jobs),
    verified: seen === '1',
    rating_sum: Number(sum),
    rating_count: Number(count),
    chord: Number(chord),
    rank: Number(rank),
  };
};

const found = `h.id, h.card, h.service, h.jobs_done, ${verified} as verified, h.rating_sum, h.rating_count`;

/**
 * §9: nearest first, exactly by great circle: the straight line between two points of the globe grows
 * with the arc. The index hands rows out in that order, so only a page of them is ever read. `with ties`
 * and the outer sort put equals in the order of their ids, which the cursor relies on.
 */
const nearest = (search: Search, size: Size, after: boolean) => `
  select ${written} as page from (
    select * from (
      select ${found}, h.pos <-> ${here} as chord, 0 as rank
      from handymen h
      where ${ofService(search)}
        ${after ? `and (h.pos <-> ${here}, h.id) > ($4::float8, $5::uuid)` : ''}
      order by h.pos <-> ${here}
      fetch first ${size} rows with ties
    ) walked
    order by chord, id limit $3::int
  ) listed`;

export const listNearest = async (
  db: Reader,
  search: Search,
  { lat, long }: Place,
  after: { readonly chord: number; readonly id: string } | undefined,
): Promise<FoundRow[]> => {
  const { limit } = search;
  const text = nearest(search, sizeFor(limit), after !== undefined);
  const values = [lat, long, limit, ...(after ? [after.chord, after.id] : [])];
  const [row] = await db.query<{ page: string | null }>(text, values);
  return row?.page ? row.page.split(rowEnd).map(read) : [];
};

/** §13: as `rankOf` of the domain. */
const rank = `case when h.rating_count < ${leastRatings} then ${prior.stars}::float8 else
  (${prior.stars * prior.ratings} + h.rating_sum)::float8 / (${prior.ratings} + h.rating_count) end`;

/** The smallest comes first, and the id decides between equals: what the cursor relies on. */
const orders = {
  nearest: ['chord', 'id'],
  best: ['-rank', 'chord', 'id'],
} as const satisfies Record<Sort, readonly string[]>;

/**
 * §13: the nearest few by the same walk, and of these the wanted ones in the wanted order. Every page begins with the
 * same few, so that nobody is missing from one and twice on another. The least rating is compared with the average as
 * it is shown, in tenths and without dividing.
 */
const ranked = (search: Search, sort: Sort, after: boolean) => `
  select ${written} as page from (
    select * from (
      select ${found}, h.pos <-> ${here} as chord, ${rank} as rank
      from handymen h
      where ${ofService(search)}
      order by h.pos <-> ${here}
      limit ${rankedAmong.nearest}
    ) walked
    where chord <= $4::float8
      and ($5::int = 0 or (rating_count >= ${leastRatings}
        and 20 * rating_sum + rating_count >= 2 * $5::int * rating_count))
      ${after ? `and (${orders[sort].join(', ')}) > (${orders[sort].map((column, n) => `$${n + 6}::${column === 'id' ? 'uuid' : 'float8'}`).join(', ')})` : ''}
    order by ${orders[sort].join(', ')} limit $3::int
  ) listed`;

export type RankedEnd = { readonly rank: number; readonly chord: number; readonly id: string };

export const listRanked = async (
  db: Reader,
  search: Search & { readonly sort: Sort; readonly least: number | undefined },
  { lat, long }: Place,
  after: RankedEnd | undefined,
): Promise<FoundRow[]> => {
  const { limit, sort, least = 0 } = search;
  const text = ranked(search, sort, after !== undefined);
  const end =
    after && (sort === 'best' ? [-after.rank, after.chord, after.id] : [after.chord, after.id]);
  const values = [
    lat,
    long,
    limit,
    chordOfKm(rankedAmong.withinKm),
    Math.ceil(Math.round(least * 1000) / 100),
    ...(end ?? []),
  ];
  const [row] = await db.query<{ page: string | null }>(text, values);
  return row?.page ? row.page.split(rowEnd).map(read) : [];
};

const listed = (search: Search, after: boolean) => `
  select ${cardColumns} from handymen h
  where ${ofService(search)} ${after ? 'and h.id > $2::uuid' : ''}
  order by h.id limit $1::int`;

/** Without a place there is no nearest: the order is only good for paging. */
export const listAnywhere = (
  db: Reader,
  search: Search,
  afterId: string | undefined,
): Promise<CardRow[]> =>
  db.query<CardRow>(listed(search, afterId !== undefined), [
    search.limit,
    ...(afterId === undefined ? [] : [afterId]),
  ]);
