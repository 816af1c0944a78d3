import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { addHandyman } from '../../server/handyman/store.ts';
import { addMailbox } from '../../server/identity/mailbox-store.ts';
import { makePasswords } from '../../server/identity/password.ts';
import { startSession } from '../../server/identity/session.ts';
import type { Browser } from '../../server/testing/product.ts';
import { addUser } from '../../server/user/store.ts';
import type { Place, Product } from './product.ts';

/** Somebody with an account, logged in, who acts over HTTP: a side whose screen the story does not look at. */
export type Account = Pick<Browser, 'cookies' | 'send'> & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: Place;
};

/** The same with a browser. */
export type Person = Account & { readonly page: Page; readonly context: BrowserContext };

export const password = 'seven green parrots';

let count = 0;
const start = Date.now() % 1_000_000;
/** Different in every worker and every run. */
export const fresh = () => `${start}${process.pid % 1000}${++count}`;

export const freshPhone = () => `98${fresh().slice(-8).padStart(8, '0')}`;
export const freshAadhaar = () => withCheckDigit(`2${fresh().slice(-10).padStart(10, '0')}`);

let hashed: Promise<string> | undefined;
/** Hashed once, as the product does it. */
const passwordHash = () =>
  (hashed ??= makePasswords().then((passwords) => passwords.hash(password)));

const logIn = async (product: Product, role: 'user' | 'handyman', id: string) => {
  const browser = product.browse();
  browser.cookies.set(`lh_${role}`, await startSession(product.db, role, id));
  browser.cookies.set(`${role}_token`, id);
  return browser;
};

/**
 * Accounts are put into the database as a sign-up leaves them there; signing up itself is told in stories of
 * its own, on screen.
 */
export const makeCustomer = async (product: Product, place: Place): Promise<Account> => {
  const n = fresh();
  const person = { name: `Asha ${n}`, email: `asha${n}@example.com`, phone: freshPhone(), place };
  const id = randomUUID();
  await addUser(product.db, {
    id,
    username: person.name,
    email: person.email,
    contactNumber: person.phone,
    passwordHash: await passwordHash(),
    ...place,
  });
  await addMailbox(product.db, 'user', mailboxOf(person.email), id);
  return { ...person, id, ...(await logIn(product, 'user', id)) };
};

/** A plumber. */
export const makeHandyman = async (product: Product, place: Place): Promise<Account> => {
  const n = fresh();
  const person = { name: `Ravi ${n}`, email: `ravi${n}@example.com`, phone: freshPhone(), place };
  const id = randomUUID();
  await addHandyman(product.db, id, {
    name: person.name,
    email: person.email,
    phone: person.phone,
    passwordHash: await passwordHash(),
    service: 6,
    aadhaarLastFour: freshAadhaar().slice(-4),
    aadhaarHash: randomBytes(32),
    address: '12 MG Road, Kothrud, Pune',
    area: 'Kothrud, Pune',
    profile: null,
    ...place,
  });
  await addMailbox(product.db, 'handyman', mailboxOf(person.email), id);
  return { ...person, id, ...(await logIn(product, 'handyman', id)) };
};

/** Logged in with this browser as well; it may be somebody else's already. */
export const logInWith = async (
  account: Account,
  { product, context, page }: { product: Product } & Pick<Person, 'context' | 'page'>,
): Promise<Person> => {
  const cookies = [...account.cookies].map(([name, value]) => ({
    name,
    value,
    url: product.url,
    httpOnly: name.startsWith('lh_'),
    sameSite: 'Lax' as const,
  }));
  await context.addCookies(cookies);
  return { ...account, context, page };
};
