import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Art =
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

type Props = { art: Art; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing to show, or something to say: a picture, a sentence and the next step. */
export const EmptyState = ({ art, title, children, action }: Props) => (
  <div className="animate-rise mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
    <img
      src={`/images/art/${art}.webp`}
      alt=""
      width={112}
      height={112}
      className="cutout mb-2 size-28"
    />
    <h2 className="text-xl font-bold">{title}</h2>
    {children !== undefined && <div className="text-ink-soft">{children}</div>}
    {action !== undefined && (
      <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>
    )}
  </div>
);

type ErrorProps = { error: Error; onRetry: () => void; title?: string };

/** Something could not be fetched: why, and a way to try again. */
export const ErrorState = ({ error, onRetry, title = 'This did not load' }: ErrorProps) => (
  <div role="alert">
    <EmptyState
      art="cloud"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          Try again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  </div>
);
