import type { Page } from '@playwright/test';
import { demoOperator } from '#contract/demo.ts';
import { loginOperator } from '#contract/operator.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

type Opened = Pick<Person, 'context' | 'page'> & { readonly product: Product };

/** The demo's operator at the desk; logging in and joining have a story of their own. */
export const openConsole = async ({ context, page, product }: Opened): Promise<Page> => {
  const client = product.browse();
  await client.send(loginOperator, demoOperator);
  const value = client.cookies.get('lh_operator') ?? '';
  await context.addCookies([
    { name: 'lh_operator', value, url: product.url, httpOnly: true, sameSite: 'Lax' },
  ]);
  return page;
};
