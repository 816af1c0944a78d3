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
import { settleAddress } from './device/language.ts';
import { preload } from './routes.tsx';
import { preloadToasts } from './layout/toasts.tsx';

settleAddress();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Taken for online until it says otherwise; a page may begin without a network.
onlineManager.setOnline(navigator.onLine);

const client = makeClient();
const app = (
  <BrowserRouter>
    <App client={client} />
  </BrowserRouter>
);

// Pages made at build time are taken over as they are; see prerender.tsx and begin.ts.
if (root.hasChildNodes()) {
  // In small steps: what is tapped meanwhile is answered first.
  const takeOver = () => {
    startTransition(() => void hydrateRoot(root, app));
    window.pressedEarly?.()?.click();
  };
  preload(location.pathname).then(takeOver, takeOver);
} else {
  createRoot(root).render(app);
}

followEvents(client);

/** Somebody is there, and may press what needs more than the page itself. */
const signsOfUse = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
const atFirstUse = (act: () => void) => {
  for (const sign of signsOfUse) {
    window.addEventListener(sign, act, { once: true, passive: true });
  }
};

// After everything that the page shows. Of the build only: while developing, nothing should be kept.
if (import.meta.env.PROD) {
  let started = false;
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
  const start = () => {
    if (started) return;
    started = true;
    idle(() => {
      import('./after-load.ts').then(
        ({ afterLoad }) => afterLoad(),
        () => undefined,
      );
    });
  };
  const { userId, handymanId } = readSession();
  const isKnown = userId !== undefined || handymanId !== undefined;
  // Whoever looks in for the first time has nothing here to look after, and fetches nothing they may never need.
  if (!isKnown && !navigator.serviceWorker?.controller) atFirstUse(start);
  else if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

// Before anybody presses a button whose answer could need them, and not before somebody is there at all.
atFirstUse(preloadToasts);

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(
    intent,
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) preload(link.pathname).catch(() => undefined);
    },
    { passive: true },
  );
}
