import { toPaise, toRupees } from './price.ts';

/** §38: what a discount code may be. Amounts are in rupees. */
export const codeRules = {
  least: 4,
  most: 20,
  mostRupees: 5_000,
  mostUses: 100_000,
  /** From the first day to the last. */
  mostDays: 730,
} as const;

const shape = new RegExp(`^[A-Za-z0-9]{${codeRules.least},${codeRules.most}}$`);

/** §38: as people type it: the case does not matter, nor do spaces around it. Undefined where it can be no code. */
export const plainDiscountCode = (typed: string): string | undefined => {
  const code = typed.trim();
  return shape.test(code) ? code.toUpperCase() : undefined;
};

/** §38: an amount, or a percentage of the bill with the most that it gives. */
export type CodeValue = { readonly percent: number | null; readonly amount_paise: number };

type Owed = { readonly total_paise: number; readonly due_paise: number };

/** §38: what a code gives of a bill, in whole rupees: never more than is due. */
export const codeGives = (
  { percent, amount_paise }: CodeValue,
  { total_paise, due_paise }: Owed,
): number => {
  const part =
    percent === null
      ? amount_paise
      : Math.min(amount_paise, toPaise(Math.floor(toRupees((total_paise * percent) / 100))));
  return Math.max(0, Math.min(due_paise, part));
};

/** §38: the code on a bill, as it is stored with its booking. */
export type CodeOnBill = {
  readonly code: string;
  readonly amount_paise: number;
  /** Of the payment that it is: receipts of later ones name it. */
  readonly attempt: number;
};

/** §38: as its customer and operators read it. */
export const shownCode = ({ code, amount_paise }: CodeOnBill) => ({
  code,
  amount: toRupees(amount_paise),
});

/** §38: how a code stands today, for operators. */
export const codeStandings = ['running', 'coming', 'over', 'used_up', 'ended'] as const;
export type CodeStanding = (typeof codeStandings)[number];

export type CodeTerms = {
  readonly active: boolean;
  /** Days in India, both with it. */
  readonly valid_from: string;
  readonly valid_to: string;
  readonly most_uses: number;
  readonly used: number;
};

export const standingOf = (code: CodeTerms, today: string): CodeStanding => {
  if (!code.active) return 'ended';
  if (today > code.valid_to) return 'over';
  if (code.used >= code.most_uses) return 'used_up';
  return today < code.valid_from ? 'coming' : 'running';
};

/** §38: what is known of a customer and a code. */
export type CodeFacts = {
  /** Undefined where there is no such code. */
  readonly standing: CodeStanding | undefined;
  readonly firstOnly: boolean;
  /** By this account. */
  readonly used: boolean;
  /** By an account with the same mailbox or phone, one that was deleted too. */
  readonly usedBySign: boolean;
  /** The customer and the professional are one person by mailbox or phone. */
  readonly onePerson: boolean;
  /** This customer, or one with the same mailbox or phone, has paid for a booking before. */
  readonly paidBefore: boolean;
};

/**
 * §38: why a code cannot be used. Only what the customer has done themselves is told; whatever else it is has one
 * answer, so that trying tells neither which codes there are nor which person a customer is.
 */
export const refuseCode = (facts: CodeFacts): 'used' | 'not_valid' | undefined => {
  if (facts.standing !== undefined && facts.used) return 'used';
  const fits =
    facts.standing === 'running' &&
    !facts.usedBySign &&
    !facts.onePerson &&
    !(facts.firstOnly && facts.paidBefore);
  return fits ? undefined : 'not_valid';
};

/** §38: days that a code can be valid for: in order, and not for longer than the hashes of its users should be stored. */
export const areCodeDays = (from: string, to: string): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < codeRules.mostDays;
