import type { TipRefusal } from '#domain/tip.ts';
import { tipRules } from '#domain/tip.ts';

/** §35: tips. */
export const words = {
  refused: {
    tip_not_done: 'You can give a tip once the work is done.',
    tip_too_late: `A tip can be given within ${tipRules.days} days of the work.`,
    tip_not_rated: 'Please rate the visit first. Then you can give a tip.',
    already_tipped: 'You have given a tip for this visit already. You were not charged again.',
    tip_not_possible: 'A tip cannot be given for this visit. Nothing was charged.',
    tip_limit: 'That is more than can be given in tips within a day. Nothing was charged.',
  } satisfies Record<TipRefusal, string>,
  noTip: 'There is no tip for this booking.',
  refundedAlready: 'This tip was refunded already, or is about to be.',
  refundStored: 'The tip goes back to the customer.',
};
