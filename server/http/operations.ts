import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import { getCompany, health, ready, settings } from '#contract/operations.ts';
import type { Company } from '#contract/operations.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from './mount.ts';

/** Settings that the screens need to know. */
export type Settings = {
  readonly demo: boolean;
  readonly development: boolean;
  readonly devMail: boolean;
  readonly mapStyleUrl: string | null;
  readonly stripePublishableKey: string | null;
  readonly company: Company | null;
};

export const operationRoutes = (mount: Mount, deps: Deps, installed: Settings): void => {
  mount(settings, async () => ({
    msg: 'These are the settings of this installation.',
    demo: installed.demo
      ? { user: demoUser, handyman: demoHandyman, operator: demoOperator }
      : null,
    development: installed.development,
    devMail: installed.devMail,
    requestMinutes: deps.requestMinutes,
    mapStyleUrl: installed.mapStyleUrl,
    stripePublishableKey: installed.stripePublishableKey,
  }));

  mount(getCompany, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    return { msg: 'This is who runs the market.', company: installed.company };
  });

  mount(health, async () => ({ msg: 'Up.' }));

  mount(ready, async () => {
    await deps.checkWritable();
    return { msg: 'Ready.' };
  });
};
