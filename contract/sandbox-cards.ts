/** What becomes of a test card: paid, refused, or first asked to prove that it is theirs. */
type Answer = {
  readonly code: string;
  readonly declineCode?: string;
};

export type SandboxCard = {
  readonly what: string;
  /** Digits only; some cards are known by their token alone. */
  readonly numbers: readonly string[];
  /** The first is what the card form sends. */
  readonly tokens: readonly [string, ...string[]];
  readonly refusal?: Answer;
  /** The bank asks first; the rest of the row is what it says afterwards. */
  readonly challenge?: true;
  readonly refundFails?: true;
  /** §39: it is paid, and then its bank takes the payment back. */
  readonly disputed?: true;
};

const declined = (declineCode: string): Answer => ({ code: 'card_declined', declineCode });

/**
 * §9: the test cards, as Stripe documents them. The card form turns a number into a token by this table,
 * so that no card number is ever sent; the sandbox gateway answers the token by the same row.
 */
export const sandboxCards: readonly SandboxCard[] = [
  {
    what: 'Visa',
    numbers: ['4242424242424242'],
    tokens: ['tok_visa', 'pm_card_visa'],
  },
  {
    what: 'Visa debit',
    numbers: ['4000056655665556'],
    tokens: ['tok_visa_debit', 'pm_card_visa_debit'],
  },
  {
    what: 'Mastercard',
    numbers: ['5555555555554444'],
    tokens: ['tok_mastercard', 'pm_card_mastercard'],
  },
  {
    what: 'American Express',
    numbers: ['378282246310005'],
    tokens: ['tok_amex', 'pm_card_amex'],
  },
  {
    what: 'declined',
    numbers: ['4000000000000002'],
    tokens: [
      'tok_chargeDeclined',
      'tok_visa_chargeDeclined',
      'pm_card_chargeDeclined',
      'pm_card_visa_chargeDeclined',
    ],
    refusal: declined('generic_decline'),
  },
  {
    what: 'insufficient funds',
    numbers: ['4000000000009995'],
    tokens: [
      'tok_chargeDeclinedInsufficientFunds',
      'tok_visa_chargeDeclinedInsufficientFunds',
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
    ],
    refusal: declined('insufficient_funds'),
  },
  {
    what: 'lost card',
    numbers: ['4000000000009987'],
    tokens: [
      'tok_visa_chargeDeclinedLostCard',
      'tok_chargeDeclinedLostCard',
      'pm_card_visa_chargeDeclinedLostCard',
    ],
    refusal: declined('lost_card'),
  },
  {
    what: 'stolen card',
    numbers: ['4000000000009979'],
    tokens: [
      'tok_visa_chargeDeclinedStolenCard',
      'tok_chargeDeclinedStolenCard',
      'pm_card_visa_chargeDeclinedStolenCard',
    ],
    refusal: declined('stolen_card'),
  },
  {
    what: 'expired card',
    numbers: ['4000000000000069'],
    tokens: ['tok_chargeDeclinedExpiredCard', 'pm_card_chargeDeclinedExpiredCard'],
    refusal: { code: 'expired_card' },
  },
  {
    what: 'wrong security code',
    numbers: ['4000000000000127'],
    tokens: ['tok_chargeDeclinedIncorrectCvc', 'pm_card_chargeDeclinedIncorrectCvc'],
    refusal: { code: 'incorrect_cvc' },
  },
  {
    what: 'processing error',
    numbers: ['4000000000000119'],
    tokens: ['tok_chargeDeclinedProcessingError', 'pm_card_chargeDeclinedProcessingError'],
    refusal: { code: 'processing_error' },
  },
  {
    what: 'wrong number',
    numbers: ['4242424242424241'],
    tokens: ['tok_incorrectNumber'],
    refusal: { code: 'incorrect_number' },
  },
  {
    what: '3-D Secure',
    numbers: ['4000000000003220', '4000002500003155', '4000002760003184'],
    tokens: [
      'tok_threeDSecure2Required',
      'tok_threeDSecureRequired',
      'pm_card_threeDSecure2Required',
      'pm_card_authenticationRequired',
    ],
    challenge: true,
  },
  {
    what: '3-D Secure, then declined',
    numbers: ['4000008400001629'],
    tokens: [
      'tok_threeDSecureRequiredChargeDeclined',
      'pm_card_threeDSecureRequiredChargeDeclined',
    ],
    challenge: true,
    refusal: declined('generic_decline'),
  },
  {
    what: 'refund fails',
    numbers: ['4000000000005126'],
    tokens: ['tok_refundFail', 'pm_card_refundFail'],
    refundFails: true,
  },
  {
    what: 'disputed as fraudulent',
    numbers: ['4000000000000259'],
    tokens: ['tok_createDispute', 'pm_card_createDispute'],
    disputed: true,
  },
  {
    what: 'not a test card',
    numbers: [],
    tokens: ['tok_notATestCard'],
    refusal: declined('test_mode_live_card'),
  },
];

const cardOfToken = new Map(sandboxCards.flatMap((card) => card.tokens.map((t) => [t, card])));
const tokenOfNumber = new Map(
  sandboxCards.flatMap((card) => card.numbers.map((number) => [number, card.tokens[0]])),
);

export const findSandboxCard = (token: string): SandboxCard | undefined => cardOfToken.get(token);

/** The digits add up, each second one doubled: most slips of the hand do not. */
export const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

/** What the card form sends instead of the number: a real card is refused, and never leaves the browser. */
export const tokenFor = (number: string): string => {
  const digits = number.replace(/\D/g, '');
  const known = tokenOfNumber.get(digits);
  if (known !== undefined) return known;
  return digits.length >= 12 && passesLuhn(digits) ? 'tok_notATestCard' : 'tok_incorrectNumber';
};
