import type { z } from 'zod';
import type { addOperator, changeOperator, listAudit, listOperators } from '#contract/operator.ts';
import type { Replied } from '#contract/call.ts';
import { maskContacts } from '#domain/contact.ts';
import type { Level } from '#domain/operator.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { addAudit, listAuditRows } from './audit-store.ts';
import { endLogins, makeLink } from './login-actions.ts';
import {
  addOperatorRow,
  changeOperatorRow,
  countRecoveryCodes,
  findOperator,
  listOperatorRows,
  lockOtherAdmin,
} from './store.ts';
import type { OperatorRow } from './store.ts';

/** The operator who acts; undefined for the command line. */
export type By = Pick<OperatorRow, 'id' | 'level'> | undefined;

export const toOperator = ({ id, name, email, level }: OperatorRow) => ({
  operator_id: id,
  name,
  email,
  level,
});

export const readMe = async (deps: Deps, row: OperatorRow) => ({
  ...toOperator(row),
  secondFactor: row.totp_secret !== null,
  recoveryCodesLeft: await countRecoveryCodes(deps.db, row.id),
});

const stateOf = (row: OperatorRow) =>
  row.disabled_at ? 'disabled' : row.password_hash === null ? 'invited' : 'active';

export const list = async (deps: Deps): Promise<Replied<typeof listOperators>> =>
  (await listOperatorRows(deps.db)).map((row) => ({
    ...toOperator(row),
    createdAt: row.created_at.toISOString(),
    state: stateOf(row),
  }));

type NewOperator = z.output<typeof addOperator.body>;

/** Returns the link to hand over. */
export const add = (
  deps: Deps,
  by: By,
  { email, name, level }: NewOperator,
): Promise<{ operatorId: string; link: string }> =>
  deps.db.transaction(async (db) => {
    const operatorId = await addOperatorRow(db, { email, name, level });
    if (operatorId === undefined) {
      throw conflict('email_taken', ({ operator }) => operator.emailTaken);
    }
    await addAudit(db, {
      operatorId: by?.id ?? null,
      action: 'add_operator',
      subjectKind: 'operator',
      subjectId: operatorId,
      details: { level },
    });
    return { operatorId, link: await makeLink(deps, db, operatorId) };
  });

const noSuch = (): Problem => notFound(({ operator }) => operator.noSuch);

const lastAdmin = (): Problem => conflict('last_admin', ({ operator }) => operator.lastAdmin);

/**
 * Their password, second factor and sessions end at once; the link makes new ones. Only the command line may reset the
 * last admin's: an administrator of the server can hand the link over.
 */
export const reset = async (deps: Deps, by: By, id: string): Promise<string> => {
  if (by?.id === id) throw conflict('yourself', ({ operator }) => operator.notResetYourself);
  const link = await deps.db.transaction(async (db) => {
    if (!(await lockOtherAdmin(db, id)) && by) throw lastAdmin();
    const row = await findOperator(db, id);
    if (!row || row.disabled_at) throw noSuch();
    await addAudit(db, {
      operatorId: by?.id ?? null,
      action: 'reset_operator',
      subjectKind: 'operator',
      subjectId: id,
    });
    return makeLink(deps, db, id);
  });
  await endLogins(deps, id);
  return link;
};

type Change = { readonly level: Level; readonly disabled: boolean };

export const change = async (
  deps: Deps,
  by: NonNullable<By>,
  id: string,
  wanted: z.output<typeof changeOperator.body>,
): Promise<void> => {
  if (by.id === id) throw conflict('yourself', ({ operator }) => operator.notYourself);
  const changed = await deps.db.transaction(async (db) => {
    const row = await findOperator(db, id);
    if (!row) throw noSuch();
    const next: Change = {
      level: wanted.level ?? row.level,
      disabled: wanted.disabled ?? row.disabled_at !== null,
    };
    if (!(await changeOperatorRow(db, id, next.level, next.disabled))) {
      throw lastAdmin();
    }
    await addAudit(db, {
      operatorId: by.id,
      action: 'change_operator',
      subjectKind: 'operator',
      subjectId: id,
      details: { before: { level: row.level, disabled: row.disabled_at !== null }, after: next },
    });
    return next;
  });
  if (changed.disabled) await endLogins(deps, id);
};

type Filter = Pick<z.output<typeof listAudit.query>, 'operator' | 'subject' | 'action' | 'limit'>;

export const readAudit = async (
  deps: Deps,
  { limit, ...filter }: Filter,
  beforeId: string | undefined,
): Promise<Replied<typeof listAudit>> =>
  (await listAuditRows(deps.db, filter, limit, beforeId)).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operator,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    reason: row.reason === null ? null : maskContacts(row.reason),
    details: maskedIn(row.details),
  }));

/** §14: search texts and reasons in the audit log are masked, so that it cannot be read as a list of contacts. */
const maskedIn = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(details, (_key, value: unknown) =>
      typeof value === 'string' ? maskContacts(value) : value,
    ),
  ) as Record<string, unknown>;
