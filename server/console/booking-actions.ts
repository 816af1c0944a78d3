import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { BookingRow, exportBookings, readBooking, searchBookings } from '#contract/console.ts';
import { linesOf, splitOf } from '#domain/bill.ts';
import { serviceById } from '#domain/catalogue.ts';
import { shownCode } from '#domain/discount-code.ts';
import { feeEarned, feeState } from '#domain/fee.ts';
import { dueOf, shownExtra } from '#domain/extra.ts';
import { blurPlace } from '#domain/place.ts';
import { toRupees } from '#domain/price.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import { movedTimes } from '#domain/proposal.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { listEvents } from '../booking/list-store.ts';
import { catalogueWith, namedService } from '../catalogue/read-actions.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { csvOf, mostExported } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import type { Acting } from '../http/mount-operator.ts';
import { exactInstant, readCursor, writeCursor } from '../http/pagination.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addAudit, addLook } from '../operator/audit-store.ts';
import { listExtras } from '../extra/store.ts';
import { listReceipts } from '../money/receipt-store.ts';
import { listOfBooking } from '../payment/dispute-store.ts';
import { listRefundsOf } from '../payment/refund-store.ts';
import { notFound } from '../problem.ts';
import type { Words } from '../words/words.ts';
import {
  findDoor,
  findFullBooking,
  listBookings,
  listMoneyOf,
  listPayments,
} from './booking-store.ts';
import type { Door, FullRow, ListedRow, MoneyOfBooking, Wanted } from './booking-store.ts';
import { findForBookings } from './search-actions.ts';
import { toListed } from './presenter.ts';

type Filter = Omit<z.output<typeof searchBookings.query>, 'limit' | 'cursor'>;

/** Undefined where the search finds no person: no booking can be theirs. */
const wantedBy = async (deps: Deps, db: Db, filter: Filter): Promise<Wanted | undefined> => {
  const { q = '', state, service, from, to, sort } = filter;
  const found = q === '' ? {} : await findForBookings(db, q);
  if (found.ids?.length === 0) return undefined;
  return {
    ...found,
    state,
    from,
    to,
    service: service === undefined ? undefined : serviceNamed(deps, service),
    oldestFirst: sort === 'oldest',
  };
};

/** Also an inactive service: its bookings can still be searched. */
const serviceNamed = (deps: Deps, name: string) => {
  const known = deps.catalogue.read().find(({ serviceName }) => serviceName === name);
  return (known ?? namedService(deps, 'service', name)).id;
};

const pageEnd = z.tuple([exactInstant, z.uuid()]);

type Page = { readonly rows: BookingRow[]; readonly cursor: string | undefined };

export const search = async (
  deps: Deps,
  { limit, cursor, ...filter }: z.output<typeof searchBookings.query>,
): Promise<Page> => {
  const paging = ['console bookings', JSON.stringify(filter)];
  const end = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const wanted = await wantedBy(deps, deps.db, filter);
  const rows = wanted
    ? await listBookings(deps.db, wanted, limit, end && { createdAt: end[0], id: end[1] })
    : [];
  const last = rows[limit - 1];
  return {
    rows: await listed(deps, rows),
    cursor: last && writeCursor(deps.keys, paging, [last.exact_created_at, last.id]),
  };
};

const listed = async (deps: Deps, rows: readonly ListedRow[]): Promise<BookingRow[]> => {
  const services = await catalogueWith(
    deps,
    rows.map(({ service }) => service),
  );
  return rows.map(toListed(services));
};

export const exportAll = async (
  deps: Deps,
  by: Acting,
  { reason, ...filter }: z.output<typeof exportBookings.body>,
  { console: words }: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  return deps.db.transaction(async (db) => {
    const wanted = await wantedBy(deps, db, filter);
    const rows = wanted ? await listBookings(db, wanted, mostExported + 1, undefined) : [];
    const taken = rows.slice(0, mostExported);
    const money = new Map(
      (
        await listMoneyOf(
          db,
          taken.map(({ id }) => id),
        )
      ).map((one) => [one.booking_id, one]),
    );
    const services = await catalogueWith(
      deps,
      taken.map(({ service }) => service),
    );
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_bookings',
      subjectKind: 'export',
      subjectId: 'bookings',
      reason,
      details: { filter, rows: taken.length },
    });
    const file = csvOf(
      words.bookingColumns,
      taken.map((row) => [
        row.number,
        row.created_at,
        serviceById(services, row.service).serviceName,
        row.username,
        row.handyman,
        words.states[row.state],
        words.payments[row.payment_state],
        toRupees(row.total_paise),
        ...moneyCells(row, money.get(row.id)),
        row.id,
      ]),
    );
    return { file, leftOut: rows.length > mostExported };
  });
};

