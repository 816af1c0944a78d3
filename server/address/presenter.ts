import type { KeptAddress } from '#contract/address.ts';
import type { AddressRow } from './store.ts';

/** To its customer, and to nobody else. */
export const toKept = (row: AddressRow): KeptAddress => ({
  address_id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  lat: row.lat,
  long: row.long,
});
