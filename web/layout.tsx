import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { WifiOff } from 'lucide-react';
import { getAllHandyman, logoutHandyman } from '#contract/handyman.ts';
import { logoutUser } from '#contract/user.ts';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/frame.ts';
import { words as networkWords } from '#words/network.ts';
import { send } from './data/api.ts';
import { chooseLanguage } from './data/language.ts';
import { useSend } from './data/use-send.ts';
import { toast } from './data/toast.ts';
import { endSession, idOf, useSession } from './data/session.ts';
import { ComingPage } from './features/offline/coming-page.tsx';
import { Footer } from './layout/footer.tsx';
import { Header, loggedInAs } from './layout/header.tsx';
import { lazyComponent } from './ui/lazy-component.tsx';
import { useOnline } from './device/connection.ts';

const connectionNoticeWords = networkWords.missing;

const ActiveBooking = lazyComponent(
  async () => (await import('./features/booking/active-booking.tsx')).ActiveBooking,
);

const IncomingRequest = lazyComponent(
  async () => (await import('./features/booking/incoming-request.tsx')).IncomingRequest,
);

const AccountPortrait = lazyComponent(
  async () => (await import('./features/account/account-portrait.tsx')).AccountPortrait,
);

const Tabs = lazyComponent(async () => (await import('./layout/tabs.tsx')).Tabs);

/** Header, page and footer. A new page starts at its top, with the focus there. */
export const Layout = ({ frame }: { frame: Party }) => {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const first = useRef(true);
  const session = useSession();
  const logout = useLogout();
  const role = loggedInAs(frame, session);
  const id = role && idOf(session, role);
  const changeLanguage = (language: Language) => void chooseLanguage(language, session);

  const arrive = useEffectEvent((_path: string) => {
    if (hash === '' && way !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    if (hash === '' && !first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  });
  useEffect(() => arrive(pathname + hash), [pathname, hash]);
  // By the key too: the same link pressed again leads there again.
  useEffect(() => scrollTo(hash.slice(1), key), [hash, key]);

  useEffect(() => {
    // §7: wakes the server up; the answer is not used.
    send(getAllHandyman, { query: { limit: 1 } }).catch(() => undefined);
  }, []);

  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="bg-accent text-on-accent rounded-control sr-only z-50 px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <Header
        frame={frame}
        session={session}
        portrait={role && id !== undefined && <AccountPortrait key={id} role={role} id={id} />}
        onLogout={(leaving) => void logout(leaving)}
        onLanguage={changeLanguage}
      />
      <div className="no-print news">
        <ConnectionNotice />
        <div className="pills">
          {session.handymanId !== undefined && <IncomingRequest handymanId={session.handymanId} />}
          {session.userId !== undefined && <ActiveBooking userId={session.userId} />}
        </div>
      </div>
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<ComingPage />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer onLanguage={changeLanguage} />
      {frame === 'handyman' && session.handymanId !== undefined && <Tabs />}
    </div>
  );
};

const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * To a part of the page, as soon as it is there, and again while the page grows: what is below it may still be loading,
 * and without that it cannot stand at the top. Until the page is scrolled by hand.
 */
const scrollTo = (id: string, _visit: string) => {
  if (id === '') return undefined;
  const growing = new ResizeObserver(() =>
    document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' }),
  );
  growing.observe(document.body);
  const stop = () => growing.disconnect();
  for (const sign of takingOver) window.addEventListener(sign, stop, { once: true, passive: true });
  return stop;
};

const logouts = {
  user: { call: logoutUser, to: '/user/login' },
  handyman: { call: logoutHandyman, to: '/handyman/login' },
} as const;

/** §4: logout leads to the login, and nothing of the session stays behind. */
const useLogoutOf = (role: Party) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useSend<typeof logoutUser | typeof logoutHandyman>(logouts[role].call, {
    onSuccess: () => {
      endSession(role);
      client.clear();
      void navigate(logouts[role].to);
    },
    // The server still knows this session: to say otherwise would leave it open to the next user of this browser.
    onError: ({ message }) => toast.error(message),
  });
};

const useLogout = () => {
  const user = useLogoutOf('user');
  const handyman = useLogoutOf('handyman');
  return async (role: Party) => {
    if (globalThis.Notification?.permission === 'granted') {
      await import('./features/push/queries.ts')
        .then(({ bindToLogin }) => bindToLogin(role))
        .catch(() => undefined);
    }
    (role === 'user' ? user : handyman).mutate({});
  };
};

/** Says that the network is gone; goes away by itself when it is back. */
const ConnectionNotice = () => {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="bg-warn-soft text-warn flex items-center justify-center gap-2 px-4 py-2 text-sm font-semibold">
          <WifiOff aria-hidden className="size-4" />
          {connectionNoticeWords.offline}
        </p>
      )}
    </div>
  );
};
