import type { Fault, Faults } from '#contract/fault.ts';

/** A language has a sentence for everything that can be wrong with what is sent. */
export type FaultWords = {
  readonly [K in keyof Faults]: (...args: Faults[K]) => string;
};

export const sayFault = <K extends keyof Faults>(words: FaultWords, fault: Fault<K>): string =>
  words[fault.key](...fault.args);
