import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A titled part of a page of the console. */
export const Panel = ({ title, aside, className = '', children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <Card className="grid h-full content-start gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
};