/** What was paid, what came back, who gets what of it, and the receipts. */
const moneyCells = (row: ListedRow, money: MoneyOfBooking | undefined) => {
  if (!money) return [0, 0, 0, 0, 0, null];
  const split = splitOf(row, { ...money, total_paise: row.total_paise });
  // §36: of a cancelled booking the fee, whole.
  const fee = money.fee ? feeEarned(money.fee, money.paid_paise - money.refunded_paise) : 0;
  return [
    ...[
      money.paid_paise,
      money.refunded_paise,
      money.by_code_paise,
      split.share + fee,
      split.commission,
    ].map(toRupees),
    money.receipts.length === 0 ? null : money.receipts.map(receiptNumber).join(' '),
  ];
};

const noSuch = () => notFound(({ console: words }) => words.noSuchBooking);

/** §14: one booking with everything but the start code; the look is a row of the audit log. */
export const read = async (
  deps: Deps,
  by: Acting,
  id: string,
): Promise<Replied<typeof readBooking>> => {
  const row = await findFullBooking(deps.db, id);
  if (!row) throw noSuch();
  await by.look(
    [
      { role: 'user', id: row.user_id },
      { role: 'handyman', id: row.handyman_id },
    ],
    { kind: 'booking', id },
  );
  await addLook(deps.db, {
    operatorId: by.id,
    action: 'look_at_booking',
    subjectKind: 'booking',
    subjectId: id,
  });
  const [events, payments, refunds, disputes, receipts, extras] = [
    await listEvents(deps.db, id),
    await listPayments(deps.db, id),
    await listRefundsOf(deps.db, id),
    await listOfBooking(deps.db, id),
    await listReceipts(deps.db, id),
    await listExtras(deps.db, [id]),
  ];
  const paid = payments
    .filter(({ state, for_tip }) => state === 'succeeded' && !for_tip)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const services = await catalogueWith(deps, [row.service, row.handyman_service]);
  return {
    ...toListed(services)(row),
    ...standing(row),
    ...blurPlace(row),
    customer: {
      user_id: row.user_id,
      name: row.username,
      email: row.user_email,
      phone: row.user_phone,
    },
    handyman: {
      handyman_id: row.handyman_id,
      name: row.handyman,
      email: row.handyman_email,
      phone: row.handyman_phone,
      services: serviceById(services, row.handyman_service).serviceName,
    },
    receipt: receipts.length === 0 ? null : receipts.map(receiptNumber).join(', '),
    extras: extras.map(shownExtra),
    paid: toRupees(paid),
    due: toRupees(dueOf({ ...row, paid_paise: paid })),
    ...(row.code === null ? {} : { code: shownCode(row.code) }),
    timeline: events.map(({ move, actor, at, ...event }) => ({
      move,
      by: actor,
      at: at.toISOString(),
      ...movedTimes(event),
    })),
    payments: payments.map((one) => ({
      payment_id: one.id,
      attempt: one.attempt,
      paidWith: wayOf(one),
      forTip: one.for_tip,
      state: one.state,
      amount: toRupees(one.amount_paise),
      ...(one.fees_paise > 0 ? { fees: toRupees(one.fees_paise) } : {}),
      at: one.at.toISOString(),
      code: one.code,
    })),
    refunds: refunds.map((one) => ({
      refund_id: one.id,
      forTip: one.for_tip,
      state: one.state,
      amount: toRupees(one.amount_paise),
      at: one.at.toISOString(),
    })),
    disputes: disputes.map((one) => ({
      dispute_id: one.id,
      state: one.state,
      amount: toRupees(one.amount_paise),
      at: one.opened_at.toISOString(),
    })),
  };
};

const standing = (row: FullRow) => ({
  price: linesOf(row),
  share: toRupees(row.handyman_share_paise),
  expiresAt: row.expires_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedBy: row.ended_by,
  reason: row.end_reason,
  endWords: row.end_words,
  ...(row.fee === null
    ? {}
    : {
        fee: {
          kind: row.fee.kind,
          amount: toRupees(row.fee.amount_paise),
          state: feeState(row.fee, row.fee.here_paise),
          ...(row.fee.words === null ? {} : { words: row.fee.words }),
        },
      }),
});

/** §14: exact place and address are the customer's home: shown for a reason, which is in the audit log. */
export const readPlace = async (
  deps: Deps,
  by: Acting,
  id: string,
  reason: string,
): Promise<Omit<Door, 'user_id'>> => {
  const found = await findDoor(deps.db, id);
  if (!found) throw noSuch();
  const { user_id: userId, ...door } = found;
  await by.look([{ role: 'user', id: userId }], { kind: 'booking', id });
  await addAudit(deps.db, {
    operatorId: by.id,
    action: 'look_at_place',
    subjectKind: 'booking',
    subjectId: id,
    reason,
  });
  return door;
};
