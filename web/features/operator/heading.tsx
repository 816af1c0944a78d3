import type { ReactNode } from 'react';

type Props = { title: string; lead: string; aside?: ReactNode };

/** The top of a page of the console. */
export const Heading = ({ title, lead, aside }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-3">
    <div className="grid gap-1">
      <h1 tabIndex={-1} className="text-2xl font-bold">
        {title}
      </h1>
      <p className="text-ink-soft">{lead}</p>
    </div>
    {aside}
  </div>
);
