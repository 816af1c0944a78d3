import type { PushMessage } from '#contract/push.ts';
import { answerFile, dropOldFiles, isFile } from './files.ts';
import type { Message } from './messages.ts';
import { answerPage, keepScreens, keepShell } from './pages.ts';
import { onTap, show } from './push.ts';
import { version, worker } from './scope.ts';

/**
 * §22: the service worker. It caches the files of its version and answers with the shell where there is no network.
 * Calls and event streams pass by it. It shows what the server tells this device (§24) and sends what is answered there;
 * what was pressed without a network is not queued here either (decision 019). Each kind of event is handled by a file of its own.
 */

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldFiles(),
      worker.registration.navigationPreload.enable(),
      // Takes over the page that registered the worker, so that its further files are cached as well.
      worker.clients.claim(),
    ]),
  );
});

/** Paths that are no screens: calls, and the demonstration's mails. The worker does not touch them. */
const notScreens = /^\/(api|dev)(\/|$)/;

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return;
  if (isFile(pathname)) event.respondWith(answerFile(event));
  else if (mode === 'navigate' && !notScreens.test(pathname)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  switch (message.kind) {
    case 'is-yours':
      event.ports[0]?.postMessage(Object.values(version.entry).includes(message.entry));
      break;
    case 'take-over':
      event.waitUntil(worker.skipWaiting());
      break;
    case 'keep-screens':
      event.waitUntil(keepScreens().catch(() => undefined));
      break;
  }
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushMessage));
});

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(onTap(event.notification, event.action));
});
