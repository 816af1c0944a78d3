import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addCaller } from '#contract/caller.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { carryBlocks } from '../booking/block-store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { addMailbox } from '../identity/mailbox-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { blockedMailbox } from '../identity/sent-away.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnMailbox } from '../operator/own-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { callerMail } from './mails.ts';
import { addUser, findHolder } from './store.ts';
import type { HolderRow } from './store.ts';

type Form = z.output<typeof addCaller.body>;
type Added = HolderRow & { readonly known: boolean };

/** §14: an account for a customer who has called; the customer who has the mailbox already is offered instead. */
export const add = async (deps: Deps, by: ActingOperator, form: Form): Promise<Added> => {
  await spend(deps, limits.callersOfOperator, by.id);
  const mailbox = mailboxOf(form.email);
  if (await isOwnMailbox(deps.db, by.id, mailbox)) {
    throw conflict('own_account', ({ caller }) => caller.own);
  }
  const holder = await findHolder(deps.db, form.email, mailbox);
  if (holder) return { ...holder, known: true };
  // A password of chance: the account is opened by choosing another one with a mailed code (§21).
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  const id = randomUUID();
  try {
    await deps.db.transaction(async (db) => {
      await addUser(db, { ...form, id, passwordHash });
      await addMailbox(db, 'user', mailbox, id);
      await carryBlocks(db, id, blockedMailbox(deps.keys, form.email));
      await addAudit(db, {
        operatorId: by.id,
        action: 'add_customer',
        subjectKind: 'customer',
        subjectId: id,
      });
      await addMail(deps, db, callerMail(form, deps.publicUrl));
    });
    return { id, name: form.username, known: false };
  } catch (error) {
    if (duplicateOf(error) === undefined) throw error;
    // Another request has opened it a moment ago.
    const first = await findHolder(deps.db, form.email, mailbox);
    if (!first) throw error;
    return { ...first, known: true };
  }
};
