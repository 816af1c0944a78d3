import { createHash, randomBytes } from 'node:crypto';
import { firstName } from '#domain/first-name.ts';
import { icsOf } from '#domain/ics.ts';
import { listAgreedAhead } from '../booking/calendar-store.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { entryFor } from '../mail/invite.ts';
import type { PartySession } from '../ports/sessions.ts';
import { notFound } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { deleteFeed, findFeed, findReader, noteRead, putFeed } from './feed-store.ts';
import type { FeedRow } from './feed-store.ts';

/** A long secret of chance needs no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const readFeedState = (deps: Deps, { id }: PartySession): Promise<FeedRow | undefined> =>
  findFeed(deps.db, id);

const gone = () => notFound(({ calendar }) => calendar.feed.none);

/** §27: an address that only its owner knows; the one before it stops working in the same statement. */
export const makeFeedOf = async (
  deps: Deps,
  { id }: PartySession,
): Promise<{ readonly address: string; readonly since: Date }> => {
  await spend(deps, limits.feedsOfHandyman, id);
  const token = randomBytes(32).toString('base64url');
  const since = await putFeed(deps.db, id, hashOf(token));
  if (!since) throw gone();
  return { address: `${deps.publicUrl}/calendar/${token}.ics`, since };
};

export const dropFeed = (deps: Deps, { id }: PartySession): Promise<void> =>
  deleteFeed(deps.db, id);

/**
 * §27: for calendar programs, which have no session: agreed visits with the customer's first name. A holder of the
 * address reads no more than that: no address, no phone, no start code.
 */
export const readFeed = async (deps: Deps, token: string, network: string): Promise<string> => {
  await spend(deps, limits.feedsFromAddress, network);
  const reader = await findReader(deps.db, hashOf(token));
  if (!reader) throw gone();
  const { handyman_id: id, language } = reader;
  await spend(deps, limits.feedReads, id);
  const rows = await listAgreedAhead(deps.db, id);
  await noteRead(deps.db, id);
  const entries = rows.flatMap((row) => {
    const least = { ...row, username: firstName(row.username), address: null };
    return entryFor(least, 'handyman', language, deps.publicUrl) ?? [];
  });
  return icsOf({ language, entries, name: wordsIn[language].calendar.feed.name });
};
