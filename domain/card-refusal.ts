/** Why a card was refused, in the categories that tell its owner what to do. */
export type CardFault =
  | 'funds'
  | 'expired'
  | 'cvc'
  | 'number'
  | 'processing'
  | 'notATestCard'
  | 'unreadable'
  | 'unproven'
  | 'notCompleted'
  | 'declined';

const faults: Readonly<Record<string, CardFault>> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_number: 'number',
  processing_error: 'processing',
  test_mode_live_card: 'notATestCard',
  resource_missing: 'unreadable',
  payment_intent_authentication_failure: 'unproven',
  not_completed: 'notCompleted',
};

/** §7: why a payment failed, as words/ has a sentence for it. */
export const cardFault = (refusal: {
  readonly code: string;
  readonly declineCode?: string | undefined;
}): CardFault => faults[refusal.declineCode ?? refusal.code] ?? faults[refusal.code] ?? 'declined';
