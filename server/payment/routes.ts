import { config } from '#contract/payment.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../mount.ts';
import { notFound } from '../problem.ts';

export const paymentRoutes = (mount: Mount, _deps: Deps): void => {
  mount(config, async () => {
    throw notFound('There is nothing to pay for.');
  });
};
