import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type {
  Professional,
  Sorting,
  exportProfessionals,
  getProfessional,
} from '#contract/verification.ts';
import { offersOf } from '#domain/handyman.ts';
import { isPhone, plainPhone } from '#domain/phone.ts';
import type { Verification } from '#domain/verification.ts';
import { catalogueWith, namedService } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../http/mount-operator.ts';
import { csvOf, mostExported } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { listMatches } from '../identity/suspension-store.ts';
import { addAudit, listAuditRows } from '../operator/audit-store.ts';
import type { Words } from '../words/words.ts';
import { noSuch } from './actions.ts';
import { findProfessional, listProfessionalRows, listWaiting } from './list-store.ts';
import type { ProfessionalFilter, ProfessionalRow } from './list-store.ts';
import { listSeenSides } from './store.ts';
import { toMatch, toProfessional, toWhole } from './presenter.ts';

/** Where the last page ended. */
type End = { readonly key: string; readonly id: string };
type Page = { readonly items: Professional[]; readonly end: End | undefined };

const pageOf = async (
  deps: Deps,
  rows: readonly (ProfessionalRow & { readonly key: string })[],
  limit: number,
): Promise<Page> => {
  const catalogue = await catalogueWith(
    deps,
    rows.flatMap(({ service, also }) => [service, ...also]),
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    items: rows.map((row) => toProfessional(row, catalogue)),
    end: last && { key: last.key, id: last.id },
  };
};

/** §12: what waits, the longest first. */
export const readQueue = async (
  deps: Deps,
  status: Verification | undefined,
  limit: number,
  after: End | undefined,
): Promise<Page> => pageOf(deps, await listWaiting(deps.db, status, limit, after), limit);

type Filter = {
  readonly q?: string | undefined;
  readonly status?: Verification | undefined;
  readonly service?: string | undefined;
};

const filterOf = (deps: Deps, { q, status, service }: Filter): ProfessionalFilter => {
  const text = q?.trim() || undefined;
  const number = text === undefined ? '' : plainPhone(text);
  return {
    text,
    phone: isPhone(number) ? number : undefined,
    status,
    service: service === undefined ? undefined : namedService(deps, 'service', service).id,
  };
};

export const readProfessionals = async (
  deps: Deps,
  filter: Filter,
  sort: Sorting,
  limit: number,
  after: End | undefined,
): Promise<Page> => {
  const rows = await listProfessionalRows(deps.db, filterOf(deps, filter), sort, limit, after);
  return pageOf(deps, rows, limit);
};

/** §12: an export: the audit log has who took it, with which filter and why. */
export const exportList = async (
  deps: Deps,
  by: Acting,
  { reason, sort = 'newest', ...filter }: z.output<typeof exportProfessionals.body>,
  words: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  const wanted = filterOf(deps, filter);
  const { kept, leftOut } = await deps.db.transaction(async (db) => {
    const found = await listProfessionalRows(db, wanted, sort, mostExported + 1);
    const rows = found.slice(0, mostExported);
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_professionals',
      subjectKind: 'handyman',
      subjectId: 'list',
      reason,
      details: { ...filter, sort, rows: rows.length },
    });
    return { kept: rows, leftOut: found.length > mostExported };
  });
  const catalogue = await catalogueWith(
    deps,
    kept.flatMap(({ service, also }) => [service, ...also]),
  );
  const file = csvOf(
    words.verification.csv,
    kept.map((one) => [
      one.id,
      one.name,
      one.email,
      one.phone,
      offersOf(catalogue, one)
        .map(({ serviceName }) => serviceName)
        .join(', '),
      one.area,
      one.verification,
      one.created_at,
      one.jobs_done,
      String(one.online),
    ]),
  );
  return { file, leftOut };
};

const mostHistory = 100;

export const readOne = async (
  deps: Deps,
  by: Acting,
  id: string,
): Promise<Omit<Replied<typeof getProfessional>, 'msg'>> => {
  const row = await findProfessional(deps.db, id);
  if (!row) throw noSuch();
  await by.look([{ role: 'handyman', id }]);
  const log = await listAuditRows(
    deps.db,
    { subject: id, without: 'look_at_professional' },
    mostHistory,
    undefined,
  );
  return {
    ...toWhole(
      row,
      await catalogueWith(deps, [row.service, ...row.also]),
      by.level,
      await listSeenSides(deps.db, id, by.id),
    ),
    matches: (await listMatches(deps.db, id)).map(toMatch),
    history: log.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      operator: entry.operator,
      action: entry.action,
      reason: entry.reason,
      answer: typeof entry.details['answer'] === 'string' ? entry.details['answer'] : null,
      details: entry.details,
    })),
  };
};
