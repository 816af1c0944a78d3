import { availableParallelism } from 'node:os';
import { makeFolder, startProduct } from '../../server/testing/product.ts';
import type { Product } from '../../server/testing/product.ts';

export const secret = 'a secret for measuring, as long as it must be';

/** A process for each core; together they have as many connections as pgbench has. */
export const onAllCores = (url: string, connections: number): Record<string, string> => ({
  DATABASE_URL: url,
  WORKERS: String(availableParallelism()),
  DATABASE_CONNECTIONS: String(Math.ceil(connections / availableParallelism())),
});

/** The built product as in production, without the outside services that production needs. */
export const withProduct = async <T>(
  settings: Readonly<Record<string, string>>,
  work: (product: Product) => Promise<T>,
): Promise<T> => {
  const folder = makeFolder();
  const product = await startProduct({
    DATA_DIR: folder.path,
    DEMO: 'false',
    LOG_LEVEL: 'info',
    APP_SECRET: secret,
    ...settings,
  });
  try {
    return await work(product);
  } finally {
    await product.stop('SIGTERM');
    folder.remove();
  }
};
