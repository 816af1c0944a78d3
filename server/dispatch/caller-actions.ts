import type { z } from 'zod';
import type { askForCaller } from '#contract/caller.ts';
import type { Deps } from '../deps.ts';
import { callerNetwork, refuseCaller } from '../identity/caller.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { findCaller } from '../operator/own-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { addPushes } from '../push/outbox-actions.ts';
import { startBy } from './actions.ts';
import type { Begun } from './actions.ts';
import { askingForYouMail } from './mails.ts';

type Form = z.output<typeof askForCaller.body>;

/** §14: asks the first who is free for a customer who has called, and never the operator's own account. */
export const askFor = async (
  deps: Deps,
  by: ActingOperator,
  customerId: string,
  form: Form,
): Promise<Begun> => {
  await spend(deps, limits.requestsForCallers, by.id);
  return startBy(
    deps,
    {
      customerId,
      askedBy: 'operator',
      askedFrom: callerNetwork(deps.keys, customerId),
      says: ({ asking, caller }) => ({ ...asking, ...caller.asking, ...caller.dispatch }),
      check: async (db) => refuseCaller(await findCaller(db, by.id, customerId)).ownHandyman,
      made: async (db, { dispatch, asked }) => {
        await addAudit(db, {
          operatorId: by.id,
          action: 'book_for_customer',
          subjectKind: 'customer',
          subjectId: customerId,
          details: {
            dispatch: dispatch.id,
            booked: asked.map(({ id }) => id),
            number: asked.map(({ number }) => number).join(', '),
          },
        });
        await addMail(deps, db, askingForYouMail(dispatch, deps.publicUrl));
        await addPushes(db, asked.slice(0, 1), 'user', 'asked_for_you');
      },
    },
    form,
  );
};
