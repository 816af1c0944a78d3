import { z } from 'zod';
import { isPhone, plainPhone } from '#domain/phone.ts';
import type { Db } from '../db/db.ts';
import { findPeople } from './person-store.ts';
import type { Typed } from './person-store.ts';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** As numbers of bookings are: five digits, or a few more. */
const bookingNumber = (text: string): number | undefined =>
  /^#?\d{5,9}$/.test(text) ? Number(text.replace('#', '')) : undefined;

const typedAs = (text: string): Typed => {
  const phone = plainPhone(text);
  return {
    name: text.toLowerCase(),
    email: text.toLowerCase(),
    phone: isPhone(phone) ? phone : '',
  };
};

type Found = { readonly number?: number; readonly ids?: readonly string[] };

/** §14: what a search for bookings means: a number, an id, or people by name, email or phone, on either side. */
export const findForBookings = async (db: Db, text: string): Promise<Found> => {
  const number = bookingNumber(text);
  if (number !== undefined) return { number };
  if (isId(text)) return { ids: [text] };
  const typed = typedAs(text);
  return {
    ids: [...(await findPeople(db, 'users', typed)), ...(await findPeople(db, 'handymen', typed))],
  };
};

export const findForCustomers = async (db: Db, text: string): Promise<readonly string[]> =>
  isId(text) ? [text] : findPeople(db, 'users', typedAs(text));
