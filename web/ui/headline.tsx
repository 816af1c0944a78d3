import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import type { Back } from './back-link.tsx';

type Props = {
  title: string;
  lead: ReactNode;
  back: Back;
  /** Between the way back and the title. */
  picture?: ReactNode;
};

/** The top of a screen in one row: way back, picture, title and what it is about. */
export const Headline = ({ title, lead, back, picture }: Props) => (
  <div className="flex flex-wrap items-center gap-4">
    <div className="shrink-0">
      <BackLink {...back} />
    </div>
    {picture}
    <div className="min-w-0 flex-1 basis-44">
      <h1 tabIndex={-1} className="text-2xl leading-tight font-bold sm:text-3xl">
        {title}
      </h1>
      <p className="text-ink-soft sm:text-lg">{lead}</p>
    </div>
  </div>
);
