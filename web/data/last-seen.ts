import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accounts, onSession } from './session.ts';

/** §22: the last answers to the account that is logged in, for the time without a network. */

/** One cache for each account, so that all of it goes at once. */
const prefix = 'seen ';
const cacheOf = (who: string): string => prefix + who;
const addressOf = (queryKey: QueryKey): string =>
  `/last-seen/${encodeURIComponent(JSON.stringify(queryKey))}`;

const seenAt = 'seen-at';
/** As long as a session lasts: the owner of anything older would have to log in again. */
const longestStored = 24 * 60 * 60 * 1000;
/** The time of an answer that has not changed is written again only after this. */
const restampAfter = 30_000;
const mostEntries = 40;

/** Browsers have no such memory over plain HTTP, and may refuse it. */
const hasMemory = (): boolean => 'caches' in globalThis;

type Asked = { readonly client: QueryClient; readonly queryKey: QueryKey };

/** Further pages of a list are not cached. */
type MaybePaged = Asked & { readonly pageParam?: unknown; readonly direction?: unknown };
const isPaged = (asked: MaybePaged): boolean => 'direction' in asked;

const written = new Map<string, { readonly text: string; readonly at: number }>();

/** Keeps an answer of the server in the place of the one before. */
export const keepSeen = async (who: string, asked: MaybePaged, answer: unknown): Promise<void> => {
  if (!hasMemory() || who.trim() === '' || asked.pageParam !== undefined) return;
  const address = addressOf(asked.queryKey);
  const data = isPaged(asked) ? { pages: [answer], pageParams: [null] } : answer;
  const [text, at] = [JSON.stringify(data), Date.now()];
  const before = written.get(address);
  if (before?.text === text && at - before.at < restampAfter) return;
  written.set(address, { text, at });
  const kept = await caches.open(cacheOf(who));
  await kept.put(address, new Response(text, { headers: { [seenAt]: String(at) } }));
  const [oldest, ...others] = await kept.keys();
  if (oldest && others.length >= mostEntries) await kept.delete(oldest);
  // The session has changed meanwhile, and `put` would have made the old account's cache anew.
  if (who !== accounts()) await caches.delete(cacheOf(who));
};

type Paged = { readonly pages: readonly unknown[] };

/** Shows the cached answer, as old as it is, where nothing has been fetched yet. */
export const recallSeen = async (who: string, asked: MaybePaged): Promise<void> => {
  const { client, queryKey } = asked;
  // What is built into the program was not fetched.
  const isFetched = () => Boolean(client.getQueryState(queryKey)?.dataUpdatedAt);
  if (!hasMemory() || isFetched()) return;
  const kept = await caches.match(addressOf(queryKey), { cacheName: cacheOf(who) });
  const at = Number(kept?.headers.get(seenAt));
  if (!kept || Date.now() - at > longestStored) return;
  const data: unknown = await kept.json();
  if (who !== accounts() || isFetched()) return;
  const shown = isPaged(asked) ? { ...(data as Paged), pageParams: [undefined] } : data;
  client.setQueryData(queryKey, shown, { updatedAt: at });
};

const forgetOthers = async (): Promise<void> => {
  const mine = cacheOf(accounts());
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== mine);
  if (others.length > 0) written.clear();
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** Deletes an account's cached answers after a logout, at the end of its session or when another account logs in. */
export const forgetAtTheEnd = (): void => {
  if (!hasMemory()) return;
  const forget = () => void forgetOthers().catch(() => undefined);
  forget();
  onSession(forget);
};
