import type { QueryFunctionContext } from '@tanstack/react-query';
import { words } from '#words/network.ts';
import { Refused } from './api.ts';
import { accounts, sessionChanged } from './session.ts';

/** A reply is used only for the account it was asked for: another tab may have logged another one in meanwhile. */
export const storedFor = async <T>(asked: string, reply: Promise<T>): Promise<T> => {
  const received = await reply;
  if (asked === accounts()) return received;
  sessionChanged();
  throw new Refused(409, { msg: words.otherAccount, code: 'other_account' });
};

const lastSeen = () => import('./last-seen.ts');
const nothing = () => undefined;

/** §22: the same, stored for the time without a network, and shown where the server cannot be reached. */
export const rememberedFor = async <T>(
  who: string,
  asked: QueryFunctionContext,
  reply: Promise<T>,
): Promise<T> => {
  try {
    const received = await storedFor(who, reply);
    lastSeen()
      .then(({ keepSeen }) => keepSeen(who, asked, received))
      .catch(nothing);
    return received;
  } catch (error) {
    if (error instanceof Refused && error.status === 0) {
      await lastSeen()
        .then(({ recallSeen }) => recallSeen(who, asked))
        .catch(nothing);
    }
    throw error;
  }
};

/** Such a query begins without a network too. */
export const remembered = { networkMode: 'offlineFirst' } as const;
