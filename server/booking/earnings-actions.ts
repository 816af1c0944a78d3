import type { Replied } from '#contract/call.ts';
import type { EarningJob, getEarnings } from '#contract/earnings.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { daysIn, earningState, periodOf } from '#domain/earnings.ts';
import { firstName } from '#domain/first-name.ts';
import { midnightOf } from '#domain/hours.ts';
import { toRupees } from '#domain/price.ts';
import { customerName } from '#domain/served-contact.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { findBalance } from '../money/ledger-store.ts';
import type { PartySession } from '../ports/sessions.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import { readClock } from './calendar-store.ts';
import { listEarnings } from './earnings-store.ts';
import type { EarningRow } from './earnings-store.ts';

const toJob = (row: EarningRow, words: Words): EarningJob => ({
  notification_id: row.id,
  number: row.number,
  service: row.service_name,
  customer: firstName(nameIn(words, customerName(row.username, row.contact_name, row.days_over))),
  doneAt: row.done_at.toISOString(),
  share: toRupees(row.share_paise),
  unpaid: toRupees(row.unpaid_paise),
  tip: toRupees(row.tip_paise),
  cash: toRupees(row.cash_paise),
  state: earningState(row.payment_state),
});

/** §35: a tip stays also where the bill was refunded. */
/** §37: of a job that was paid in cash: of its bill where that was all in cash, else of that part of it. */
const commissionOnCash = ({
  cash_paise: cash,
  total_paise: total,
  share_paise: share,
}: EarningRow) => Math.round((cash * (total - share)) / total);

const keptPaise = (rows: readonly EarningRow[]): number =>
  rows.reduce(
    (all, row) => all + row.tip_paise + (row.payment_state === 'refunded' ? 0 : row.share_paise),
    0,
  );

/** §28: of the day, week or month in which a day lies, today if none is named. */
export const readEarnings = async (
  deps: Deps,
  { id }: PartySession,
  { period, day }: z.output<typeof getEarnings.query>,
  words: Words,
): Promise<Replied<typeof getEarnings>> => {
  const today = dayInIndia(new Date(await readClock(deps.db)));
  const days = periodOf(period, day ?? today);
  const span = { from: midnightOf(days.from), to: midnightOf(dayAfter(days.to, 1)) };
  const rows = await listEarnings(deps.db, id, span);
  return {
    today,
    ...days,
    balance: toRupees(await findBalance(deps.db, id)),
    earned: toRupees(keptPaise(rows)),
    unpaid: toRupees(rows.reduce((all, row) => all + row.unpaid_paise, 0)),
    cash: toRupees(rows.reduce((all, row) => all + row.cash_paise, 0)),
    cashCommission: toRupees(rows.reduce((all, row) => all + commissionOnCash(row), 0)),
    days: daysIn(days).map((one) => {
      const done = rows.filter((row) => dayInIndia(row.done_at) === one);
      return { day: one, jobs: done.length, earned: toRupees(keptPaise(done)) };
    }),
    jobs: rows.map((row) => toJob(row, words)),
  };
};
