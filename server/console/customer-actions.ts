import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { exportCustomers, readCustomer, searchCustomers } from '#contract/console.ts';
import { maskEmail, maskPhone } from '#domain/contact.ts';
import { catalogueWith } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import { csvOf, mostExported } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import type { Acting } from '../http/mount-operator.ts';
import { exactInstant, readCursor, writeCursor } from '../http/pagination.ts';
import { contactMarks } from '../identity/sent-away.ts';
import { findMatches } from '../identity/suspension-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { endSessionsOf } from '../identity/session.ts';
import { addAudit } from '../operator/audit-store.ts';
import { notFound } from '../problem.ts';
import type { Words } from '../words/words.ts';
import {
  countBookings,
  findCustomer,
  listBlocksOf,
  listCustomers,
  listNewestOf,
} from './customer-store.ts';
import type { CustomerRow } from './customer-store.ts';
import { findForCustomers } from './search-actions.ts';
import { toListed } from './presenter.ts';

type Listed = Replied<typeof searchCustomers>[number];

/** §14: lists have names only; contact data stands on the customer's own page. */
const toCustomer = (row: CustomerRow): Listed => ({
  user_id: row.id,
  name: row.username,
  email: maskEmail(row.email),
  phone: maskPhone(row.contact_number),
  createdAt: row.created_at.toISOString(),
  bookings: row.bookings,
  lastBookingAt: row.last_booking_at?.toISOString() ?? null,
});

type Page = { readonly rows: Listed[]; readonly cursor: string | undefined };

export const search = async (
  deps: Deps,
  { limit, cursor, ...filter }: z.output<typeof searchCustomers.query>,
): Promise<Page> => {
  const { q = '', sort } = filter;
  const byName = sort === 'name';
  const paging = ['console customers', JSON.stringify(filter)];
  const pageEnd = z.tuple([byName ? z.string() : exactInstant, z.uuid()]);
  const end = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const ids = q === '' ? undefined : await findForCustomers(deps.db, q);
  const after = end && { value: end[0], id: end[1] };
  const rows = await listCustomers(deps.db, { sort, ids }, limit, after);
  const last = rows[limit - 1];
  const value = byName ? last?.folded : last?.exact_created_at;
  return {
    rows: rows.map(toCustomer),
    cursor: last && writeCursor(deps.keys, paging, [value ?? '', last.id]),
  };
};

export const exportAll = async (
  deps: Deps,
  by: Acting,
  { reason, ...filter }: z.output<typeof exportCustomers.body>,
  { console: words }: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  const { q = '', sort } = filter;
  return deps.db.transaction(async (db) => {
    const ids = q === '' ? undefined : await findForCustomers(db, q);
    const rows = await listCustomers(db, { sort, ids }, mostExported + 1, undefined);
    const kept = rows.slice(0, mostExported);
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_customers',
      subjectKind: 'export',
      subjectId: 'customers',
      reason,
      details: { filter, rows: kept.length },
    });
    const file = csvOf(
      words.customerColumns,
      kept.map((row) => [
        row.username,
        row.email,
        row.contact_number,
        row.created_at,
        row.bookings,
        row.last_booking_at,
        row.id,
      ]),
    );
    return { file, leftOut: rows.length > mostExported };
  });
};

const newest = 20;

const noSuch = () => notFound(({ console: words }) => words.noSuchCustomer);

/** §14: everything there is to help this customer with; the look is a row of the audit log. */
export const read = async (
  deps: Deps,
  by: Acting,
  id: string,
): Promise<Replied<typeof readCustomer>> => {
  const customer = await findCustomer(deps.db, id);
  if (!customer) throw noSuch();
  await by.look([{ role: 'user', id }]);
  const [counts, bookings, blocks] = [
    await countBookings(deps.db, id),
    await listNewestOf(deps.db, id, newest),
    await listBlocksOf(deps.db, id),
  ];
  const { email, contact_number: phone } = customer;
  const matches = await findMatches(deps.db, contactMarks(deps.keys, { email, phone }));
  const services = await catalogueWith(
    deps,
    bookings.map(({ service }) => service),
  );
  return {
    user_id: id,
    name: customer.username,
    email: customer.email,
    phone: customer.contact_number,
    language: customer.language,
    createdAt: customer.created_at.toISOString(),
    counts: {
      asked: counts?.asked ?? 0,
      done: counts?.done ?? 0,
      cancelledByThem: counts?.cancelled_by_them ?? 0,
      cancelledByOthers: counts?.cancelled_by_others ?? 0,
      declined: counts?.declined ?? 0,
      unanswered: counts?.unanswered ?? 0,
      unpaid: counts?.unpaid ?? 0,
      disputes: counts?.disputes ?? 0,
    },
    matches: matches.map(({ suspended_at: at, ...one }) => ({
      ...one,
      suspendedAt: at.toISOString(),
    })),
    bookings: bookings.map(toListed(services)),
    blocks: blocks.map((block) => ({
      handyman_id: block.handyman_id,
      name: block.name,
      at: block.created_at.toISOString(),
      carried: block.carried,
    })),
  };
};

/** Ends all logins of a customer whose phone was lost or stolen. */
export const endSessions = async (
  deps: Deps,
  by: Acting,
  id: string,
  reason: string,
): Promise<number> => {
  await deps.db.transaction(async (db) => {
    if (!(await findCustomer(db, id))) throw noSuch();
    await addAudit(db, {
      operatorId: by.id,
      action: 'end_sessions',
      subjectKind: 'customer',
      subjectId: id,
      reason,
    });
  });
  return endSessionsOf(deps, { role: 'user', id });
};
