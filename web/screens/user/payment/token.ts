import type { Card } from './card.ts';

/**
 * The sandbox's test cards and what the gateway calls them. Any other number is turned away in the
 * browser: a real card has no business in a test checkout, and no number is ever sent.
 */
const tokens: Readonly<Record<string, string>> = {
  '4242424242424242': 'tok_visa',
  '4000056655665556': 'tok_visa_debit',
  '5555555555554444': 'tok_mastercard',
  '378282246310005': 'tok_amex',
  '4000000000000002': 'tok_chargeDeclined',
  '4000000000009995': 'tok_chargeDeclinedInsufficientFunds',
  '4000000000009987': 'tok_chargeDeclinedLostCard',
  '4000000000009979': 'tok_chargeDeclinedStolenCard',
  '4000000000000069': 'tok_chargeDeclinedExpiredCard',
  '4000000000000127': 'tok_chargeDeclinedIncorrectCvc',
  '4000000000000119': 'tok_chargeDeclinedProcessingError',
  '4000000000003220': 'tok_threeDSecure2Required',
  '4000002500003155': 'tok_threeDSecure2Required',
  '4000002760003184': 'tok_threeDSecure2Required',
  '4000008400001629': 'tok_threeDSecureRequiredChargeDeclined',
};

export const tokenFor = ({ number }: Card): string | undefined => tokens[number];
