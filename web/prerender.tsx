import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, makeClient } from './app.tsx';
import { preload, screens } from './routes.tsx';

/** A page as it is without a session, for the build to write to a file. */
export const prerender = async (path: string) => {
  await preload(path);
  const html = renderToString(
    <StaticRouter location={path}>
      <App client={makeClient()} />
    </StaticRouter>,
  );
  const title = screens.find((screen) => screen.path === path)?.title ?? '';
  return { html, title: `${title} · LocalHands` };
};
