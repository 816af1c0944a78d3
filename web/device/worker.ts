import { delays } from './delays.ts';
import { onSession, readSession } from '../data/session.ts';
import type { Message } from '../worker/messages.ts';
import { programsOf } from './bundle.ts';

/** §22: this page's side of the service worker (web/worker). */

const tell = (
  worker: ServiceWorker | null,
  message: Message,
  answerBy: readonly MessagePort[] = [],
) => worker?.postMessage(message, [...answerBy]);

/** Whether the worker has the version of this page. */
const isOurs = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    port1.start();
    tell(worker, { kind: 'is-yours', entry: programsOf(document)[0] ?? '' }, [port2]);
  });

/** The screens are cached only where there is a session: a visitor does not fetch them for nothing. */
const keepScreens = async () => {
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => {
    const { userId, handymanId } = readSession();
    if (userId !== undefined || handymanId !== undefined) tell(active, { kind: 'keep-screens' });
  };
  keep();
  onSession(keep);
};

/** A tab may be open for days: it looks for a new version when shown, focused or back online, and at intervals. */
const lookForUpdates = (registration: ServiceWorkerRegistration) => {
  let last = Date.now();
  const look = () => {
    if (!navigator.onLine || Date.now() - last < delays.betweenUpdateChecks) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  setInterval(look, delays.updateCheck);
};

/** Reloads this page once the new worker has taken over, which it does when it is told to. */
const takeUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const reload = () => location.reload();
  // Another tab may have brought it in already.
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  tell(registration.waiting, { kind: 'take-over' });
};

/**
 * Registers the worker, and offers a newer version as soon as its files are cached: `offer` is called with a function
 * that takes it. The page is not reloaded otherwise.
 */
export const startWorker = async (offer: (take: () => void) => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const take = () => void takeUpdate();

  /** A page that is of the new version already needs no offer: its worker takes over unnoticed. */
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if (await isOurs(waiting)) tell(waiting, { kind: 'take-over' });
    else offer(take);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    if (controller) void isOurs(controller).then((ours) => ours || offer(take));
  });
  void look();
  void keepScreens();
  lookForUpdates(registration);
};
