import type { DisputeView, ListedDispute } from '#contract/dispute.ts';
import { crosses, taskOf } from '#domain/dispute.ts';
import { toRupees } from '#domain/price.ts';
import { movedTimes } from '#domain/proposal.ts';
import type { EventRow } from '../booking/list-store.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import type { DisputeRow } from './dispute-store.ts';

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toListedDispute = (row: DisputeRow, words: Words): ListedDispute => {
  const { state, decision, late, sent_at: sentAt } = row;
  const money = {
    disputed: row.amount_paise,
    charged: row.charged_paise,
    refunded: row.refunded_paise,
  };
  return {
    dispute_id: row.id,
    booking_id: row.booking_id,
    number: row.number,
    customer: { user_id: row.user_id, name: nameIn(words, row.username) },
    state,
    task: taskOf({ state, decision, late, sent: sentAt !== null }),
    reason: row.reason,
    amount: toRupees(row.amount_paise),
    forTip: row.for_tip,
    crosses: crosses({ state, ...money }),
    openedAt: row.opened_at.toISOString(),
    dueBy: instantOf(row.due_by),
    closedAt: instantOf(row.closed_at),
  };
};

type Beside = {
  readonly earnedPaise: number;
  readonly draft: string;
  readonly events: readonly EventRow[];
};

export const toDisputeView = (
  row: DisputeRow,
  { earnedPaise, draft, events }: Beside,
  words: Words,
): DisputeView => ({
  ...toListedDispute(row, words),
  gateway_id: row.gateway_id,
  taken: row.taken,
  returned: row.returned,
  fee: toRupees(row.fee_paise),
  charged: toRupees(row.charged_paise),
  refunded: toRupees(row.refunded_paise),
  earned: toRupees(Math.max(0, earnedPaise)),
  shareTakenAt: instantOf(row.share_back_at),
  decision: row.decision,
  decidedBy: row.decided_by_name,
  decidedAt: instantOf(row.decided_at),
  sentAt: instantOf(row.sent_at),
  answer: row.answer,
  draft,
  timeline: events.map(({ move, actor, at, ...event }) => ({
    move,
    by: actor,
    at: at.toISOString(),
    ...movedTimes(event),
  })),
});
