import { z } from 'zod';
import type {
  ListedDiscount,
  addDiscount,
  changeDiscount,
  listDiscounts,
} from '#contract/discount.ts';
import { toPaise } from '#domain/price.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { exactInstant, readCursor, writeCursor } from '../http/pagination.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { badInput, conflict, notFound } from '../problem.ts';
import { addCode, changeCode, listCodes, lockCode } from './code-store.ts';
import type { Terms } from './code-store.ts';
import { toListed } from './presenter.ts';

const paging = ['discount codes'];
const pageEnd = z.tuple([exactInstant, z.uuid()]);

type Page = { readonly rows: ListedDiscount[]; readonly cursor: string | undefined };

export const list = async (
  { db, keys }: Deps,
  { limit, cursor }: z.output<typeof listDiscounts.query>,
): Promise<Page> => {
  const end = cursor === undefined ? undefined : readCursor(keys, paging, pageEnd, cursor);
  const rows = await listCodes(db, limit, end && { createdAt: end[0], id: end[1] });
  const last = rows[limit - 1];
  return {
    rows: rows.map(toListed),
    cursor: last && writeCursor(keys, paging, [last.exact_created_at, last.id]),
  };
};

/** §38: made once: what it gives, and for whom, was promised to those who know it, and stays. */
export const add = (
  deps: Deps,
  by: ActingOperator,
  { reason, ...wanted }: z.output<typeof addDiscount.body>,
): Promise<string> =>
  deps.db
    .transaction(async (db) => {
      const { amount, ...terms } = wanted;
      const id = await addCode(db, {
        ...terms,
        amountPaise: toPaise(amount),
        operatorId: by.id,
      });
      await addAudit(db, {
        operatorId: by.id,
        action: 'add_code',
        subjectKind: 'code',
        subjectId: id,
        reason,
        details: { after: wanted },
      });
      return id;
    })
    .catch((error: unknown) => {
      if (duplicateOf(error) !== 'discount_codes_code') throw error;
      throw badInput({ code: ({ discount }) => discount.taken });
    });

/** What differs, before and after. */
const differences = (before: Terms, after: Terms) => {
  const names = (['validFrom', 'validTo', 'uses', 'active'] as const).filter(
    (name) => before[name] !== after[name],
  );
  const of = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]]));
  return names.length === 0 ? undefined : { before: of(before), after: of(after) };
};

/** §38: of one that is ended no new use is made; what is on a bill stays there. */
export const change = (
  deps: Deps,
  by: ActingOperator,
  id: string,
  { reason, version, ...wanted }: z.output<typeof changeDiscount.body>,
): Promise<void> =>
  deps.db.transaction(async (db) => {
    const before = await lockCode(db, id);
    if (!before) throw notFound(({ discount }) => discount.noSuchCode);
    const changes = differences(before, wanted);
    if (before.version !== version) {
      throw conflict('changed_meanwhile', ({ discount }) => discount.changedMeanwhile);
    }
    if (!changes) return;
    await changeCode(db, id, wanted);
    await addAudit(db, {
      operatorId: by.id,
      action: 'change_code',
      subjectKind: 'code',
      subjectId: id,
      reason,
      details: { code: before.code, ...changes },
    });
  });
