import { expect } from 'vitest';
import { must } from './asking.ts';
import type { Life } from './life.ts';

/** What a client was told of one booking. */
export type Seen = { readonly life: Life; readonly id: string; readonly told: string[] };

/** Everything that was told is there; more may be, for the last answer can be lost on its way. */
export const expectKept = async (url: string, { life, id, told }: Seen): Promise<void> => {
  const found = (await must(life.read(url, id))) as {
    state: string;
    paymentState: string;
    timeline: { to: string }[];
  };
  const happened = found.timeline.map(({ to }) => to);
  if (found.paymentState === 'paid' || found.paymentState === 'refunded') happened.push('paid');
  expect(happened).toEqual(expect.arrayContaining(told));
  expect(found.timeline.at(-1)?.to).toBe(found.state);
};
