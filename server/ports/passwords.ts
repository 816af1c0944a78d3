export type Passwords = {
  /**
   * Admission control for work that hashes a password: 503 when the queue is full, before a try, a rate limit or a
   * query is spent.
   */
  admit<T>(work: () => Promise<T>): Promise<T>;
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and gives false: timing does not reveal whether an account exists. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
};
