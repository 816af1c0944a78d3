import type { Replied } from '#contract/call.ts';
import type { readCaller } from '#contract/caller.ts';
import { listAddressesOf } from '../address/store.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../http/mount-operator.ts';
import { refuseCaller } from '../identity/caller.ts';
import { findCaller } from '../operator/own-store.ts';
import { notFound } from '../problem.ts';
import { findCustomer } from './customer-store.ts';

/** §14: what is needed to book for a customer who has called; the look is a row of the audit log. */
export const read = async (
  deps: Deps,
  by: Acting,
  id: string,
): Promise<Replied<typeof readCaller>> => {
  refuseCaller(await findCaller(deps.db, by.id, id));
  await by.look([{ role: 'user', id }]);
  const customer = await findCustomer(deps.db, id);
  if (!customer) throw notFound(({ console: words }) => words.noSuchCustomer);
  const addresses = await listAddressesOf(deps.db, id);
  return {
    user_id: id,
    name: customer.username,
    email: customer.email,
    phone: customer.contact_number,
    language: customer.language,
    lat: customer.lat,
    long: customer.long,
    addresses: addresses.map(({ id: address_id, kind, name, address, lat, long }) => ({
      address_id,
      kind,
      name,
      address,
      lat,
      long,
    })),
  };
};
