import type { PushMessage } from '#contract/push.ts';
import { startPushService } from '../../server/testing/push-service.ts';
import type { TestBrowser } from '../../server/testing/push-service.ts';
import { expect, test as base } from './story.ts';

export type Service = Awaited<ReturnType<typeof startPushService>>;

/** §24: the product knows one more service: ours, which takes everything. */
export const test = base.extend<object, { service: Service }>({
  service: [
    // Needs nothing; Playwright wants the name of another fixture all the same.
    async ({ browserName: _name }, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ service }, use) => use({ PUSH_HOSTS: service.origin }), { scope: 'worker' }],
});

/** What the server has sent to this device. */
export const received = async (device: TestBrowser): Promise<PushMessage> => {
  await expect.poll(() => device.read().length).toBeGreaterThan(0);
  const [message] = device.read();
  if (!message) throw new Error('Nothing was sent');
  return message;
};

export { expect };
