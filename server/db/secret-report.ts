import type { Keys } from '../secrets/sealing.ts';
import type { Db } from './db.ts';
import { countSealed } from './re-encrypt.ts';
import type { Counts } from './re-encrypt.ts';

const sum = (counts: readonly Counts[], which: 'now' | 'others' | 'unreadable'): string => {
  const some = counts.filter((one) => one[which] > 0);
  const all = some.reduce((total, one) => total + one[which], 0);
  const named = some.map((one) => `${one[which]} ${one.name}`).join(', ');
  return named === '' ? '0' : `${all} (${named})`;
};

/** `npm run operator -- secret`: what is sealed by which secret, and what to do. Gives what to print. */
export const describeSecret = async (db: Db, keys: Keys): Promise<string[]> => {
  const counts = await countSealed(db, keys);
  const [waiting, lost] = [
    counts.some(({ others }) => others > 0),
    counts.some(({ unreadable }) => unreadable > 0),
  ];
  return [
    `Sealed by APP_SECRET: ${sum(counts, 'now')}`,
    `By APP_SECRET_BEFORE or APP_SECRET_NEXT: ${sum(counts, 'others')}`,
    `By none of them: ${sum(counts, 'unreadable')}`,
    '',
    ...(waiting
      ? [
          'The product that runs with APP_SECRET_BEFORE seals them anew. Leave it set until this says 0.',
        ]
      : ['Once every process runs with this APP_SECRET, nothing needs another one any more.']),
    ...(lost
      ? ['What none of them opens needs the secret that sealed it, as APP_SECRET_BEFORE.']
      : []),
  ];
};
