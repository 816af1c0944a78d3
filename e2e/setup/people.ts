import type { BrowserContext, Page } from '@playwright/test';
import { withCheckDigit } from '#domain/aadhaar.ts';
import type { Role } from '#domain/role.ts';
import { addAccount, hashPassword } from '../../server/testing/accounts.ts';
import type { AccountDraft } from '../../server/testing/accounts.ts';
import type { Client } from '../../server/testing/client.ts';
import type { Place, Product } from './product.ts';

/** An account, logged in, that acts over HTTP: a side whose screen the story does not look at. */
export type Account = Pick<Client, 'cookies' | 'send'> & {
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

/**
 * Accounts are put into the database as a sign-up leaves them there; signing up itself has stories of its own,
 * on screen.
 */
const makeAccount = async (product: Product, role: Role, person: AccountDraft) => {
  const passwordHash = await (hashed ??= hashPassword(password));
  const account = await addAccount(product.db, role, { ...person, passwordHash });
  const client = product.browse();
  for (const [name, value] of account.cookies) client.cookies.set(name, value);
  return { ...account, ...client };
};

export const makeCustomer = (product: Product, place: Place): Promise<Account> => {
  const n = fresh();
  const email = `asha${n}@example.com`;
  return makeAccount(product, 'user', { name: `Asha ${n}`, email, phone: freshPhone(), place });
};

/** A plumber. */
export const makeHandyman = (product: Product, place: Place): Promise<Account> => {
  const n = fresh();
  const email = `ravi${n}@example.com`;
  return makeAccount(product, 'handyman', { name: `Ravi ${n}`, email, phone: freshPhone(), place });
};

/** Logged in with this browser as well, which may hold another account's session already. */
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
