import './theme.css';
// The letters of the language, in the style sheet that the page begins with.
import '#words/language.ts';
import { onlineManager } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, makeClient } from './app.tsx';
import { followEvents } from './data/events.ts';
import { keepPress } from './device/early-press.ts';
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

// Pages made at build time are taken over as they are; see prerender.tsx.
if (root.hasChildNodes()) {
  const pressed = keepPress();
  const takeOver = () => {
    hydrateRoot(root, app);
    pressed()?.click();
  };
  preload(location.pathname).then(takeOver, takeOver);
} else {
  createRoot(root).render(app);
}

followEvents(client);

// After everything that the page shows. Of the build only: while developing, nothing should be kept.
if (import.meta.env.PROD) {
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
  const start = () =>
    idle(() => {
      import('./after-load.ts').then(
        ({ afterLoad }) => afterLoad(),
        () => undefined,
      );
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

// Before anybody presses a button whose answer could need them, and not before somebody is there at all.
for (const sign of ['pointerdown', 'keydown', 'scroll']) {
  window.addEventListener(sign, preloadToasts, { once: true, passive: true });
}

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
