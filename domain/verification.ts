/** §12: where a professional's application stands. */
export const verifications = ['applied', 'verified', 'refused', 'suspended'] as const;
export type Verification = (typeof verifications)[number];

/** What an operator can do about it. */
export const decisions = ['approve', 'refuse', 'suspend', 'restore'] as const;
export type Decision = (typeof decisions)[number];

type Rule = {
  readonly from: readonly Verification[];
  /** Whoever loses something is told why, in words they can answer. */
  readonly needsReason: boolean;
};

/** §12: plain data, so that screens, actions and tests read the same. */
export const decisionRules: Readonly<Record<Decision, Rule>> = {
  approve: { from: ['applied', 'refused'], needsReason: false },
  refuse: { from: ['applied'], needsReason: true },
  suspend: { from: ['applied', 'verified', 'refused'], needsReason: true },
  restore: { from: ['suspended'], needsReason: false },
};

export const mayDecide = (decision: Decision, now: Verification): boolean =>
  decisionRules[decision].from.includes(now);

/** What it becomes. Restored, somebody is what they were: nobody is verified without having been looked at. */
export const verificationAfter = (decision: Decision, wasVerified: boolean): Verification => {
  if (decision === 'refuse') return 'refused';
  if (decision === 'suspend') return 'suspended';
  return decision === 'approve' || wasVerified ? 'verified' : 'applied';
};

/** §12: new images mend a refused application; a suspension is lifted by a person only. */
export const verificationAfterImages = (now: Verification): Verification =>
  now === 'refused' ? 'applied' : now;

/** §12: once verified there is nothing to mend, and nobody swaps the images that were looked at. */
export const mayMend = (now: Verification): boolean => now !== 'verified';

/** §12: the card was seen from both sides. */
export const bothSides = (sides: readonly string[]): boolean =>
  sides.includes('aadharFront') && sides.includes('aadharBack');
