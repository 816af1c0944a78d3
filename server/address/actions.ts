import type { z } from 'zod';
import type { addAddress } from '#contract/address.ts';
import { mostAddresses } from '#domain/saved-address.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';
import {
  changeAddressOf,
  deleteAddressOf,
  findAddress,
  listAddressesOf,
  lockCustomer,
  putAddress,
} from './store.ts';
import type { AddressRow, NewAddress } from './store.ts';

type Form = z.output<typeof addAddress.body>;

/** Home and work have no other name; `other` may have a word of the customer's own. */
const asRow = ({ name = '', ...form }: Form): NewAddress => ({
  ...form,
  name: form.kind === 'other' && name !== '' ? name : null,
});

export const list = (deps: Deps, customer: PartySession): Promise<AddressRow[]> =>
  listAddressesOf(deps.db, customer.id);

/** §17: ten at most; a lock makes concurrent requests count one after the other. */
export const keep = async (deps: Deps, customer: PartySession, form: Form): Promise<AddressRow> => {
  await spend(deps, limits.addressChanges, customer.id);
  const row = await deps.db.transaction(async (db) => {
    await lockCustomer(db, customer.id);
    return putAddress(db, customer.id, asRow(form), mostAddresses);
  });
  if (!row) throw conflict('enough_addresses', ({ address }) => address.enough(mostAddresses));
  return row;
};

export const change = async (
  deps: Deps,
  customer: PartySession,
  id: string,
  form: Form,
): Promise<AddressRow> => {
  await spend(deps, limits.addressChanges, customer.id);
  try {
    const row = await changeAddressOf(deps.db, customer.id, id, asRow(form));
    if (row) return row;
  } catch (error) {
    if (duplicateOf(error) === undefined) throw error;
    throw conflict('kept_already', ({ address }) => address.savedAlready);
  }
  throw await notTheirs(deps, id);
};

export const remove = async (deps: Deps, customer: PartySession, id: string): Promise<void> => {
  if (!(await deleteAddressOf(deps.db, customer.id, id))) throw await notTheirs(deps, id);
};

/** §6: 404 for what does not exist, 403 for another customer's. */
const notTheirs = async (deps: Deps, id: string): Promise<Problem> =>
  (await findAddress(deps.db, id))
    ? forbidden(({ address }) => address.notYours)
    : notFound(({ address }) => address.noSuch);
