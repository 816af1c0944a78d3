import type { SavedAddress } from '#contract/address.ts';
import type { AddressRow } from './store.ts';

/** For its own customer only. */
export const toSaved = (row: AddressRow): SavedAddress => ({
  address_id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  lat: row.lat,
  long: row.long,
});
