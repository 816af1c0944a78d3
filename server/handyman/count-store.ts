import type { ServiceId } from '#domain/catalogue.ts';
import { counted } from '#domain/handyman.ts';
import type { Place } from '#domain/place.ts';
import type { Reader } from '../db/db.ts';
import { free, here, offers } from './search-store.ts';

/** Of all services together where `service` is null: who offers two is one. */
type Count = { readonly service: ServiceId | null; readonly online: number };

/**
 * The nearest few of one service, then those of them within reach. A search of all within reach would read as
 * many rows as live there; and where none does, the index would be walked to its end.
 */
const countNear = (service: ServiceId) => `
  select ${service} as service, id from (
    select h.id, h.pos <-> ${here} as chord from handymen h
    where ${offers(service)} and ${free(String(service))}
    order by h.pos <-> ${here} limit ${counted.most}
  ) nearest where chord <= $3::float8`;

/** The shape of its rows. */
const nothing = 'select 0 as service, null::uuid as id where false';

/** §6: how many can be asked, by service, computed from the rounded places that every visitor may know. */
export const countFree = (
  db: Reader,
  services: readonly ServiceId[],
  { lat, long }: Place,
  chord: number,
): Promise<Count[]> =>
  db.query<Count>(
    `select service, count(distinct id)::int as online
     from (${[nothing, ...services.map(countNear)].join(' union all ')}) near group by grouping sets ((service), ())`,
    [lat, long, chord],
  );
