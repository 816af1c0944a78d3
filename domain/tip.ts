import type { State } from './booking.ts';

/** §35: in whole rupees; all tips of a day together are limited too, since a stolen card would be tried here first. */
export const tipRules = {
  suggested: [20, 50, 100],
  least: 10,
  most: 1_000,
  /** After the end of the work. */
  days: 7,
  ofCustomerADay: 2_000,
  forProfessionalADay: 5_000,
} as const;

/** §35: why a tip cannot be given. */
export type TipRefusal =
  | 'tip_not_done'
  | 'tip_too_late'
  | 'tip_not_rated'
  | 'already_tipped'
  | 'tip_not_possible'
  | 'tip_limit';

export type TipFacts = {
  readonly state: State;
  /** Whether its days are over. */
  readonly late: boolean;
  /** Whether the customer has rated the visit. */
  readonly rated: boolean;
  /** Whether a tip was paid, also one that was refunded. */
  readonly tipped: boolean;
  /** Whether both accounts seem to be one person's, as for ratings (§13). */
  readonly onePerson: boolean;
  /** Whether the professional has deleted their account. */
  readonly gone: boolean;
};

/** §35: for the work that was done and rated, once, within its days. */
export const refuseTip = (facts: TipFacts): TipRefusal | undefined => {
  if (facts.state !== 'done') return 'tip_not_done';
  if (facts.tipped) return 'already_tipped';
  if (facts.late) return 'tip_too_late';
  // A tip to oneself would be a way to take money off a card.
  if (facts.onePerson || facts.gone) return 'tip_not_possible';
  return facts.rated ? undefined : 'tip_not_rated';
};

/** In paise: the tips of the last 24 hours for other bookings, whatever has not failed. */
export type TipsToday = { readonly ofCustomer: number; readonly forProfessional: number };

/** §35: whether this tip would be more than may be given, or received, within a day. */
export const isOverDay = (paise: number, { ofCustomer, forProfessional }: TipsToday): boolean =>
  ofCustomer + paise > tipRules.ofCustomerADay * 100 ||
  forProfessional + paise > tipRules.forProfessionalADay * 100;

/** §35: what has become of a tip. */
export const tipStates = ['processing', 'given', 'refunding', 'refunded'] as const;
export type TipState = (typeof tipStates)[number];
