import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { contactAddress, contactMail, helpline } from './contact.ts';
import { Logo } from './logo.tsx';

type Entry = { label: string; to: string };

const subject = (text: string) => `${contactMail}?subject=${encodeURIComponent(text)}`;

/** §2: the four columns of links. */
const columns: readonly { title: string; entries: readonly Entry[] }[] = [
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
    <div className="page grid gap-10 py-12">
      <div className="grid gap-10 lg:grid-cols-[1.2fr_3fr]">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="text-ink-soft max-w-xs">
            Trusted professionals from your neighbourhood, at your door in minutes.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {columns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className="mb-2 font-bold tracking-normal">{title}</h2>
              <ul>
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
          ))}
        </nav>
      </div>
      <div className="border-line text-ink-soft flex flex-wrap items-center justify-between gap-4 border-t pt-6">
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
