import type { Fault, Faults } from '#contract/fault.ts';

/** Each language has a sentence for every fault. */
export type FaultWords = {
  readonly [K in keyof Faults]: (...args: Faults[K]) => string;
};

export const sayFault = <K extends keyof Faults>(words: FaultWords, fault: Fault<K>): string =>
  words[fault.key](...fault.args);
