import type { listBlocked } from '#contract/block.ts';
import type { listBlockedHandymen } from '#contract/own-block.ts';
import type { Replied } from '#contract/call.ts';
import type { Deps } from '../deps.ts';
import { blockedMailbox } from '../identity/sent-away.ts';
import { addMail } from '../mail/outbox.ts';
import { forbidden, notFound } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { publishBookings } from '../events/publish.ts';
import { findUser } from '../user/store.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import { addBlock, declineOpenOf, dropBlock, listBlocks } from './block-store.ts';
import { askedByHand, declinedMail } from './mails.ts';
import { addOwnBlock, dropOwnBlock, listOwnBlocks, withdrawOpenTo } from './own-block-store.ts';
import { stopBetween } from './series-end-actions.ts';
import { lockParties } from './store.ts';

/** §6: no more requests from this customer. To them it looks like an ordinary no, and later like a job. */
export const block = async (deps: Deps, handyman: PartySession, userId: string): Promise<void> => {
  const declined = await deps.db.transaction(async (db) => {
    // A request that is just being sent is either declined here or refused because of the block.
    await lockParties(db, userId, handyman.id);
    if (!(await addBlock(db, handyman.id, userId))) {
      throw forbidden(({ booking }) => booking.onlyWhoAsked);
    }
    const rows = await declineOpenOf(db, handyman.id, userId);
    for (const row of rows.filter(askedByHand)) {
      await addMail(deps, db, declinedMail(row, deps.publicUrl));
    }
    return rows;
  });
  await publishBookings(deps.events, declined);
  await stopBetween(deps, handyman, userId);
};

/** §6: the customer never meets this professional again. A job that runs runs on. */
export const blockHandyman = async (
  deps: Deps,
  customer: PartySession,
  handymanId: string,
): Promise<void> => {
  const withdrawn = await deps.db.transaction(async (db) => {
    await lockParties(db, customer.id, handymanId);
    if (!(await addOwnBlock(db, customer.id, handymanId))) {
      throw notFound(({ handyman }) => handyman.gone);
    }
    return withdrawOpenTo(db, customer.id, handymanId);
  });
  await publishBookings(deps.events, withdrawn);
  await stopBetween(deps, customer, handymanId);
};

export const unblockHandyman = (
  deps: Deps,
  customer: PartySession,
  handymanId: string,
): Promise<void> => dropOwnBlock(deps.db, customer.id, handymanId);

export const readBlockedHandymen = async (
  deps: Deps,
  customer: PartySession,
  words: Words,
): Promise<Replied<typeof listBlockedHandymen>> =>
  (await listOwnBlocks(deps.db, customer.id)).map((row) => ({
    handyman_id: row.handyman_id,
    name: nameIn(words, row.name),
    blockedAt: row.created_at.toISOString(),
  }));

export const unblock = async (
  deps: Deps,
  handyman: PartySession,
  userId: string,
): Promise<void> => {
  const user = await findUser(deps.db, userId);
  await dropBlock(
    deps.db,
    handyman.id,
    userId,
    user ? blockedMailbox(deps.keys, user.email) : null,
  );
};

export const readBlocked = async (
  deps: Deps,
  handyman: PartySession,
  words: Words,
): Promise<Replied<typeof listBlocked>> =>
  (await listBlocks(deps.db, handyman.id)).map((row) => ({
    user_id: row.user_id,
    username: nameIn(words, row.username),
    blockedAt: row.created_at.toISOString(),
  }));
