import type { z } from 'zod';
import type { bookForCaller } from '#contract/caller.ts';
import type { Deps } from '../deps.ts';
import { callerNetwork, refuseCaller } from '../identity/caller.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { findCaller } from '../operator/own-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { askedForYouMail } from './caller-mails.ts';
import { requestBy } from './request-actions.ts';
import type { BookingRow } from './store.ts';

type Form = z.output<typeof bookForCaller.body>;

/** §14: asks one professional for a customer who has called, as the customer would ask themselves. */
export const bookFor = async (
  deps: Deps,
  by: ActingOperator,
  customerId: string,
  form: Form,
): Promise<BookingRow> => {
  await spend(deps, limits.requestsForCallers, by.id);
  return requestBy(
    deps,
    {
      customerId,
      askedBy: 'operator',
      askedFrom: callerNetwork(deps.keys, customerId),
      says: ({ asking, caller }) => ({ ...asking, ...caller.asking }),
      check: async (db) => refuseCaller(await findCaller(db, by.id, customerId), form.handyman_id),
      made: async (db, row) => {
        await addAudit(db, {
          operatorId: by.id,
          action: 'book_for_customer',
          subjectKind: 'customer',
          subjectId: customerId,
          details: { booked: row.id, number: row.number },
        });
        await addMail(deps, db, askedForYouMail(row, deps.publicUrl));
        await addPush(db, row, 'user', 'asked_for_you');
      },
    },
    form,
  );
};
