/** §24: what this browser can do about notifications, and what its owner has said. */
export type Permission = NotificationPermission | 'unsupported';

export const readPermission = (): Permission =>
  'serviceWorker' in navigator && 'pushManager' in ServiceWorkerRegistration.prototype
    ? Notification.permission
    : 'unsupported';

export type Subscribed = { endpoint: string; p256dh: string; auth: string };

const keysOf = (subscription: PushSubscription): Subscribed => {
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: subscription.endpoint, p256dh, auth };
};

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** What this browser is subscribed with, if it is. */
export const findSubscription = async (): Promise<Subscribed | undefined> => {
  if (readPermission() !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const there = await registration?.pushManager.getSubscription();
  return there ? keysOf(there) : undefined;
};

/** Asks the person, who may say no. To be called when they have just pressed something. */
export const subscribe = async (publicKey: string): Promise<Subscribed | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const push = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await push.subscribe(options).catch(async () => {
    // It may be there with another key, which it does not exchange by itself.
    await (await push.getSubscription())?.unsubscribe();
    return push.subscribe(options);
  });
  return keysOf(made);
};

export const unsubscribe = async (): Promise<void> => {
  await (await (await manager()).getSubscription())?.unsubscribe();
};
