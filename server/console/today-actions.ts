import type { Replied } from '#contract/call.ts';
import type { getToday } from '#contract/console.ts';
import { serviceById } from '#domain/catalogue.ts';
import { toRupees } from '#domain/price.ts';
import { unansweredPercent } from '#domain/today.ts';
import type { Answers } from '#domain/today.ts';
import { catalogueWith } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import {
  attentions,
  countByHour,
  countNow,
  listAttention,
  listLive,
  listMedians,
  listTakings,
  sumRefunds,
  sumTips,
} from './today-store.ts';
import type { HourRow } from './today-store.ts';
import { toListed } from './presenter.ts';

type Today = Replied<typeof getToday>;

/** The figures are cached for so many seconds, however many operators have the page open. */
const keepSeconds = 3;
const mostLive = 30;

export const openToday = (deps: Deps) => {
  let kept: { readonly until: number; readonly today: Promise<Today> } | undefined;
  return (): Promise<Today> => {
    if (kept && kept.until > performance.now()) return kept.today;
    const today = read(deps);
    kept = { until: performance.now() + keepSeconds * 1000, today };
    today.catch(() => (kept = undefined));
    return today;
  };
};

const read = async (deps: Deps): Promise<Today> => {
  const { db } = deps;
  const now = await countNow(db);
  const hours = await countByHour(db);
  const medians = await listMedians(db);
  const takings = await listTakings(db);
  const refunded = await sumRefunds(db);
  const tips = await sumTips(db);
  const live = await listLive(db, mostLive);
  const attention = [];
  for (const kind of attentions) {
    attention.push(...(await listAttention(db, kind)).map((row) => ({ ...row, kind })));
  }
  const services = await catalogueWith(
    deps,
    [...hours, ...takings, ...live, ...attention].map(({ service }) => service),
  );
  const nameOf = (id: number) => serviceById(services, id).serviceName;
  const [today, before] = [hours.filter((row) => row.today), hours.filter((row) => !row.today)];
  const takenToday = takings.filter((row) => row.today);
  const takenBefore = takings.filter((row) => !row.today && row.so_far);
  const minutes = (which: boolean) =>
    roundedOrNull(medians.find((row) => row.today === which)?.minutes);
  return {
    asOf: now.at.toISOString(),
    open: { now: now.open, before: now.open_before, oldest: now.oldest?.toISOString() ?? null },
    running: {
      now: now.coming + now.working,
      before: now.running_before,
      working: now.working,
    },
    unanswered: {
      now: unansweredPercent(answersIn(today)),
      before: unansweredPercent(answersIn(before.filter((row) => row.so_far))),
      requests: sum(today, ({ asked }) => asked),
    },
    minutesToAccept: { now: minutes(true), before: minutes(false) },
    takings: {
      now: toRupees(sum(takenToday, ({ paise }) => paise)),
      before: toRupees(sum(takenBefore, ({ paise }) => paise)),
      cash: toRupees(sum(takenToday, ({ cash_paise }) => cash_paise)),
      payments: sum(takenToday, ({ payments }) => payments),
      refunded: toRupees(refunded),
      tips: toRupees(tips),
    },
    hours: Array.from({ length: 24 }, (_, hour) => {
      const here = today.filter((row) => row.hour === hour);
      return {
        hour,
        asked: sum(here, ({ asked }) => asked),
        accepted: sum(here, ({ accepted }) => accepted),
        unanswered: sum(here, ({ unanswered }) => unanswered),
        askedBefore: sum(
          before.filter((row) => row.hour === hour),
          ({ asked }) => asked,
        ),
      };
    }),
    services: services
      .map(({ id, serviceName }) => {
        const rows = today.filter(({ service }) => service === id);
        const taken = takenToday.filter(({ service }) => service === id);
        return {
          service: serviceName,
          asked: sum(rows, ({ asked }) => asked),
          accepted: sum(rows, ({ accepted }) => accepted),
          unanswered: sum(rows, ({ unanswered }) => unanswered),
          takings: toRupees(sum(taken, ({ paise }) => paise)),
        };
      })
      .filter(({ asked, takings: taken }) => asked > 0 || taken > 0)
      .toSorted((a, b) => b.asked - a.asked),
    attention: attention.map((row) => ({
      kind: row.kind,
      booking_id: row.id,
      number: row.number,
      service: nameOf(row.service),
      since: row.since.toISOString(),
      amount: toRupees(row.amount_paise),
    })),
    live: live.map(toListed(services)),
  };
};

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const answersIn = (rows: readonly HourRow[]): Answers => ({
  accepted: sum(rows, ({ accepted }) => accepted),
  declined: sum(rows, ({ declined }) => declined),
  unanswered: sum(rows, ({ unanswered }) => unanswered),
});

/** Tenths of a minute are exact enough for this page. */
const roundedOrNull = (minutes: number | undefined): number | null =>
  minutes === undefined ? null : Math.round(minutes * 10) / 10;
