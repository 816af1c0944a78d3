import type { ReactNode } from 'react';
import { timeText } from '../../ui/when.ts';

type Props = {
  /** Whose it is, for those who hear the page. */
  who: string;
  at: string;
  own: boolean;
  /** Under it: sent, read, or why not. */
  mark?: ReactNode;
  /** A picture fills its bubble. */
  picture?: boolean;
  children: ReactNode;
};

/** One message; one's own stand on the right. */
export const Bubble = ({ who, at, own, mark, picture = false, children }: Props) => (
  <div className={`grid max-w-[85%] gap-1 ${own ? 'justify-items-end justify-self-end' : ''}`}>
    <div
      className={`w-fit max-w-full overflow-hidden rounded-2xl ${picture ? '' : 'px-4 py-2.5'} ${own ? 'bg-accent text-on-accent rounded-br-md' : 'bg-sunken rounded-bl-md'}`}
    >
      <span className="sr-only">{who}: </span>
      {children}
    </div>
    <p className="text-ink-soft flex flex-wrap items-center gap-x-2 px-1 text-xs">
      <time dateTime={at} className="tabular-nums">
        {timeText(at)}
      </time>
      {mark}
    </p>
  </div>
);

/** Text as text, with its lines; nothing in it becomes a link. */
export const Written = ({ children }: { children: string }) => (
  <p data-written className="wrap-anywhere whitespace-pre-wrap">
    {children}
  </p>
);
