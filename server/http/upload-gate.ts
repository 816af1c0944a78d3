import { Problem, unavailable } from '../problem.ts';

/** Bounds memory: each form may hold three files of 5 MB. */
const mostAtOnce = 8;
/** Two people behind one address may send a form at the same time. */
const mostPerAddress = 2;

const retrySeconds = 5;

const oneAtATime = (): Problem =>
  new Problem(429, 'too_many', ({ http }) => http.otherFiles, { retryAfterSeconds: retrySeconds });

export type UploadGate = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Bounds how many forms with files are read at once. Others are refused before their body is read. */
export const makeUploadGate = (): UploadGate => {
  const reading = new Map<string, number>();
  let total = 0;
  return async (address, work) => {
    const here = reading.get(address) ?? 0;
    if (here >= mostPerAddress) throw oneAtATime();
    if (total >= mostAtOnce) throw unavailable(retrySeconds);
    reading.set(address, here + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (reading.get(address) ?? 1) - 1;
      if (left > 0) reading.set(address, left);
      else reading.delete(address);
    }
  };
};
