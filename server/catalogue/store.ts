import { pictureAt } from '#domain/catalogue.ts';
import type { Pack, ServiceId } from '#domain/catalogue.ts';
import type { Offer, OfferChange, OfferDraft } from '#domain/offer.ts';
import type { Db, Reader } from '../db/db.ts';

type ServiceRow = {
  id: ServiceId;
  name: string;
  info: string;
  name_hi: string;
  info_hi: string;
  person: string | null;
  person_hi: string | null;
  picture: string;
  minutes: number;
  slot_minutes: number;
  service_charge: number;
  commission_percent: number | null;
  repeats: boolean;
  active: boolean;
  version: number;
  packs: Pack[];
};

const toOffer = (row: ServiceRow): Offer => ({
  id: row.id,
  serviceName: row.name,
  serviceInfo: row.info,
  serviceImage: pictureAt(row.picture),
  serviceTime: row.minutes,
  slotMinutes: row.slot_minutes,
  serviceCharge: row.service_charge,
  repeats: row.repeats,
  packs: row.packs,
  ...(row.person === null ? {} : { person: row.person }),
  hi: {
    serviceName: row.name_hi,
    serviceInfo: row.info_hi,
    ...(row.person_hi === null ? {} : { person: row.person_hi }),
  },
  active: row.active,
  version: row.version,
  commissionPercent: row.commission_percent,
});

/** All of them, also those that are switched off. */
export const listOffers = async (db: Reader): Promise<Offer[]> => {
  const rows = await db.query<ServiceRow>(
    `select s.id, s.name, s.info, s.name_hi, s.info_hi, s.person, s.person_hi, s.picture, s.minutes, s.slot_minutes,
       s.service_charge, s.commission_percent, s.repeats, s.active, s.version,
       coalesce((
         select json_agg(json_build_object('price', p.price, 'name', p.name, 'includes', p.includes,
           'details', p.details, 'hi', json_build_object('name', p.name_hi,
           'includes', p.includes_hi, 'details', p.details_hi)) order by p.position, p.price)
         from packs p where p.service = s.id), '[]') as packs
     from services s order by s.position, s.id`,
  );
  return rows.map(toOffer);
};

const valuesOf = (draft: OfferChange) => [
  draft.serviceInfo,
  draft.hi.serviceName,
  draft.hi.serviceInfo,
  draft.picture,
  draft.serviceTime,
  draft.slotMinutes,
  draft.serviceCharge,
  draft.commissionPercent,
  draft.person || null,
  draft.hi.person || null,
  draft.repeats ?? null,
];

/** After all there are. A name that is taken is refused by its index. */
export const addOffer = async (db: Db, draft: OfferDraft): Promise<ServiceId> => {
  const [row] = await db.query<{ id: ServiceId }>(
    `insert into services (name, info, name_hi, info_hi, picture, minutes, slot_minutes,
       service_charge, commission_percent, person, person_hi, repeats, position)
     select $1, $2, $3, $4, $5, $6::int, $7::int, $8::int, $9::smallint, $10::text, $11::text, coalesce($12::boolean, false),
       coalesce(max(position), 0) + 1
     from services returning id`,
    [draft.serviceName, ...valuesOf(draft)],
  );
  if (!row) throw new Error('A service was not added');
  await putPacks(db, row.id, draft.packs);
  return row.id;
};

/**
 * Locks the row until the transaction ends, so that the version an admin has seen can be compared with it.
 * False when there is no such service.
 */
export const lockOffer = async (db: Db, id: ServiceId): Promise<boolean> => {
  const rows = await db.query('select id from services where id = $1::int for update', [id]);
  return rows.length > 0;
};

/** False when there is no such service. Its name stays: it is what everything else calls the service by. */
export const changeOffer = async (db: Db, id: ServiceId, change: OfferChange): Promise<boolean> => {
  const rows = await db.query(
    `update services set info = $1, name_hi = $2, info_hi = $3, picture = $4, minutes = $5::int,
       slot_minutes = $6::int, service_charge = $7::int, commission_percent = $8::smallint,
       person = $9::text, person_hi = $10::text, repeats = coalesce($11::boolean, repeats), version = version + 1
     where id = $12::int returning id`,
    [...valuesOf(change), id],
  );
  if (rows.length > 0) await putPacks(db, id, change.packs);
  return rows.length > 0;
};

const putPacks = async (db: Db, id: ServiceId, packs: readonly Pack[]): Promise<void> => {
  await db.query('delete from packs where service = $1::smallint', [id]);
  await db.query(
    `insert into packs (service, price, position, name, includes, details, name_hi, includes_hi,
       details_hi)
     select $1::smallint, (p.value ->> 'price')::int, p.ordinality, p.value ->> 'name',
       p.value ->> 'includes', array(select json_array_elements_text(p.value -> 'details')),
       p.value -> 'hi' ->> 'name', p.value -> 'hi' ->> 'includes',
       array(select json_array_elements_text(p.value -> 'hi' -> 'details'))
     from json_array_elements($2::json) with ordinality p`,
    [id, JSON.stringify(packs)],
  );
};

/** False when there is no such service. */
export const switchOffer = async (db: Db, id: ServiceId, active: boolean): Promise<boolean> => {
  const rows = await db.query(
    'update services set active = $2, version = version + 1 where id = $1::int returning id',
    [id, active],
  );
  return rows.length > 0;
};
