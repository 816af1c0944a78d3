import type { ServiceId } from '#domain/catalogue.ts';
import { counted } from '#domain/handyman.ts';
import type { Place } from '#domain/place.ts';
import type { Reader } from '../db/db.ts';
import { free, here } from './search-store.ts';

type Count = { readonly service: ServiceId; readonly online: number };

/**
 * The nearest few of one service, then those of them within reach. A search of all within reach would read as
 * many rows as live there; and where none does, the index would be walked to its end.
 */
const countNear = (service: ServiceId) => `
  select ${service} as service, count(*)::int as online from (
    select h.pos <-> ${here} as chord from handymen h
    where h.service = ${service} and ${free(String(service))}
    order by h.pos <-> ${here} limit ${counted.most}
  ) nearest where chord <= $3::float8`;

/** §6: how many can be asked, by service, computed from the rounded places that every visitor may know. */
export const countFree = (
  db: Reader,
  services: readonly ServiceId[],
  { lat, long }: Place,
  chord: number,
): Promise<Count[]> =>
  db.query<Count>(services.map(countNear).join(' union all '), [lat, long, chord]);
