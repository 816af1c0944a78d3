import './theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, makeClient } from './app.tsx';
import { followEvents } from './events.ts';
import { preload } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = makeClient();
const app = (
  <BrowserRouter>
    <App client={client} />
  </BrowserRouter>
);

// Pages made at build time are taken over as they are; see prerender.tsx.
if (root.hasChildNodes()) {
  void preload(location.pathname).then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}

followEvents(client);

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
