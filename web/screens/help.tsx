import { ChevronDown, Mail, Phone, Search } from 'lucide-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { emergencyNumber } from '#domain/ticket.ts';
import { words } from '#words/help.ts';
import { contactAddress, contactMail } from '../features/ticket/helpline.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/state.tsx';
import { useSession } from '../data/session.ts';
import { findAnswers } from './help/answers.ts';

/** §15: answers first, and a person at the end: nothing here is a dead end. */
const Help = () => {
  const [query, setQuery] = useSearchParams();
  const typed = query.get('q') ?? '';
  const topics = findAnswers(typed);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div className="page grid max-w-3xl gap-10 py-8 sm:py-12">
      <div className="grid gap-4">
        <h1 tabIndex={-1} className="text-3xl font-bold sm:text-4xl">
          {words.title}
        </h1>
        <p className="text-ink-soft text-lg">{words.lead}</p>
        <SearchField
          value={typed}
          onChange={(text) => setQuery(text === '' ? {} : { q: text }, { replace: true })}
        />
        <p className="text-ink-soft text-sm" aria-live="polite">
          {typed !== '' && count > 0 && words.found(count)}
        </p>
        <a
          href={`tel:${emergencyNumber}`}
          className="bg-bad-soft text-bad rounded-control flex min-h-12 items-center gap-3 px-4 font-semibold"
        >
          <Phone aria-hidden className="size-5" />
          {words.danger}
        </a>
      </div>
      {count === 0 && (
        <EmptyState art="magnifier" title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {topics.map(({ id, title, answers }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
          <h2 id={`${id}-title`} className="text-xl font-bold">
            {title}
          </h2>
          <Card className="divide-line divide-y overflow-hidden">
            {answers.map((answer) => (
              <Answer key={answer.id} {...answer} open={typed !== '' && count <= 3} />
            ))}
          </Card>
        </section>
      ))}
      <Write />
    </div>
  );
};
export default Help;

const SearchField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <Search
        aria-hidden
        className="text-ink-soft absolute top-1/2 left-4 size-5 -translate-y-1/2"
      />
      <input
        id={id}
        type="search"
        value={value}
        maxLength={80}
        placeholder={words.searchHint}
        onChange={({ target }) => onChange(target.value)}
        className="rounded-control border-line-strong bg-surface min-h-13 w-full border pr-4 pl-12 text-lg"
      />
    </div>
  );
};

type AnswerProps = {
  question: string;
  answer: string;
  link?: string;
  to: string | undefined;
  open: boolean;
};

const Answer = ({ question, answer, link, to, open }: AnswerProps) => (
  <details open={open} className="group">
    <summary className="hover:bg-sunken flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
      {question}
      <ChevronDown
        aria-hidden
        className="text-ink-soft size-5 shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="text-ink-soft grid gap-3 px-5 pt-1 pb-5">
      <p>{answer}</p>
      {to !== undefined && link !== undefined && (
        <p>
          <Link to={to} className="text-accent font-semibold underline">
            {link}
          </Link>
        </p>
      )}
    </div>
  </details>
);

/** To the form of the role that is logged in; without a session it leads through the login. */
const Write = () => {
  const { userId, handymanId } = useSession();
  const asHandyman = handymanId !== undefined;
  const asCustomer = userId !== undefined || !asHandyman;
  return (
    <section id="write" aria-labelledby="write-title">
      <Card className="grid gap-4 p-5 sm:p-7">
        <h2 id="write-title" className="text-xl font-bold">
          {words.write.title}
        </h2>
        <p className="text-ink-soft">{words.write.text}</p>
        <div className="flex flex-wrap gap-3">
          {asCustomer && (
            <Link to="/user/help/new" className={buttonClass()}>
              {words.write.asCustomer}
            </Link>
          )}
          <Link
            to="/handyman/help/new"
            className={buttonClass({ variant: asCustomer ? 'secondary' : 'primary' })}
          >
            {words.write.asHandyman}
          </Link>
          {(userId !== undefined || asHandyman) && (
            <Link
              to={`/${userId === undefined ? 'handyman' : 'user'}/help/tickets`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.write.mine}
            </Link>
          )}
        </div>
        <p className="text-ink-soft flex flex-wrap items-center gap-2 text-sm">
          <Mail aria-hidden className="size-4" />
          {words.write.mail}
          <a href={contactMail} className="text-accent font-semibold underline">
            {contactAddress}
          </a>
        </p>
      </Card>
    </section>
  );
};
