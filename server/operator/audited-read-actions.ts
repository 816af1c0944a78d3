import { judgeLook, lookLimits } from '#domain/contact-reads.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { addMail } from '../mail/outbox.ts';
import type { Look, LookFrom } from '../ports/sessions.ts';
import { Problem } from '../problem.ts';
import { addAudit } from './audit-store.ts';
import { findActive } from './login-actions.ts';
import type { Operator } from './login-actions.ts';
import { holdOperator, listActiveAdmins, readLooks } from './audited-read-store.ts';
import { manyLooksMail } from './mails.ts';

const looks = {
  user: { action: 'look_at_customer', subjectKind: 'customer' },
  handyman: { action: 'look_at_professional', subjectKind: 'handyman' },
} as const satisfies Record<Party, object>;

type Person = Parameters<Look>[0][number];

/** §14: one row for each person and quarter of an hour; beyond the hour's people the answer is 429. */
const writeLooks = async (
  deps: Deps,
  by: Operator,
  shown: readonly Person[],
  from: LookFrom | undefined,
): Promise<void> => {
  const people = [...new Map(shown.map((one) => [one.id, one])).values()];
  const ids = people.map(({ id }) => id);
  const before = judgeLook((await readLooks(deps.db, by.id)).people, ids);
  if (before.written.length === 0) return;
  const waitMinutes = await deps.db.transaction(async (db) => {
    await holdOperator(db, by.id);
    const past = await readLooks(db, by.id);
    const judged = judgeLook(past.people, ids);
    const refused = judged.waitMinutes !== undefined && from?.urgent !== true;
    if (refused) {
      if (!past.refused) await addOwn(db, by, 'looks_refused', past.people.length);
      return judged.waitMinutes;
    }
    for (const { role, id } of people.filter((one) => judged.written.includes(one.id))) {
      await addAudit(db, {
        ...looks[role],
        operatorId: by.id,
        subjectId: id,
        ...(from && { details: { on: from.kind, id: from.id } }),
      });
    }
    if (judged.people >= lookLimits.tellAt && !past.told) {
      await addOwn(db, by, 'many_looks', judged.people);
      for (const admin of await listActiveAdmins(db)) {
        await addMail(deps, db, manyLooksMail(admin, by, judged.people, deps.publicUrl));
      }
    }
    return undefined;
  });
  if (waitMinutes !== undefined) throw tooManyLooks(Math.ceil(waitMinutes * 60));
};

/** About the operator themselves: once an hour. */
const addOwn = (db: Db, by: Operator, action: string, people: number): Promise<void> =>
  addAudit(db, {
    operatorId: by.id,
    action,
    subjectKind: 'operator',
    subjectId: by.id,
    details: { people },
  });

const tooManyLooks = (seconds: number): Problem =>
  new Problem(
    429,
    'too_many_looks',
    ({ operator }) => operator.tooManyLooks(lookLimits.most, seconds),
    { retryAfterSeconds: seconds },
  );

export type ActingOperatorRow = Operator & { readonly look: Look };

/** The operator who is asking, with `look`, which records whom they look at. */
export const findActing = async (
  deps: Deps,
  id: string,
): Promise<ActingOperatorRow | undefined> => {
  const row = await findActive(deps, id);
  return row && { ...row, look: (people, from) => writeLooks(deps, row, people, from) };
};
