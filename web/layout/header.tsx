import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/role.ts';
import type { Session } from '../data/session.ts';
import { words } from '#words/frame.ts';
import { contactMail } from '../features/ticket/helpline.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';

type Item = { label: string; to: string; onMobileOnly?: boolean };

const dashboard = { label: words.pages.dashboard, to: '/handyman/dashboard' };

/** The list of services is the customers'; a professional who is not one finds them on the home page. */
const servicesOf = ({ userId, handymanId }: Session) =>
  userId === undefined && handymanId !== undefined ? '/#our-services' : '/services/servicePage';

const customerItems = (session: Session): readonly Item[] => [
  { label: words.pages.home, to: '/' },
  { label: words.pages.services, to: servicesOf(session) },
  ...(session.userId === undefined ? [] : [{ label: words.pages.bookings, to: '/user/bookings' }]),
  ...(session.userId === undefined
    ? []
    : [{ label: words.pages.account, to: '/user/account', onMobileOnly: true }]),
  ...(session.handymanId === undefined ? [] : [dashboard]),
  { label: words.contact, to: contactMail },
];

const handymanItems = (session: Session): readonly Item[] => [
  { label: words.pages.profile, to: `/handyman/profile?handyman_id=${session.handymanId ?? ''}` },
  dashboard,
  { label: words.pages.services, to: servicesOf(session), onMobileOnly: true },
];

/** Their own page, which the face leads to. */
const accountOf = { user: '/user/account', handyman: '/handyman/profile' } as const;

/** Whose session Logout ends: that of the page's role; on a customer's page a professional's if it is the only one. */
export const loggedInAs = (frame: Party, { userId, handymanId }: Session): Party | undefined => {
  if (frame === 'user' && userId !== undefined) return 'user';
  return handymanId === undefined ? undefined : 'handyman';
};

const logins = { user: '/user/login', handyman: '/handyman/login' } as const;

const linkClass =
  'rounded-lg px-3 py-2.5 font-medium text-ink-soft transition hover:bg-sunken hover:text-ink aria-[current=page]:text-accent aria-[current=page]:font-semibold';

type Props = {
  frame: Party;
  session: Session;
  /** The portrait of the account that is logged in. */
  portrait: ReactNode;
  onLogout: (role: Party) => void;
  onLanguage: (language: Language) => void;
};

/** §2: the bar of every page; a handyman at work has their own entries in it. */
export const Header = ({ frame, session, portrait, onLogout, onLanguage }: Props) => {
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useMenu(toggle);
  const role = loggedInAs(frame, session);
  const items = frame === 'user' ? customerItems(session) : handymanItems(session);
  const language = <LanguageSwitch onChoose={onLanguage} className={linkClass} />;
  const account = <Account frame={frame} onLogout={role && (() => onLogout(role))} />;

  return (
    <header className="no-print border-line bg-surface/90 @container head border-b backdrop-blur-md">
      <div className="page flex min-h-16 items-center justify-between gap-4">
        <Link to={frame === 'user' ? '/' : dashboard.to} className="rounded-lg">
          <Logo />
        </Link>
        <nav aria-label={words.main} className="hidden items-center gap-1 @min-[56rem]:flex">
          {items
            .filter((item) => item.onMobileOnly !== true)
            .map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          {language}
          {account}
          {role && <Place to={accountOf[role]}>{portrait}</Place>}
        </nav>
        <div className="flex items-center gap-2 @min-[56rem]:hidden">
          {/* In a narrow bar, or with large letters, these give way; the menu has the language too. */}
          <LanguageSwitch
            onChoose={onLanguage}
            className="hover:bg-sunken min-h-11 rounded-lg px-2 font-medium @max-[22rem]:hidden"
          />
          {role && <Place to={accountOf[role]}>{portrait}</Place>}
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls="mobile-menu"
            aria-label={open ? words.menu.close : words.menu.open}
            onClick={() => setOpen(!open)}
            className="hover:bg-sunken -mr-2 grid size-11 place-items-center rounded-lg"
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label={words.menu.name}
        hidden={!open}
        className="border-line page animate-rise border-t py-3 @min-[56rem]:hidden"
      >
        <div className="grid gap-1 text-lg">
          {items.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
          {language}
          {account}
        </div>
      </nav>
    </header>
  );
};

/** The phone's menu: every navigation closes it for good, and so does Escape, which gives the focus back. */
const useMenu = (toggle: RefObject<HTMLButtonElement | null>) => {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ key, open: false });
  // Not by comparing with where it was opened: Back would bring it up again.
  if (menu.key !== key) setMenu({ key, open: false });
  const open = menu.open && menu.key === key;

  useEffect(() => {
    if (!open) return undefined;
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setMenu((before) => ({ ...before, open: false }));
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, toggle]);

  return { open, setOpen: (next: boolean) => setMenu({ key, open: next }) };
};

const Entry = ({ item: { label, to } }: { item: Item }) =>
  to.startsWith('mailto:') ? (
    <a href={to} className={linkClass}>
      {label}
    </a>
  ) : (
    <NavLink to={to} end={to === '/'} className={linkClass} {...(to.includes('#') && notHere)}>
      {label}
    </NavLink>
  );

/** A part of the home page is not marked as the page one is on. */
const notHere = { 'aria-current': 'false' } as const;

/** Reserves the portrait's space until it is loaded, so that nothing moves. */
const Place = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    aria-label={words.pages.account}
    className="bg-sunken ml-1 size-9 shrink-0 overflow-hidden rounded-full @max-[16rem]:hidden"
  >
    {children}
  </Link>
);

type AccountProps = { frame: Party; onLogout: (() => void) | undefined };

const Account = ({ frame, onLogout }: AccountProps) =>
  onLogout ? (
    <button type="button" onClick={onLogout} className={`${linkClass} text-left`}>
      {words.logout}
    </button>
  ) : (
    <NavLink
      to={logins[frame]}
      className="border-line-strong text-ink hover:border-accent hover:text-accent inline-flex min-h-11 items-center justify-center rounded-full border px-5 font-semibold transition @max-[56rem]:mt-2 @min-[56rem]:ml-3"
    >
      {words.login}
    </NavLink>
  );
