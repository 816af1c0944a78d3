// Nearly every page uses these: in the file that every page starts with they compress best, and are no files of their own.
import './data/use-send.ts';
import './features/booking/queries.ts';
import './features/catalogue/queries.ts';
import './features/handyman/queries.ts';
import './features/map/tiles-query.ts';
import './theme.css';
// The letters of the language, in the style sheet that the page begins with.
import '#words/language.ts';
import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, makeClient } from './app.tsx';
import { followEvents } from './data/events.ts';
import { readSession } from './data/session.ts';
import { settleLanguagePrefix } from './device/language.ts';
import { preload } from './routes.tsx';
import { preloadToasts } from './layout/toasts.tsx';

settleLanguagePrefix();

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

// Online until an event says otherwise; a page may start without a network.
onlineManager.setOnline(navigator.onLine);

const client = makeClient();
const app = (
  <BrowserRouter>
    <App client={client} />
  </BrowserRouter>
);

// Pages made at build time are taken over as they are; see prerender.tsx and bootstrap.ts.
if (root.hasChildNodes()) {
  // As a transition, so that taps meanwhile are answered first.
  const takeOver = () => {
    startTransition(() => void hydrateRoot(root, app));
    window.pressedEarly?.()?.click();
  };
  preload(location.pathname).then(takeOver, takeOver);
} else {
  createRoot(root).render(app);
}

followEvents(client);

/** The first input: from then on a press may need more than the page itself. */
const signsOfUse = ['pointerdown', 'keydown', 'scroll'];
const atFirstUse = (act: () => void) => {
  for (const sign of signsOfUse) addEventListener(sign, act, { once: true });
};

// After everything that the page shows. Of the build only: while developing, nothing should be cached.
if (import.meta.env.PROD) {
  // Not with requestIdleCallback: a slow device may never be idle. The module runs once, however often it is imported.
  const start = () => setTimeout(() => import('./after-load.ts').catch(() => undefined), 1000);
  const { userId, handymanId } = readSession();
  // A first visit without a session and a worker has nothing that needs this: it is fetched with the first input.
  if (!(userId ?? handymanId ?? navigator.serviceWorker?.controller)) atFirstUse(start);
  else if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

// Before a press of a button whose answer could need them, but not for a visit without any input.
atFirstUse(preloadToasts);

// A finger's touch begins with pointerover as well.
for (const intent of ['pointerover', 'focusin']) {
  addEventListener(intent, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(link.pathname).catch(() => undefined);
  });
}
