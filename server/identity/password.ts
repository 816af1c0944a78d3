import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../ports/passwords.ts';
import { unavailable } from '../problem.ts';

/** The library's number for it; its enum cannot be read file by file. */
const argon2id = 2;

type Cost = { readonly memoryCost: number; readonly timeCost: number };

const fullCost: Cost = { memoryCost: 19 * 1024, timeCost: 2 };

const longestQueue = 200;
const refusalMs = 1_000;

/** Hashing is slow on purpose and has a queue of its own, so that a flood of logins does not starve other work. */
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

/** Tests of something else may give a smaller cost. */
export const makePasswords = async (cost = fullCost): Promise<Passwords> => {
  const options = { ...cost, algorithm: argon2id, parallelism: 1 };
  const queue = inLine(Math.max(1, Math.min(4, availableParallelism() - 1)));
  let inside = 0;
  // Not awaited: the rest of the start goes on meanwhile.
  const nobody = hash('nobody has this password', options);
  return {
    admit: async (work) => {
      if (inside >= longestQueue) {
        // Delay the refusal: clients that retry at once would otherwise multiply the flood.
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
    hash: (password) => queue(() => hash(password, options)),
    matches: async (stored, password) => {
      const right = await queue(async () => verify(stored ?? (await nobody), password));
      return right && stored !== undefined;
    },
  };
};
