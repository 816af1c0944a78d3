import type { DisputeView, ListedDispute } from '#contract/dispute.ts';
import { listEvents } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import type { Words } from '../words/words.ts';
import { noSuchDispute } from './answer-actions.ts';
import { toDisputeView, toListedDispute } from './dispute-presenter.ts';
import { findDispute, listDecided, listUndecided } from './dispute-store.ts';
import { draftFor } from './evidence-actions.ts';
import { findEarned } from './share-store.ts';

const mostListed = 200;

/** §39: with names only, as every list of the console. */
export const listDisputes = async (
  { db }: Deps,
  show: 'undecided' | 'decided',
  words: Words,
): Promise<ListedDispute[]> => {
  const list = show === 'undecided' ? listUndecided : listDecided;
  return (await list(db, mostListed)).map((row) => toListedDispute(row, words));
};

export const readDispute = async ({ db }: Deps, id: string, words: Words): Promise<DisputeView> => {
  const row = await findDispute(db, id);
  if (!row) throw noSuchDispute();
  const { earned_paise: earnedPaise } = await findEarned(
    db,
    row.booking_id,
    row.for_tip ? 'tip' : 'bill',
  );
  const events = await listEvents(db, row.booking_id);
  return toDisputeView(row, { earnedPaise, draft: await draftFor(db, row), events }, words);
};
