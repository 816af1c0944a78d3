import type { Page } from '@playwright/test';
import type { Level } from '#domain/operator.ts';
import { addOperatorAccount } from '../../server/testing/accounts.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

type Browser = Pick<Person, 'context' | 'page'> & { readonly product: Product };

/** Logs a new operator in with this browser. How they join has a story of its own. */
export const asOperator = async (
  { context, page, product }: Browser,
  level: Level = 'admin',
  passwordHash?: string,
): Promise<Page> => {
  const { cookies } = await addOperatorAccount(product.db, level, passwordHash);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      url: product.url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
  return page;
};
