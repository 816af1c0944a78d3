/** What a person can do about it. No sentence reveals that a card is known to be stolen. */
const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on this card. Please try another card.',
  expired_card: 'This card has expired. Please try another card.',
  incorrect_cvc: 'The security code is not right. Please check it and try again.',
  invalid_cvc: 'The security code is not right. Please check it and try again.',
  incorrect_number: 'The card number is not right. Please check it and try again.',
  invalid_number: 'The card number is not right. Please check it and try again.',
  processing_error: 'The bank could not process this card just now. Please try again in a moment.',
  test_mode_live_card: 'Only test cards work here. Try 4242 4242 4242 4242.',
  resource_missing: 'This card could not be read. Please enter it again.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that this is your card. Please try again or use another card.',
  not_completed: 'This payment was not completed. Nothing was charged; please try again.',
};

const otherwise = 'Your bank has declined this card. Please try another card.';

/** §7: why a payment failed, as a sentence a person can act on. */
export const refusalSentence = (refusal: {
  readonly code: string;
  readonly declineCode?: string | undefined;
}): string =>
  sentences[refusal.declineCode ?? refusal.code] ?? sentences[refusal.code] ?? otherwise;
