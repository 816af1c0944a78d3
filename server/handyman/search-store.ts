import { activeStates } from '#domain/booking.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { cellAt, cellsFor, radius } from '#domain/hours.ts';
import { chordOfKm, earthRadiusKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { leastRatings, prior, rankedAmong } from '#domain/rating.ts';
import type { Sort } from '#domain/rating.ts';
import { later, plannedSpan } from '#domain/slots.ts';
import { literals } from '../db/db.ts';
import type { Reader } from '../db/db.ts';
import { cardColumns, verified } from './store.ts';
import type { CardRow } from './store.ts';

/** `card` is all of it that needs no reckoning, as the beginning of a JSON object. */
export type FoundRow = Pick<
  CardRow,
  'id' | 'service' | 'also' | 'jobs_done' | 'verified' | 'rating_sum' | 'rating_count'
> & {
  /** §27: how far they go, if they have said so; 0 otherwise. */
  radius_km: number;
  card: string;
  chord: number;
  /** What `best` sorts by; 0 in a list that is sorted by distance only. */
  rank: number;
};

/** §27: a visit of one service as the search needs it: when, and how long it takes. */
export type Visit = { readonly start: number; readonly slotMinutes: number };

type Search = {
  readonly service: ServiceId | undefined;
  /** Services that cannot be asked for now. */
  readonly without?: readonly ServiceId[];
  /** §27: who can come then, instead of now. */
  readonly at?: Visit | undefined;
  readonly limit: number;
};

/** §27: whether the place of a search is within what they have said they go. */
export const goesThere = ({ radius_km, chord }: Pick<FoundRow, 'radius_km' | 'chord'>): boolean =>
  radius_km === 0 || chord <= chordOfKm(radius_km);

/** §6: professionals whom this customer has blocked. */
export const listHidden = async (db: Reader, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ id: string }>(
    'select handyman_id as id from user_blocks where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ id }) => id));
};

export const here =
  'cube(array[cos(radians($1)) * cos(radians($2)), cos(radians($1)) * sin(radians($2)), sin(radians($1))])';

/** §27: so long a job for now takes, with the way to the next; what begins before that leaves no room for it. */
const room = (service: string) => `(
  select greatest(s.slot_minutes + ${later.travelMinutes}, ${later.setOutMinutes}) * interval '1 minute'
  from services s where s.id = ${service})`;

/**
 * Who can be asked now: online, shown to customers at all (§12), not on a job, and without a visit (§27) that begins too
 * soon. The number of the service is known where it can be: then the room that it needs is looked up once.
 */
export const free = (service: string) => `h.online and h.listed and not exists (
  select 1 from bookings b where b.handyman_id = h.id and b.state in ${literals(activeStates)}
    and coalesce(b.starts_at, '-infinity'::timestamptz) < now() + ${room(service)})`;

/** The largest radius: it bounds the walk where no professional is near. */
const furthest = chordOfKm(radius.most);

/** Straight through the globe, how far a handyman named `h` goes to a later visit. As `chordOfKm` of the domain. */
const reach = `2 * sin(coalesce(h.radius_km, ${radius.unsaid}) / ${2 * earthRadiusKm}::float8)`;

const withinReach = `h.listed and h.pos <@ cube_enlarge(${here}, ${furthest}, 3) and h.pos <-> ${here} <= ${reach}`;

/**
 * §27: who can come at a time: as `canStart` of the domain, with the values from $`n` on. The week is looked at twice over,
 * for visits that pass its end.
 */
const freeAt = (n: number) => `${withinReach}
  and substring(h.week || h.week from $${n}::int for $${n + 1}::int) = repeat('1', $${n + 1}::int)::varbit
  and not exists (select 1 from time_off t where t.handyman_id = h.id
    and t.ends_at > $${n + 2}::timestamptz and t.starts_at < $${n + 3}::timestamptz)
  and not exists (select 1 from bookings b where b.handyman_id = h.id and b.state in ${literals(activeStates)}
    and b.planned && tstzrange($${n + 2}::timestamptz, $${n + 4}::timestamptz))`;

const valuesAt = ({ start, slotMinutes }: Visit): unknown[] => {
  const { to } = plannedSpan(start, slotMinutes);
  const end = start + slotMinutes * 60_000;
  return [cellAt(start) + 1, cellsFor(slotMinutes), new Date(start), new Date(end), new Date(to)];
};

/** §27: whether a handyman named `h` offers it, first or also; as in `db/service-indexes.ts`, whose indexes are walked. */
export const offers = (service: ServiceId) =>
  `(h.service = ${service} or h.also @> '{${service}}')`;

/** The service stands in the text, not among the values: only then is its own small index used. */
const ofService = (search: Search, n: number): string => {
  const { service, at } = search;
  return at && service !== undefined ? `${offers(service)} and ${freeAt(n)}` : freeOf(search);
};

const freeOf = ({ service, without = [] }: Omit<Search, 'at'>): string => {
  if (service !== undefined) return `${offers(service)} and ${free(String(service))}`;
  const any = free('h.service');
  return without.length === 0
    ? any
    : `(h.service not in (${without.join(', ')}) or not h.also <@ '{${without.join(',')}}') and ${any}`;
};

/**
 * How many rows are wanted stands in the text as well: a planner that does not know it prepares for a tenth
 * of the table. Few sizes, so that few statements are prepared.
 */
const sizes = [1, 20, 100] as const;
type Size = (typeof sizes)[number];
const sizeFor = (limit: number): Size => sizes.find((size) => size >= limit) ?? 100;

/**
 * The whole page comes as one text, which the driver reads at once instead of twenty rows of columns.
 * The separators cannot occur within it: JSON escapes such characters.
 */
const [rowEnd, valueEnd] = ['\x1e', '\x1f'];

const written = `string_agg(concat_ws(E'\\x1f', id, card, service, also, jobs_done, verified::int, rating_sum, rating_count, chord, rank, radius_km), E'\\x1e')`;

const read = (row: string): FoundRow => {
  const [id = '', card = '', service, also = '', jobs, seen, sum, count, chord, rank, goes] =
    row.split(valueEnd);
  return {
    id,
    card,
    service: Number(service),
    also: also === '' ? [] : also.split(',').map(Number),
    jobs_done: Number(jobs),
    verified: seen === '1',
    rating_sum: Number(sum),
    rating_count: Number(count),
    chord: Number(chord),
    rank: Number(rank),
    radius_km: Number(goes),
  };
};

/** In a search for one service that is the one they are shown with, and the others are not read. */
const found = ({ service }: Search) => `h.id, h.card,
  ${service === undefined ? `h.service, array_to_string(h.also, ',') as also` : `${service} as service, '' as also`}, h.jobs_done, ${verified} as verified, h.rating_sum, h.rating_count,
  coalesce(h.radius_km, 0) as radius_km`;

/**
 * §9: nearest first, exactly by great circle: the straight line between two points of the globe grows
 * with the arc. The index hands rows out in that order, so only a page of them is ever read. `with ties`
 * and the outer sort put equals in the order of their ids, which the cursor relies on.
 */
const nearest = (search: Search, size: Size, after: boolean) => `
  select ${written} as page from (
    select * from (
      select ${found(search)}, h.pos <-> ${here} as chord, 0 as rank
      from handymen h
      where ${ofService(search, after ? 6 : 4)}
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
  const values = [
    lat,
    long,
    limit,
    ...(after ? [after.chord, after.id] : []),
    ...(search.at ? valuesAt(search.at) : []),
  ];
  const [row] = await db.query<{ page: string | null }>(text, values);
  return row?.page ? row.page.split(rowEnd).map(read) : [];
};

const near = (service: ServiceId, most: number) => `
  select h.id from handymen h where ${offers(service)} and ${withinReach}
  order by h.pos <-> ${here} limit ${most}`;

/** §27: of one service the nearest who could come to a later visit, whenever that is. */
export const listWithinReach = async (
  db: Reader,
  service: ServiceId,
  { lat, long }: Place,
  most: number,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(near(service, most), [lat, long]);
  return rows.map(({ id }) => id);
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
 * same few, so that no professional is missing from one and twice on another. The least rating is compared with the
 * average as it is shown, in tenths and without dividing.
 */
const ranked = (search: Search, sort: Sort, after: boolean) => `
  select ${written} as page from (
    select * from (
      select ${found(search)}, h.pos <-> ${here} as chord, ${rank} as rank
      from handymen h
      where ${ofService(search, after ? orders[sort].length + 6 : 6)}
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
    ...(search.at ? valuesAt(search.at) : []),
  ];
  const [row] = await db.query<{ page: string | null }>(text, values);
  return row?.page ? row.page.split(rowEnd).map(read) : [];
};

type Anywhere = Omit<Search, 'at'>;

const listed = (search: Anywhere, after: boolean) => `
  select ${cardColumns} from handymen h
  where ${freeOf(search)} ${after ? 'and h.id > $2::uuid' : ''}
  order by h.id limit $1::int`;

/** Without a place there is no nearest: the order is only good for paging. */
export const listAnywhere = (
  db: Reader,
  search: Anywhere,
  afterId: string | undefined,
): Promise<CardRow[]> =>
  db.query<CardRow>(listed(search, afterId !== undefined), [
    search.limit,
    ...(afterId === undefined ? [] : [afterId]),
  ]);
