import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from './problem.ts';

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

/** The library's number for it; its enum cannot be read file by file. */
const argon2id = 2;

const cost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const longestQueue = 200;
const refusalMs = 1_000;

/** Hashing is slow on purpose, so it stands in a line of its own: a flood of logins starves nobody else. */
const inLine = (parallel: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

export const makePasswords = async (): Promise<Passwords> => {
  const queue = inLine(Math.max(1, Math.min(4, availableParallelism() - 1)));
  let inside = 0;
  const nobody = await hash('nobody has this password', cost);
  return {
    admit: async (work) => {
      if (inside >= longestQueue) {
        // Said at once, a flood would come back at once, and the saying of no would be the flood.
        await wait(refusalMs);
        throw unavailable(5);
      }
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    hash: (password) => queue(() => hash(password, cost)),
    matches: async (stored, password) => {
      const right = await queue(() => verify(stored ?? nobody, password));
      return right && stored !== undefined;
    },
  };
};

/** The first that every guesser tries, of those long enough to be allowed at all. */
const common = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 87654321 11223344 12344321 88888888
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pass12345 admin123
  admin1234 administrator qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 a1b2c3d4 aa123456
  iloveyou iloveyou1 sunshine princess football baseball superman batman123 welcome1 welcome123
  trustno1 dragon123 monkey123 letmein1 letmein123 master123 shadow123 michael1 jennifer computer
  internet whatever starwars test1234 test12345 testtest changeme changeme1 default1 secret123
  india123 india1234 indian123 mumbai123 pune1234 krishna1 krishna123 jaihind1 ganesh123 hanuman1
  saibaba1 cricket1 cricket123 bharat123 localhands localhands1 localhands123`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
