import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

type Props = { title: string; lead?: string; aside?: ReactNode; children?: ReactNode };

/** A titled part of an account's page. */
export const Section = ({ title, lead, aside, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="animate-rise grid gap-3 p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            <h2 id={id} className="text-xl font-bold">
              {title}
            </h2>
            {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
};
