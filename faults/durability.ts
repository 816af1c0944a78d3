import { expect } from 'vitest';
import { must } from './send-call.ts';
import type { Life } from './booking-steps.ts';

/** The moves of one booking that a client has had a 200 for. */
export type Seen = { readonly life: Life; readonly id: string; readonly confirmed: string[] };

/** Every confirmed move is in the table; there may be more, because the last answer can be lost. */
export const expectDurable = async (url: string, { life, id, confirmed }: Seen): Promise<void> => {
  const found = (await must(life.read(url, id))) as {
    state: string;
    paymentState: string;
    timeline: { to: string }[];
  };
  const happened = found.timeline.map(({ to }) => to);
  if (found.paymentState === 'paid' || found.paymentState === 'refunded') happened.push('paid');
  expect(happened).toEqual(expect.arrayContaining(confirmed));
  expect(found.timeline.at(-1)?.to).toBe(found.state);
};
