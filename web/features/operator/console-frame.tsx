import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleUserRound, LogOut } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  NavigationType,
  useNavigationType,
} from 'react-router';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { logoutOperator } from '#contract/operator.ts';
import { mayActAs } from '#domain/operator.ts';
import type { Level } from '#domain/operator.ts';
import { words } from '#words/operator.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Refused } from '../../data/api.ts';
import { chooseLanguage } from '../../data/language.ts';
import { meQuery } from './queries.ts';
import { useSend } from '../../data/use-send.ts';
import { readSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { ConsoleAlarms } from './console-alarms.tsx';
import { useConsoleKeys } from './console-keys.ts';
import { noteOpened } from './opened-before.ts';

export type ConsolePage = {
  path: string;
  title: string;
  /** In the menu, beside the title; a page without one is reached from another page. */
  Icon?: ComponentType<{ 'aria-hidden'?: boolean; className?: string }>;
  /** Without one it opens without a session: login and joining. */
  needs?: Level;
};

/** The console is open to operators who are logged in. */
export const ConsoleFrame = ({ pages }: { pages: readonly ConsolePage[] }) => {
  const me = useQuery(meQuery());
  const { pathname, search } = useLocation();
  useConsoleKeys();
  if (me.error instanceof Refused && [401, 403].includes(me.error.status)) {
    return <Navigate to="/operator/login" replace state={{ from: pathname + search }} />;
  }
  return (
    <Fetched whole query={me} coming={<LoadingPage />}>
      {(operator) => <Frame me={operator} pages={pages} />}
    </Fetched>
  );
};

type FrameProps = { me: { name: string; level: Level }; pages: readonly ConsolePage[] };

/** The menu beside the page, above it on a phone. */
const Frame = ({ me: { name, level }, pages }: FrameProps) => {
  const { menu, main } = useConsoleArrival();
  const entries = pages.filter(({ needs, Icon }) => Icon && needs && mayActAs(level, needs));
  return (
    <div className="bg-ground min-h-svh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="bg-accent text-on-accent rounded-control sr-only z-50 px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <header className="border-line bg-surface flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 lg:sticky lg:top-0 lg:h-svh lg:flex-col lg:flex-nowrap lg:items-stretch lg:border-r lg:border-b-0 lg:p-5">
        <Logo />
        <nav
          ref={menu}
          aria-label={words.menu}
          className="scrollbar-none relative order-last flex w-full gap-1 overflow-x-auto lg:order-none lg:flex-col"
        >
          {entries.map(({ path, title, Icon }) => (
            <NavLink
              key={path}
              to={path}
              className={({ isActive }) =>
                `rounded-control flex min-h-10 items-center gap-2.5 px-3 font-medium whitespace-nowrap ${isActive ? 'bg-accent-soft text-accent' : 'hover:bg-sunken'}`
              }
            >
              {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
              {title}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:mt-auto lg:ml-0 lg:grid lg:gap-3">
          <p className="flex items-center gap-2 lg:grid lg:justify-items-start">
            <Link
              to="/operator/account"
              className="grid min-h-10 place-items-center font-semibold hover:underline sm:min-h-0"
            >
              <CircleUserRound aria-hidden className="size-6 sm:hidden" />
              <span className="max-sm:sr-only">{name}</span>
            </Link>
            <span className="hidden sm:inline">
              <Badge tone={level === 'admin' ? 'accent' : 'neutral'}>{words.levels[level]}</Badge>
            </span>
          </p>
          <div className="flex items-center gap-1">
            <LanguageSwitch
              onChoose={(language) => void chooseLanguage(language, readSession())}
              className="hover:bg-sunken min-h-10 rounded-lg px-2 font-medium"
            />
            <Logout />
          </div>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 p-4 outline-none sm:p-6 lg:p-8">
        <ConsoleAlarms />
        <Outlet />
      </main>
    </div>
  );
};

const Logout = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const logout = useSend(logoutOperator, {
    onSuccess: () => {
      client.clear();
      void navigate('/operator/login', { replace: true });
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Button variant="quiet" size="small" busy={logout.isPending} onClick={() => logout.mutate({})}>
      <LogOut aria-hidden className="size-4" />
      {words.logout}
    </Button>
  );
};

/**
 * A page of the console starts at its top with the focus there, and its entry of the menu is in view, which scrolls on a
 * phone. In a layout effect: a list that is returned to takes the focus after it.
 */
const useConsoleArrival = () => {
  const menu = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  const isFirst = useRef(true);

  const arrive = useEffectEvent((_path: string) => {
    if (how !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
    const bar = menu.current;
    const entry = bar?.querySelector<HTMLElement>('[aria-current=page]');
    if (!bar || !entry) return;
    bar.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.offsetWidth) / 2 });
  });
  useLayoutEffect(() => noteOpened(pathname + search), [pathname, search]);
  useLayoutEffect(() => arrive(pathname), [pathname]);
  return { menu, main };
};
