/** Why a payment was refused, in the categories that tell the customer what to do. */
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
  | 'upiRefused'
  | 'upiExpired'
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
  upi_refused: 'upiRefused',
  upi_expired: 'upiExpired',
};

/** §7: why a payment failed, as words/ has a sentence for it. */
export const cardFault = (refusal: {
  readonly code: string;
  readonly declineCode?: string | undefined;
}): CardFault => faults[refusal.declineCode ?? refusal.code] ?? faults[refusal.code] ?? 'declined';
