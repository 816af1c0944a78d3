import type { Level } from './operator.ts';

/** §12: where a professional's application stands. */
export const verifications = ['applied', 'verified', 'refused', 'suspended'] as const;
export type Verification = (typeof verifications)[number];

/** What an operator can do about it. `uphold`: an answer to a decision was read, and the decision stands. */
export const decisions = ['approve', 'refuse', 'suspend', 'restore', 'uphold'] as const;
export type Decision = (typeof decisions)[number];

/** §12: why a professional is recognised: a sign-up like that of a suspended one is held, one like a refused one shown. */
export const sentAwayKinds = ['suspended', 'refused'] as const;
export type SentAway = (typeof sentAwayKinds)[number];

/** By what a professional who was sent away is recognised when they sign up again. */
export const marks = ['aadhaar', 'mailbox', 'phone'] as const;
export type Mark = (typeof marks)[number];

type Rule = {
  readonly from: readonly Verification[];
  /** A professional who loses something is told why, in words they can answer. */
  readonly needsReason: boolean;
};

/** §12: plain data, so that screens, actions and tests read the same. */
export const decisionRules: Readonly<Record<Decision, Rule>> = {
  approve: { from: ['applied', 'refused'], needsReason: false },
  refuse: { from: ['applied'], needsReason: true },
  suspend: { from: ['applied', 'verified', 'refused'], needsReason: true },
  restore: { from: ['suspended'], needsReason: false },
  uphold: { from: ['refused', 'suspended'], needsReason: true },
};

/** §12: `waits` is whether an application or an answer of theirs waits; without one there is nothing to turn down. */
export const mayDecide = (decision: Decision, now: Verification, waits: boolean): boolean =>
  decisionRules[decision].from.includes(now) && (decision !== 'uphold' || waits);

/**
 * §12: support looks, approves and refuses; what takes away a living, or gives it back, is an admin's. So is approving
 * a professional who is held because they match a suspension: support would undo what an admin has decided.
 */
export const levelFor = (decision: Decision, now: Verification, held: boolean): Level => {
  if (decision === 'suspend' || now === 'suspended') return 'admin';
  return decision === 'approve' && held ? 'admin' : 'support';
};

/**
 * The state after the decision. Restored, a professional is verified only if they were, by the very images that are
 * there now: images that no operator has opened verify nothing.
 */
export const verificationAfter = (
  decision: Decision,
  now: Verification,
  stillVerified: boolean,
): Verification => {
  if (decision === 'uphold') return now;
  if (decision === 'refuse') return 'refused';
  if (decision === 'suspend') return 'suspended';
  return decision === 'approve' || stillVerified ? 'verified' : 'applied';
};

/** §12: after an answer was turned down the next one is read when so many days have passed. */
export const appealDays = 30;

/** §12: until then a refused application is mended by new images, a suspension by nothing. */
export const mayMendEarly = (now: Verification, newImages: boolean): boolean =>
  now === 'refused' && newImages;

/** §12: new images mend a refused application; a suspension is lifted by a person only. */
export const verificationAfterImages = (now: Verification): Verification =>
  now === 'refused' ? 'applied' : now;

/** §12: a verified professional cannot replace the images that an operator has looked at. */
export const mayMend = (now: Verification): boolean => now !== 'verified';

/** §12: the card was seen from both sides. */
export const bothSides = (sides: readonly string[]): boolean =>
  sides.includes('aadharFront') && sides.includes('aadharBack');
