import type { DisputeState } from './dispute.ts';

export const disputeKinds = [
  'dispute',
  'dispute_won',
  'dispute_lost',
  'dispute_lost_returned',
  'dispute_fee',
] as const;

/** §39: a dispute as its transfers follow from it. */
export type DisputeFacts = {
  readonly id: string;
  readonly state: DisputeState;
  readonly amount_paise: number;
  /** What the gateway takes for it, whether it is won or lost. */
  readonly fee_paise: number;
  /** The gateway has taken the amount from our account there. */
  readonly taken: boolean;
  /** It is there again. */
  readonly returned: boolean;
  /** An admin has decided that the professional does not keep what the bank has taken back. */
  readonly share_back: boolean;
};

type Account = 'gateway' | 'disputes' | 'held' | 'revenue';
type Move = {
  readonly key: string;
  readonly kind: (typeof disputeKinds)[number];
  readonly debit: Account;
  readonly credit: Account;
  readonly amount_paise: number;
};

/**
 * §39: what was taken stands in `disputes` until the bank has decided. Won, it is at the gateway again; lost, it is the
 * customer's, and leaves what was held for them.
 */
export const disputeMoves = (dispute: DisputeFacts, recorded: ReadonlySet<string>): Move[] => {
  const { id, state, amount_paise, fee_paise, taken, returned } = dispute;
  const keys = { taken: `dispute:${id}`, lost: `dispute_lost:${id}` };
  const gone = taken || recorded.has(keys.taken);
  const wasLost = recorded.has(keys.lost);
  const moves: (Move | false)[] = [
    gone && {
      key: keys.taken,
      kind: 'dispute',
      debit: 'disputes',
      credit: 'gateway',
      amount_paise,
    },
    fee_paise > 0 && {
      key: `dispute_fee:${id}`,
      kind: 'dispute_fee',
      debit: 'revenue',
      credit: 'gateway',
      amount_paise: fee_paise,
    },
    gone &&
      (state === 'lost' || wasLost) && {
        key: keys.lost,
        kind: 'dispute_lost',
        debit: 'held',
        credit: 'disputes',
        amount_paise,
      },
    wasLost &&
      state === 'won' && {
        key: `dispute_lost_returned:${id}`,
        kind: 'dispute_lost_returned',
        debit: 'disputes',
        credit: 'held',
        amount_paise,
      },
    gone &&
      returned &&
      state === 'won' && {
        key: `dispute_won:${id}`,
        kind: 'dispute_won',
        debit: 'gateway',
        credit: 'disputes',
        amount_paise,
      },
  ];
  return moves.filter((move) => move !== false);
};

/** §39: what banks have taken back for good and the product bears: the professional keeps what they have earned. */
export const borneOf = (disputes: readonly DisputeFacts[]): number =>
  disputes
    .filter(({ state, taken, share_back }) => state === 'lost' && taken && !share_back)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);

export const isOfDispute = (disputes: readonly DisputeFacts[], key: string): boolean =>
  disputes.some(({ id }) => disputeKinds.some((kind) => key === `${kind}:${id}`));
