import { rememberBlocks, unnameBlocks } from '../booking/block-store.ts';
import { toRupees } from '#domain/price.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { rememberPayer } from '../discount/memory-store.ts';
import { discountSigns } from '../identity/discount-signs.ts';
import { blockedMailbox, marksOf } from '../identity/sent-away.ts';
import { dropSuspension, outliveAccount, putSuspension } from '../identity/suspension-store.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { findBalance } from '../money/ledger-store.ts';
import type { PartySession } from '../ports/sessions.ts';
import { withoutWords } from './erase-actions.ts';
import type { Words } from './erase-actions.ts';
import { findAadhaarHash, findSuspended } from './store.ts';
import type { Suspended } from './store.ts';

/** §37: with an account that is below zero they are looked at when they come back, as if they had been suspended. */
const findOwing = async (db: Db, id: string): Promise<Suspended | undefined> => {
  const balance = await findBalance(db, id);
  const aadhaarHash = balance < 0 ? await findAadhaarHash(db, id) : undefined;
  if (!aadhaarHash) return undefined;
  const reason = `Left while owing ${rupeesIn('en', toRupees(-balance))}.`;
  return { kind: 'suspended', reason, aadhaar_hash: aadhaarHash };
};

/**
 * §23: all that is left of a professional who was suspended or owed something, of a customer whom professionals have blocked, or of one who has paid
 * (§38): hashes by which they are recognised, and why they were suspended. Before anything is erased. Gives whether the last mail says so: who was
 * blocked is not told.
 */
export const rememberSentAway = async (
  deps: Deps,
  db: Db,
  { role, id }: PartySession,
  words: Words,
): Promise<boolean> => {
  const { email, phone } = words;
  if (role === 'user') {
    await rememberBlocks(db, id, blockedMailbox(deps.keys, email));
    await unnameBlocks(db, id);
    await rememberPayer(db, id, discountSigns(deps.keys, { email, phone }));
    return false;
  }
  const suspended = (await findSuspended(db, id)) ?? (await findOwing(db, id));
  if (!suspended) {
    await dropSuspension(db, id);
    return false;
  }
  const { aadhaar_hash: aadhaarHash, kind, reason } = suspended;
  const marks = marksOf(deps.keys, { email, phone, aadhaarHash });
  await putSuspension(db, id, { kind, reason: withoutWords(reason, words) }, marks);
  await outliveAccount(db, id);
  return true;
};
