import type { Sender } from '../ports/images.ts';
import { Problem, unavailable } from '../problem.ts';

/** Bounds memory: each form may hold three files of 5 MB. Accounts that are logged in have slots of their own. */
const mostAtOnce = { loggedIn: 8, strangers: 4 } as const;
/** Two tabs, or two people behind one address, may send a form at the same time. */
const mostOfOne = 2;

const retrySeconds = 5;

const oneAtATime = (): Problem =>
  new Problem(429, 'too_many', ({ http }) => http.otherFiles, { retryAfterSeconds: retrySeconds });

export type UploadGate = <T>(sender: Sender, work: () => Promise<T>) => Promise<T>;

const makeGate = (most: number) => {
  const reading = new Map<string, number>();
  let total = 0;
  return async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const here = reading.get(id) ?? 0;
    if (here >= mostOfOne) throw oneAtATime();
    if (total >= most) throw unavailable(retrySeconds);
    reading.set(id, here + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (reading.get(id) ?? 1) - 1;
      if (left > 0) reading.set(id, left);
      else reading.delete(id);
    }
  };
};

/** Bounds how many forms with files are read at once. Others are refused before their body is read. */
export const makeUploadGate = (): UploadGate => {
  const loggedIn = makeGate(mostAtOnce.loggedIn);
  const strangers = makeGate(mostAtOnce.strangers);
  return (sender, work) => (sender.loggedIn ? loggedIn : strangers)(sender.id, work);
};
