import { expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { withCheckDigit } from '#domain/aadhaar.ts';
import type { Place, Product } from './product.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: Place;
  readonly page: Page;
  readonly context: BrowserContext;
};

export const password = 'seven green parrots';

let count = 0;
const start = Date.now() % 1_000_000;
/** Different in every worker and every run. */
export const fresh = () => `${start}${process.pid % 1000}${++count}`;

export const freshPhone = () => `98${fresh().slice(-8).padStart(8, '0')}`;
export const freshAadhaar = () => withCheckDigit(`2${fresh().slice(-10).padStart(10, '0')}`);

const post = async (request: APIRequestContext, url: string, data: object) => {
  const reply = await request.post(url, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json() as Promise<Record<string, string>>;
};

type Drawn = { readonly product: Product; readonly context: BrowserContext; readonly page: Page };

/** A customer with an account, logged in; the account is made as the screens make it. */
export const makeCustomer = async (
  { product, context, page }: Drawn,
  place: Place,
): Promise<Person> => {
  const n = fresh();
  const person = { name: `Asha ${n}`, email: `asha${n}@example.com`, phone: freshPhone(), place };
  const api = `${product.url}/api/user`;
  await post(context.request, `${api}/signup`, { email: person.email });
  const { user_id = '' } = await post(context.request, `${api}/signup/verify`, {
    username: person.name,
    email: person.email,
    contactNumber: person.phone,
    password,
    otp: await product.nextCode(person.email),
    ...place,
  });
  return { ...person, id: user_id, page, context };
};

export const makeHandyman = async (
  { product, context, page }: Drawn,
  place: Place,
  services = 'Plumber',
): Promise<Person> => {
  const n = fresh();
  const person = { name: `Ravi ${n}`, email: `ravi${n}@example.com`, phone: freshPhone(), place };
  const api = `${product.url}/api/handyman`;
  await post(context.request, `${api}/signup`, { email: person.email });
  const { handyman_id = '' } = await post(context.request, `${api}/signup/verify`, {
    services,
    name: person.name,
    email: person.email,
    phone: person.phone,
    password,
    aadharNumber: freshAadhaar(),
    address: '12 MG Road, Kothrud, Pune',
    area: 'Kothrud',
    city: 'Pune',
    otp: await product.nextCode(person.email),
    ...place,
  });
  return { ...person, id: handyman_id, page, context };
};
