import { toRupees } from '#domain/price.ts';
import { differencesOf, sumOf } from '#domain/reconciliation.ts';
import type { Entry } from '#domain/reconciliation.ts';
import type { Replied } from '#contract/call.ts';
import type { listReconciliations as listCall } from '#contract/reconciliation.ts';
import type { Deps } from '../deps.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import type { GatewayEntry, TryAgain } from '../ports/payments.ts';
import { notFound, unavailable } from '../problem.ts';
import { settleUnknown } from './dispute-actions.ts';
import { bookGatewayRefund } from './gateway-refund-actions.ts';
import {
  findBounds,
  findDayToCompare,
  hasReconciliation,
  listChargesOf,
  listDifferences,
  listDisputesOfDay,
  listOwnCharges,
  listOwnDisputes,
  listOwnRefunds,
  listReconciliations,
  listRefundsOfDay,
  storeCompared,
} from './reconcile-store.ts';

const shownDays = 60;

/** The gateway did not answer: the job comes back to it, a person is told. */
class NoAnswer extends Error {}

const orThrow = <T extends object>(said: T | TryAgain): T => {
  if ('tryAgain' in said) throw new NoAnswer(said.tryAgain);
  return said;
};

const within = <T extends GatewayEntry>(
  entries: readonly T[],
  { from, to }: { from: Date; to: Date },
): T[] => entries.filter(({ at }) => at >= from && at < to);

const idsOf = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id);

const sideOf = (entries: readonly Entry[]) => ({ count: entries.length, paise: sumOf(entries) });

/** §34: compares the gateway's list of a day with our books, and books the refunds and disputes (§39) that are there alone. */
export const compareDay = async (deps: Deps, day: string): Promise<void> => {
  const { db, payments } = deps;
  const { gateway } = payments;
  const bounds = await findBounds(db, day, 0);
  const wide = await findBounds(db, day, 1);
  const chargesAround = orThrow(await payments.listCharges(wide.from, wide.to));
  const refundsAround = orThrow(await payments.listRefunds(wide.from, wide.to));
  const disputesAround = orThrow(await payments.listDisputes(wide.from, wide.to));
  const charges = within(chargesAround, bounds);
  const disputes = within(disputesAround, bounds);
  const refunds = within(refundsAround, bounds);
  const booked = new Set(idsOf(await listOwnRefunds(db, gateway, idsOf(refunds))));
  for (const refund of refunds.filter(({ id }) => !booked.has(id))) {
    await bookGatewayRefund(deps, refund);
  }
  await settleUnknown(deps, idsOf(disputes));
  await db.transaction(async (inner) => {
    const ours = await listOwnCharges(inner, gateway, idsOf(charges));
    const ourRefunds = await listOwnRefunds(inner, gateway, idsOf(refunds));
    await storeCompared(inner, day, gateway, {
      charges: { theirs: sideOf(charges), ours: sideOf(ours) },
      refunds: { theirs: sideOf(refunds), ours: sideOf(ourRefunds) },
      differences: [
        ...differencesOf({
          of: 'charge',
          theirs: charges,
          ours: await listChargesOf(inner, gateway, day),
          theirsAround: chargesAround,
          oursAround: ours,
        }),
        ...differencesOf({
          of: 'refund',
          theirs: refunds,
          ours: await listRefundsOfDay(inner, gateway, day),
          theirsAround: refundsAround,
          oursAround: ourRefunds,
        }),
        ...differencesOf({
          of: 'dispute',
          theirs: disputes,
          ours: await listDisputesOfDay(inner, gateway, day),
          theirsAround: disputesAround,
          oursAround: await listOwnDisputes(inner, gateway, idsOf(disputes)),
        }),
      ],
    });
  });
};

/** A job: compares the next day that is over. Gives how many days it was. */
export const reconcileDue = async (deps: Deps): Promise<number> => {
  const day = await findDayToCompare(deps.db, deps.payments.gateway);
  if (day === undefined) return 0;
  try {
    await compareDay(deps, day);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    deps.log.warn({ day, reason: error.message }, 'the gateway gave no list');
    return 0;
  }
  return 1;
};

/** §34: for operators: the newest days, with what still differs. */
export const readReconciliations = async ({ db }: Deps): Promise<Replied<typeof listCall>> => {
  const days = await listReconciliations(db, shownDays);
  const differences = await listDifferences(
    db,
    days.map(({ day }) => day),
  );
  return days.map((row) => ({
    day: row.day,
    checkedAt: row.checked_at.toISOString(),
    charges: row.charges,
    charged: toRupees(row.charged_paise),
    ourCharged: toRupees(row.our_charged_paise),
    refunds: row.refunds,
    refunded: toRupees(row.refunded_paise),
    ourRefunded: toRupees(row.our_refunded_paise),
    differences: differences
      .filter(({ day }) => day === row.day)
      .map((one) => ({
        kind: one.kind,
        gateway_id: one.gateway_id,
        theirs: one.theirs_paise === null ? null : toRupees(one.theirs_paise),
        ours: one.ours_paise === null ? null : toRupees(one.ours_paise),
        booking_id: one.booking_id,
        number: one.number,
      })),
  }));
};

/** §34: an operator compares a day again, once something was put right. */
export const compareAgain = async (deps: Deps, by: ActingOperator, day: string): Promise<void> => {
  if (!(await hasReconciliation(deps.db, day))) {
    throw notFound(({ payment }) => payment.notCompared);
  }
  try {
    await compareDay(deps, day);
  } catch (error) {
    if (error instanceof NoAnswer) throw unavailable(30);
    throw error;
  }
  await addAudit(deps.db, {
    operatorId: by.id,
    action: 'reconcile',
    subjectKind: 'reconciliation',
    subjectId: day,
    details: {},
  });
};
