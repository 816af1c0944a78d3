import { onTestFinished, vi } from 'vitest';

const keys = { p256dh: 'BPublicKeyOfThisBrowser', auth: 'SecretOfThisBrowser' };
const endpoint = 'https://push.example/of-this-browser';

/** What the server is told about this browser. */
export const thisBrowser = { endpoint, ...keys };

/** A browser that can show notifications; asked, its owner says yes. A real one would ask its maker's service. */
export const bePushBrowser = (first: NotificationPermission): void => {
  let permission = first;
  const subscription = { endpoint, toJSON: () => ({ keys }), unsubscribe: async () => true };
  const pushManager = {
    subscribe: async () => subscription,
    getSubscription: async () => (permission === 'granted' ? subscription : null),
  };
  class Registration {
    readonly kind = 'registration';
    get pushManager() {
      return pushManager;
    }
  }
  const registration = new Registration();
  vi.stubGlobal('ServiceWorkerRegistration', Registration);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = 'granted';
      return permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
};
