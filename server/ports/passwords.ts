export type Passwords = {
  /**
   * For work that will need a password hashed: more than can be served soon are told so here, before they
   * have cost a try, a limit or the database's time.
   */
  admit<T>(work: () => Promise<T>): Promise<T>;
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and says no: nobody learns whether the account exists. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
};
