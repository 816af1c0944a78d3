import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { words as networkWords } from '#words/network.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/state.tsx';

const words = networkWords.missing;

/** How often a broken page was retried already in this visit. */
let tries = 0;

/** In place of a page that could not be loaded or shown. */
export const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const { pathname } = useLocation();
  const home = pathname.startsWith('/handyman/') ? '/handyman/dashboard' : '/';
  const again = () => {
    tries += 1;
    // Some browsers cache a failed file; offline a reload would leave nothing at all.
    if (tries > 1 && navigator.onLine) location.reload();
    else onRetry();
  };
  return (
    <div role="alert">
      <EmptyState
        whole
        art="cloud"
        title={words.title}
        action={
          <>
            <Button onClick={again}>
              <RotateCw aria-hidden className="size-4" />
              {words.again}
            </Button>
            <Link to={home} className={buttonClass({ variant: 'secondary' })}>
              {words.home}
            </Link>
          </>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
};
