import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** One part of the page, with its heading. */
export const Panel = ({ title, aside, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
