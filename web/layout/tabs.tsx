import { CalendarDays, CircleUserRound, LayoutDashboard, Wallet } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { words } from '#words/frame.ts';
import { standingBar } from '../ui/bar.ts';

const tabs = [
  { to: '/handyman/dashboard', label: words.pages.dashboard, Icon: LayoutDashboard },
  { to: '/handyman/calendar', label: words.pages.calendar, Icon: CalendarDays },
  { to: '/handyman/earnings', label: words.pages.earnings, Icon: Wallet },
  { to: '/handyman/profile', label: words.pages.profile, Icon: CircleUserRound },
] as const;

/**
 * §2: on a phone the pages that a professional goes to and fro between, a thumb away. A page with a bar of its own, as
 * a job's, has that instead.
 */
export const Tabs = () => {
  const { pathname } = useLocation();
  if (!tabs.some(({ to }) => to === pathname)) return null;
  return (
    <nav ref={standingBar} aria-label={words.tabs} className="no-print tab-bar @container">
      {tabs.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="text-ink-soft aria-[current=page]:text-accent grid min-h-14 min-w-0 place-items-center content-center gap-0.5 px-1 text-xs font-semibold"
        >
          <Icon aria-hidden className="size-5.5" />
          {/* With large letters there is room for the picture alone. */}
          <span className="@max-[20rem]:sr-only">{label}</span>
        </NavLink>
      ))}
    </nav>
  );
};
