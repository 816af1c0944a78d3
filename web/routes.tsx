import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { matchPath, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { words } from '#words/titles.ts';
import { ComingPage } from './features/offline/coming-page.tsx';
import { Broken } from './layout/broken.tsx';
import { Boundary } from './ui/boundary.tsx';
import { handymanScreens } from './handyman-screens.ts';
import { helpScreens } from './help-screens.ts';
import { Layout } from './layout.tsx';
import { Guarded } from './guards.tsx';
import { loadPatiently, pageReload } from './device/load.ts';
import type { Screen } from './screen.ts';
import { parties } from '#domain/role.ts';

const logins = () => import('./screens/login.tsx');

/** §2: every screen, at its path. Each is loaded when it is needed. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: words.home,
    frame: 'user',
    load: () => import('./screens/home.tsx'),
  },
  {
    path: '/services/servicePage',
    title: words.services,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/services/service-page.tsx'),
  },
  {
    path: '/services/serviceProvider',
    title: words.near,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/services/service-provider.tsx'),
  },
  {
    path: '/services/:serviceName',
    title: words.packs,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/services/service-pack.tsx'),
  },
  {
    path: '/user/login',
    title: words.login,
    frame: 'user',
    load: async () => ({ default: (await logins()).UserLogin }),
  },
  {
    path: '/user/login/forgot',
    title: words.forgotten,
    frame: 'user',
    load: async () => ({ default: (await logins()).UserForgot }),
  },
  {
    path: '/user/account',
    title: words.account,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/account.tsx'),
  },
  {
    path: '/user/signup',
    title: words.signup,
    frame: 'user',
    load: () => import('./screens/user/signup.tsx'),
  },
  {
    path: '/user/signup/verify',
    title: words.code,
    frame: 'user',
    load: () => import('./screens/user/signup/verify.tsx'),
  },
  {
    path: '/user/bookingsummary',
    title: words.confirmed,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/booking-summary.tsx'),
  },
  {
    path: '/user/payment',
    title: words.payment,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/payment.tsx'),
  },
  {
    path: '/user/upi/:id',
    title: words.upi,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/upi.tsx'),
  },
  {
    path: '/user/bookings',
    title: words.bookings,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/bookings.tsx'),
  },
  {
    path: '/user/bookings/:id',
    title: words.booking,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/bookings/booking.tsx'),
  },
  {
    path: '/user/bookings/:id/receipt',
    title: words.receipt,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/bookings/receipt.tsx'),
  },
  {
    path: '/user/bookings/:id/tip',
    title: words.tip,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/bookings/tip.tsx'),
  },
  {
    path: '/user/addresses',
    title: words.addresses,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/addresses.tsx'),
  },
  {
    path: '/user/dispatch/:id',
    title: words.dispatch,
    frame: 'user',
    needs: 'user',
    load: () => import('./screens/user/dispatch.tsx'),
  },
  {
    path: '/handyman/register',
    title: words.register,
    frame: 'user',
    load: () => import('./screens/handyman/register.tsx'),
  },
  {
    path: '/handyman/signup',
    title: words.handymanSignup,
    frame: 'user',
    load: () => import('./screens/handyman/signup.tsx'),
  },
  {
    path: '/handyman/signup/verify',
    title: words.handymanDetails,
    frame: 'user',
    load: () => import('./screens/handyman/signup/verify.tsx'),
  },
  {
    path: '/handyman/login',
    title: words.handymanLogin,
    frame: 'user',
    load: async () => ({ default: (await logins()).HandymanLogin }),
  },
  {
    path: '/handyman/login/forgot',
    title: words.forgotten,
    frame: 'user',
    load: async () => ({ default: (await logins()).HandymanForgot }),
  },
  ...handymanScreens,
  ...helpScreens,
  {
    path: '/operator/*',
    title: words.operator,
    frame: 'none',
    load: async () => ({ default: (await import('./console.tsx')).Console }),
  },
  {
    path: '/dev/ui',
    title: words.parts,
    frame: 'user',
    load: () => import('./screens/dev-ui.tsx'),
  },
  {
    path: '*',
    title: words.notFound,
    frame: 'user',
    load: () => import('./screens/not-found.tsx'),
  },
];

/** Screens whose code is loaded already are shown at once, without a placeholder in between. */
const ready = new Map<string, ComponentType>();
const coming = new Map<string, ComponentType>();

const fetchLater = ({ path, load }: Screen): ComponentType => {
  const Component = lazy(() => loadPatiently(load, pageReload()));
  coming.set(path, Component);
  return Component;
};

const Show = (screen: Screen) => {
  const { path, title, needs } = screen;
  const { pathname } = useLocation();
  const [Component, setComponent] = useState(
    () => ready.get(path) ?? coming.get(path) ?? fetchLater(screen),
  );
  const renew = () => {
    const next = ready.get(path) ?? fetchLater(screen);
    setComponent(() => next);
  };
  useEffect(() => {
    document.title = `${title} · LocalHands`;
  }, [title]);
  // Another booking gets a page of its own, without what was typed on the one before.
  const page = <Component key={useParams()['id']} />;
  return (
    <Boundary place={pathname} onRetry={renew} fallback={broken}>
      {needs ? <Guarded role={needs}>{page}</Guarded> : page}
    </Boundary>
  );
};

const broken = (retry: () => void) => <Broken onRetry={retry} />;

const routesIn = (frame: Screen['frame']) =>
  screens
    .filter((screen) => screen.frame === frame)
    .map((screen) => (
      <Route
        key={screen.path}
        path={screen.path}
        element={<Show key={screen.path} {...screen} />}
      />
    ));

const unframed = (
  <Suspense fallback={<ComingPage />}>
    <Outlet />
  </Suspense>
);

export const AppRoutes = () => (
  <Routes>
    {parties.map((frame) => (
      <Route key={frame} element={<Layout frame={frame} />}>
        {routesIn(frame)}
      </Route>
    ))}
    <Route element={unframed}>{routesIn('none')}</Route>
  </Routes>
);

/** Fetches the code of a screen before it is shown: at the start, or when its link is pointed at. */
export const preload = async (pathname: string): Promise<void> => {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  if (!screen || ready.has(screen.path)) return;
  ready.set(screen.path, (await screen.load()).default);
};
