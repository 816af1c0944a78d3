import type { Replied } from '#contract/call.ts';
import type { getWeek } from '#contract/week.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import type { PartySession } from '../ports/sessions.ts';
import { countAnswers, listWeek } from './week-store.ts';

/** §9: what a handyman has done and earned this week, and how they have answered. */
export const readWeek = async (
  deps: Deps,
  handyman: PartySession,
): Promise<Replied<typeof getWeek>> => {
  const rows = await listWeek(deps.db, handyman.id);
  return {
    days: rows.map((row) => ({
      day: row.day,
      today: row.today,
      jobs: row.jobs,
      earned: toRupees(row.earned_paise),
      unpaid: toRupees(row.unpaid_paise),
    })),
    requests: await countAnswers(deps.db, handyman.id),
  };
};
