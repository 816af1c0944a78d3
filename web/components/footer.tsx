import { ChevronDown, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { contactAddress, contactMail, helpline } from './contact.ts';
import { Logo } from './logo.tsx';

type Entry = { label: string; to: string };
type ColumnProps = { title: string; entries: readonly Entry[] };

const subject = (text: string) => `${contactMail}?subject=${encodeURIComponent(text)}`;

/** §2: the four columns of links. */
const columns: readonly ColumnProps[] = [
  {
    title: 'About Us',
    entries: [
      { label: 'How it works', to: '/#how-it-works' },
      { label: 'Our services', to: '/#our-services' },
      { label: 'Join our team', to: '/handyman/register' },
    ],
  },
  {
    title: 'Quick Links',
    entries: [
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services/servicePage' },
      { label: 'My bookings', to: '/user/bookings' },
      { label: 'Handyman login', to: '/handyman/login' },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Help with a booking', to: subject('Help with a booking') },
      { label: 'Refunds', to: subject('Refunds') },
      { label: 'Report a problem', to: subject('Report a problem') },
    ],
  },
  {
    title: 'Contact Us',
    entries: [
      { label: contactAddress, to: contactMail },
      { label: helpline.shown, to: helpline.link },
    ],
  },
];

const linkClass = 'inline-block py-1.5 text-ink-soft transition hover:text-accent hover:underline';

export const Footer = () => (
  <footer className="no-print border-line bg-surface mt-16 border-t">
    <div className="page grid gap-8 py-10 sm:gap-10 sm:py-12">
      <div className="grid gap-6 sm:gap-10 lg:grid-cols-[1.2fr_3fr]">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="text-ink-soft max-w-xs">
            Trusted professionals from your neighbourhood, at your door in minutes.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="max-sm:divide-line grid gap-x-6 max-sm:divide-y max-sm:border-y max-sm:border-line sm:grid-cols-4"
        >
          {columns.map(({ title, entries }) => (
            <Column key={title} title={title} entries={entries} />
          ))}
        </nav>
      </div>
      <div className="border-line text-ink-soft flex flex-wrap items-center justify-between gap-4 sm:border-t sm:pt-6">
        <p className="flex items-center gap-2 font-semibold">
          <Phone aria-hidden className="text-accent size-4.5" />
          Helpline{' '}
          <a href={helpline.link} className="text-ink hover:text-accent">
            {helpline.shown}
          </a>
        </p>
        <p>
          © 2026 LocalHands. All rights reserved.{' '}
          <a href="/licenses.txt" className="hover:text-accent underline">
            Open-source licences
          </a>
        </p>
      </div>
    </div>
  </footer>
);

/** On a phone its links unfold when its title is pressed; on wider screens they are always there. */
const Column = ({ title, entries }: ColumnProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h2 className="font-bold tracking-normal sm:mb-2">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-4 text-left sm:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={`text-ink-soft size-5 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul id={id} className={open ? 'pb-3' : 'max-sm:hidden'}>
        {entries.map(({ label, to }) => (
          <li key={label}>
            {to.startsWith('/') ? (
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            ) : (
              <a href={to} className={linkClass}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
