const name = 'CannotStart';

/** A reason not to start that the administrator can fix, said in one sentence. */
export const cannotStart = (sentence: string): Error =>
  Object.assign(new Error(sentence), { name });

export const isCannotStart = (error: unknown): error is Error =>
  error instanceof Error && error.name === name;
