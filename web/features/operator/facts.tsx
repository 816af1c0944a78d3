import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode };

/** What is known about something, line by line. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2 text-sm">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="min-w-0 font-medium break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
