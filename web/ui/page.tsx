import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import type { Back } from './back-link.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  back?: Back;
  /** Beside the title. */
  aside?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/** The frame of an ordinary screen: way back, title, what it is about. */
export const Page = ({ title, lead, back, aside, narrow = false, children }: Props) => (
  <div className={`page py-6 sm:py-10 ${narrow ? 'max-w-2xl' : ''}`}>
    {back && (
      <div className="mb-4">
        <BackLink {...back} />
      </div>
    )}
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8">
      <div className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-3xl font-bold sm:text-4xl">
          {title}
        </h1>
        {lead !== undefined && <p className="text-ink-soft text-lg">{lead}</p>}
      </div>
      {aside}
    </div>
    {children}
  </div>
);
