import { ChevronDown, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { words } from '#words/frame.ts';
import type { Language } from '#domain/language.ts';
import { contactAddress, contactMail, helpline } from '../features/ticket/helpline.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';

type Entry = { label: string; to: string };
type ColumnProps = { title: string; entries: readonly Entry[] };

const { pages, footer } = words;

/** §2: the four columns of links. */
const columns: readonly ColumnProps[] = [
  {
    title: footer.about,
    entries: [
      { label: footer.how, to: '/#how-it-works' },
      { label: footer.services, to: '/#our-services' },
      { label: footer.join, to: '/handyman/register' },
      { label: footer.terms, to: '/terms' },
      { label: footer.privacy, to: '/privacy' },
    ],
  },
  {
    title: footer.quick,
    entries: [
      { label: pages.home, to: '/' },
      { label: pages.services, to: '/services/servicePage' },
      { label: pages.bookings, to: '/user/bookings' },
      { label: pages.handymanLogin, to: '/handyman/login' },
    ],
  },
  {
    title: footer.support,
    entries: [
      { label: footer.help, to: '/help' },
      { label: footer.refunds, to: '/refunds' },
      { label: footer.report, to: '/grievance' },
    ],
  },
  {
    title: words.contact,
    entries: [
      { label: contactAddress, to: contactMail },
      { label: helpline.shown, to: helpline.link },
    ],
  },
];

const linkClass =
  'inline-block py-1.5 wrap-anywhere text-ink-soft transition hover:text-accent hover:underline';

type Props = { onLanguage: (language: Language) => void };

export const Footer = ({ onLanguage }: Props) => (
  <footer className="no-print border-line bg-surface mt-16 border-t">
    <div className="page grid gap-8 py-10 sm:gap-10 sm:py-12">
      <div className="grid gap-6 sm:gap-10 lg:grid-cols-[1.2fr_3fr]">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="text-ink-soft max-w-xs">{footer.claim}</p>
        </div>
        <nav
          aria-label={footer.name}
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
          {footer.helpline}{' '}
          <a href={helpline.link} className="text-ink hover:text-accent">
            {helpline.shown}
          </a>
        </p>
        <LanguageSwitch
          onChoose={onLanguage}
          className="text-ink hover:text-accent min-h-11 font-semibold"
        />
        <p>
          {footer.rights}{' '}
          <a href="/licenses.txt" className="hover:text-accent underline">
            {footer.licences}
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
