import { spawnSync } from 'node:child_process';
import type { Product } from '../server/testing/product.ts';

/** What the process holds, as the system sees it. */
export const megabytes = ({ pid }: Product): number => {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1024);
};
