// Nouns: push, worker
import type { Worker } from '@playwright/test';
import { acceptNotification, listBookings } from '#contract/booking.ts';
import { addPushDevice } from '#contract/push.ts';
import type { PushMessage } from '#contract/push.ts';
import type { TestBrowser } from '../server/testing/push-service.ts';
import { request } from './setup/beforehand.ts';
import type { Account, Person } from './setup/people.ts';
import { expect, received, test } from './setup/pushing.ts';
import type { Service } from './setup/pushing.ts';

test.use({ serviceWorkers: 'allow' });

const addDevice = (person: Account, { endpoint, p256dh, auth }: TestBrowser) =>
  person.send(addPushDevice, { endpoint, p256dh, auth });

/** What stands on the phone's screen. */
type Shown = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly { readonly title: string }[];
};

/**
 * A worker whose browser may show notifications. One without a screen may not, and counting on an icon that is not there
 * ends its process: then the notifications of the worker are collected in a list, which `screenOf` reads.
 */
const workerOf = async ({ context, page }: Person): Promise<Worker> => {
  await context.grantPermissions(['notifications']);
  await page.goto('/help');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        Object.assign(globalThis, { onIcon: count });
      },
    });
    if (Notification.permission === 'granted') return;
    const shown = new Map<string, object>();
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, {
      getNotifications: async () => [...shown.values()],
      showNotification: async (title: string, options: { readonly tag: string }) => {
        const close = () => shown.delete(options.tag);
        shown.set(options.tag, { ...options, title, close });
      },
    });
  });
  return worker;
};

/** What is shown, and the number on the icon. */
const screenOf = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration, onIcon } = globalThis as unknown as {
      registration: { readonly getNotifications: () => Promise<Shown[]> };
      onIcon?: number;
    };
    const all = await registration.getNotifications();
    const shown = all.map(({ title, body, tag, actions }) => ({
      title,
      body,
      tag,
      actions: actions.map((action) => action.title),
    }));
    return { shown, onIcon };
  });

/** The browser wakes the worker with it, as it does for what comes from its maker's service. */
const deliver = async ({ context, page }: Person, message: PushMessage): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await devtools.detach();
};

/** A finger on the one notification, or on a button of it; over when the worker has done with it. */
const tap = (worker: Worker, action: 'accept' | 'decline' | '') =>
  worker.evaluate(async (pressed) => {
    const { registration } = globalThis as unknown as {
      registration: { readonly getNotifications: () => Promise<Shown[]> };
    };
    const [notification] = await registration.getNotifications();
    const done: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => done.push(promise);
    const told = { notification, action: pressed, waitUntil };
    dispatchEvent(Object.assign(new Event('notificationclick'), told));
    await Promise.all(done);
  }, action);

const stateOf = async (customer: Account) => (await customer.send(listBookings))[0]?.state;

/** A request has reached the phone, and stands on its screen with two buttons. */
const ring = async (handyman: Person, customer: Account, service: Service) => {
  const device = service.browser();
  await addDevice(handyman, device);
  const worker = await workerOf(handyman);
  const id = await request(customer, handyman);
  const message = await received(device);
  await deliver(handyman, message);
  const { title, body, answer } = message;
  const actions = [answer?.accept, answer?.decline];
  await expect
    .poll(() => screenOf(worker))
    .toEqual({ shown: [{ title, body, tag: id, actions }], onIcon: 1 });
  return { id, message, worker };
};

test('a request rings on a phone that was put away, and is accepted there', async ({
  handyman,
  absentCustomer: customer,
  service,
}) => {
  const { message, worker } = await ring(handyman, customer, service);
  await tap(worker, 'accept');
  expect(await stateOf(customer)).toBe('accepted');
  // What came of it takes the place of the question.
  const { shown } = await screenOf(worker);
  expect(shown).toMatchObject([{ title: message.title, actions: [] }]);
  expect([message.body, message.answer?.failed]).not.toContain(shown[0]?.body);
});

test('a request that was answered elsewhere says so on the phone @thorough', async ({
  handyman,
  absentCustomer: customer,
  service,
}) => {
  const { id, message, worker } = await ring(handyman, customer, service);
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  await tap(worker, 'decline');
  const { shown } = await screenOf(worker);
  expect(shown).toMatchObject([{ actions: [] }]);
  expect([message.body, message.answer?.failed]).not.toContain(shown[0]?.body);
  expect(await stateOf(customer)).toBe('accepted');
});
