import { acceptNotification, listBookings } from '#contract/booking.ts';
import { addPushDevice } from '#contract/push.ts';
import type { PushMessage } from '#contract/push.ts';
import type { TestBrowser } from '../server/testing/push-service.ts';
import { request } from './setup/beforehand.ts';
import type { Account, Person } from './setup/people.ts';
import { expect, received, test } from './setup/pushing.ts';

test.use({ serviceWorkers: 'allow' });

const addDevice = (person: Account, { endpoint, p256dh, auth }: TestBrowser) =>
  person.send(addPushDevice, { endpoint, p256dh, auth });

/** What stands on the phone's screen. */
type Shown = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: PushMessage;
  readonly actions: readonly { readonly title: string }[];
};

type Happening = {
  readonly name: 'push' | 'notificationclick';
  readonly message?: PushMessage;
  readonly action?: string;
  readonly before: readonly Shown[];
};

/**
 * Tells the worker what a phone's system would. Browsers without a screen have no such system: what the worker wants
 * shown is kept and handed back, in one go and again where need be, because the browser may stop the worker meanwhile.
 */
const happen = async (person: Person, what: Happening): Promise<Shown[]> => {
  let shown: Shown[] = [];
  await expect(async () => {
    shown = await tellWorker(person, what);
  }).toPass({ timeout: 20_000 });
  return shown;
};

const tellWorker = async ({ context, page }: Person, what: Happening): Promise<Shown[]> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no worker');
  return worker.evaluate(async ({ name, message, action, before }) => {
    const { registration } = globalThis as unknown as { registration: object };
    let shown = [...before];
    const without = (gone: string) => shown.filter(({ tag }) => tag !== gone);
    Object.assign(registration, {
      getNotifications: async () => shown,
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        shown = [...without(options.tag), { ...options, title }];
      },
    });
    // Without a screen there is no icon either, and asking for one ends the browser's process.
    Object.assign(navigator, { setAppBadge: async () => undefined });
    const [first] = before;
    const close = () => {
      shown = without(first?.tag ?? '');
    };
    const done: Promise<unknown>[] = [];
    const told = {
      data: { json: () => message },
      notification: { ...first, close },
      action,
      waitUntil: (promise: Promise<unknown>) => done.push(promise),
    };
    dispatchEvent(Object.assign(new Event(name), told));
    await Promise.all(done);
    return shown;
  }, what);
};

const stateOf = async (customer: Account) => (await customer.send(listBookings))[0]?.state;

test('a request rings on a phone that was put away, and is accepted there', async ({
  handyman,
  absentCustomer: customer,
  service,
}) => {
  const device = service.browser();
  await addDevice(handyman, device);
  await handyman.page.goto('/help');
  await request(customer, handyman);
  const message = await received(device);
  const before = await happen(handyman, { name: 'push', message, before: [] });
  expect(before).toMatchObject([
    {
      title: message.title,
      body: message.body,
      actions: [{ title: message.answer?.accept }, { title: message.answer?.decline }],
    },
  ]);
  const after = await happen(handyman, { name: 'notificationclick', action: 'accept', before });
  expect(await stateOf(customer)).toBe('accepted');
  // What came of it takes the place of the question.
  expect(after).toMatchObject([{ title: message.title, actions: [] }]);
  expect(after[0]?.body).not.toBe(message.body);
  expect(after[0]?.body).not.toBe(message.answer?.failed);
});

test('a request that was answered elsewhere says so on the phone @once', async ({
  handyman,
  absentCustomer: customer,
  service,
}) => {
  const device = service.browser();
  await addDevice(handyman, device);
  await handyman.page.goto('/help');
  const id = await request(customer, handyman);
  const message = await received(device);
  const before = await happen(handyman, { name: 'push', message, before: [] });
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  const action = 'decline';
  const after = await happen(handyman, { name: 'notificationclick', action, before });
  expect(after).toHaveLength(1);
  expect([message.body, message.answer?.failed]).not.toContain(after[0]?.body);
  expect(await stateOf(customer)).toBe('accepted');
});
