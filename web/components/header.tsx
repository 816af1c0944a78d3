import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Role, Session } from '../session.ts';
import { contactMail } from './contact.ts';
import { Logo } from './logo.tsx';

type Item = { label: string; to: string; onMobileOnly?: boolean };

const customerItems = (loggedIn: boolean): readonly Item[] => [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services/servicePage' },
  ...(loggedIn ? [{ label: 'My bookings', to: '/user/bookings' }] : []),
  { label: 'Contact Us', to: contactMail },
];

const handymanItems = (id: string): readonly Item[] => [
  { label: 'Profile', to: `/handyman/profile?handyman_id=${id}` },
  { label: 'Dashboard', to: '/handyman/dashboard' },
  { label: 'Services', to: '/services/servicePage', onMobileOnly: true },
];

const logins = { user: '/user/login', handyman: '/handyman/login' } as const;

const linkClass =
  'rounded-lg px-3 py-2.5 font-medium text-ink-soft transition hover:bg-sunken hover:text-ink aria-[current=page]:text-accent aria-[current=page]:font-semibold';

type Props = { frame: Role; session: Session; onLogout: () => void };

/** §2: the bar of every page; a handyman at work has his own entries in it. */
export const Header = ({ frame, session: { userId, handymanId }, onLogout }: Props) => {
  const { pathname } = useLocation();
  // Open on one page only: going to another closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const loggedIn = (frame === 'user' ? userId : handymanId) !== undefined;
  const items = frame === 'user' ? customerItems(loggedIn) : handymanItems(handymanId ?? '');

  return (
    <header className="no-print border-line bg-surface/90 sticky top-0 z-30 border-b backdrop-blur-md">
      <div className="page flex min-h-16 items-center justify-between gap-4">
        <Link to={frame === 'user' ? '/' : '/handyman/dashboard'} className="rounded-lg">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {items
            .filter((item) => item.onMobileOnly !== true)
            .map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          <Account frame={frame} onLogout={loggedIn ? onLogout : undefined} />
        </nav>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpenOn(open ? undefined : pathname)}
          className="hover:bg-sunken -mr-2 grid size-11 place-items-center rounded-lg md:hidden"
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="border-line page animate-rise border-t py-3 md:hidden"
      >
        <div className="grid gap-1 text-lg">
          {items.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
          <Account frame={frame} onLogout={loggedIn ? onLogout : undefined} />
        </div>
      </nav>
    </header>
  );
};

const Entry = ({ item: { label, to } }: { item: Item }) =>
  to.startsWith('mailto:') ? (
    <a href={to} className={linkClass}>
      {label}
    </a>
  ) : (
    <NavLink to={to} end={to === '/'} className={linkClass}>
      {label}
    </NavLink>
  );

type AccountProps = { frame: Role; onLogout: (() => void) | undefined };

const Account = ({ frame, onLogout }: AccountProps) =>
  onLogout ? (
    <button type="button" onClick={onLogout} className={`${linkClass} text-left`}>
      Logout
    </button>
  ) : (
    <NavLink to={logins[frame]} className={linkClass}>
      Login/Signup
    </NavLink>
  );
