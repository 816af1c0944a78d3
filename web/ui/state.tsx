import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '#words/ui.ts';
import { Button, buttonClass } from './button.tsx';

export type Art =
  | 'bell'
  | 'calendar'
  | 'card'
  | 'cloud'
  | 'compass'
  | 'hourglass'
  | 'key'
  | 'magnifier'
  | 'mailbox'
  | 'map'
  | 'party'
  | 'pin'
  | 'sleep'
  | 'wave'
  | 'worker';

export type NextLink = { readonly to: string; readonly label: string };

type Props = {
  art: Art;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Links to go on by, the likeliest first. */
  ways?: readonly NextLink[];
  /** It is all there is on the page. */
  whole?: boolean;
  /** What the page is about, with more of it below. */
  first?: boolean;
};

const none: readonly NextLink[] = [];

/** Nothing to show, or something to say: a picture, a sentence and the next step. */
export const EmptyState = ({
  art,
  title,
  children,
  action,
  ways = none,
  whole = false,
  first = whole,
}: Props) => {
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className={whole ? 'page grid min-h-[60svh] place-items-center' : ''}>
      <div className="animate-rise mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
        <img
          src={`/images/art/${art}.webp`}
          alt=""
          width={112}
          height={112}
          className="cutout mb-2 size-28"
        />
        <Heading className={first ? 'text-2xl font-bold' : 'text-xl font-bold'}>{title}</Heading>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {(action !== undefined || ways.length > 0) && (
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            {action}
            {ways.map(({ to, label }, at) => (
              <Link
                key={to}
                to={to}
                className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary' })}
              >
                {label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

type ErrorProps = { error: Error; onRetry: () => void; title?: string; whole?: boolean };

/** Something could not be fetched: why, and a way to try again. */
export const ErrorState = ({
  error,
  onRetry,
  title = words.didNotLoad,
  whole = false,
}: ErrorProps) => (
  <div role="alert">
    <EmptyState
      art="cloud"
      title={title}
      whole={whole}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {words.tryAgain}
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  </div>
);
