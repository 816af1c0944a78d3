import type { Place } from '#domain/place.ts';
import type { ServiceId } from '#domain/service.ts';
import type { Db } from '../db/db.ts';
import { cardColumns } from './store.ts';
import type { CardRow } from './store.ts';

export type FoundRow = CardRow & { chord: number };

type Search = {
  readonly service: ServiceId | undefined;
  readonly limit: number;
};

/** Who can be asked now: online, and not in somebody's house already. */
const free = `h.online and not exists (
  select 1 from bookings b where b.handyman_id = h.id and b.state in ('accepted', 'started'))`;

/** The service stands in the text, not among the values: only then is its own small index used. */
const ofService = (service: ServiceId | undefined) =>
  service === undefined ? free : `h.service = ${service} and ${free}`;

const here =
  'cube(array[cos(radians($1)) * cos(radians($2)), cos(radians($1)) * sin(radians($2)), sin(radians($1))])';

/**
 * §9: nearest first, exactly by great circle: the straight line between two points of the globe grows
 * with the arc. The index hands rows out in that order, so only a page of them is ever read. `with ties`
 * and the outer sort put equals in the order of their ids, which the cursor relies on.
 */
const nearest = (service: ServiceId | undefined, after: boolean) => `
  select * from (
    select ${cardColumns}, h.pos <-> ${here} as chord
    from handymen h
    where ${ofService(service)}
      ${after ? `and (h.pos <-> ${here}, h.id) > ($4::float8, $5::uuid)` : ''}
    order by h.pos <-> ${here}
    fetch first ($3::int) rows with ties
  ) found
  order by chord, id limit $3::int`;

export const listNearest = (
  db: Db,
  { service, limit }: Search,
  { lat, long }: Place,
  after: { readonly chord: number; readonly id: string } | undefined,
): Promise<FoundRow[]> =>
  db.query<FoundRow>(nearest(service, after !== undefined), [
    lat,
    long,
    limit,
    ...(after ? [after.chord, after.id] : []),
  ]);

const listed = (service: ServiceId | undefined, after: boolean) => `
  select ${cardColumns} from handymen h
  where ${ofService(service)} ${after ? 'and h.id > $2::uuid' : ''}
  order by h.id limit $1::int`;

/** Without a place there is no nearest: the order is only good for paging. */
export const listAnywhere = (
  db: Db,
  { service, limit }: Search,
  afterId: string | undefined,
): Promise<CardRow[]> =>
  db.query<CardRow>(listed(service, afterId !== undefined), [
    limit,
    ...(afterId === undefined ? [] : [afterId]),
  ]);
