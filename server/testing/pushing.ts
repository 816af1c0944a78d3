import { afterAll, beforeAll } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { addPushDevice } from '#contract/push.ts';
import { openWebPush } from '../gateways/push-web.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import { useApp } from './app.ts';
import { pune } from './people.ts';
import type { Person } from './people.ts';
import { startPushService } from './push-service.ts';
import type { Mood, TestBrowser } from './push-service.ts';

/** Call at the top of a test file: the product with notifications on, and a service that takes them. */
export const withPushes = () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  const hosts: string[] = [];
  const push = openWebPush({
    keys: makeKeyPair(),
    hosts,
    subject: 'mailto:hello@localhands.example',
    longestMs: 2000,
  });
  const t = useApp({ push });

  beforeAll(async () => {
    service = await startPushService();
    hosts.push(service.origin);
  });
  afterAll(() => service.stop());

  const add = (person: Person, { endpoint, p256dh, auth }: TestBrowser) =>
    person.send(addPushDevice, { endpoint, p256dh, auth });

  const ask = async (customer: Person, handyman: Person): Promise<string> => {
    const wish = { ...pune, user_id: customer.id, handyman_id: handyman.id };
    return (await customer.send(createNotification, wish)).notification_id;
  };

  return {
    t,
    browser: (mood?: Mood) => service.browser(mood),
    caught: (path: string) => service.caught.filter((one) => one.path === path),
    add,
    ask,
    accept: (handyman: Person, id: string) =>
      handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id }),
    /** A professional with this browser, who has just been asked. */
    asked: async (browser: TestBrowser) => {
      const [customer, handyman] = [await t.user(), await t.handyman()];
      await add(handyman, browser);
      return { customer, handyman, id: await ask(customer, handyman) };
    },
    states: () =>
      t.database.query<{ state: string; attempts: number; last_error: string | null }>(
        'select state, attempts, last_error from push_messages order by created_at',
      ),
    devices: () => t.database.query('select id from push_devices'),
  };
};
