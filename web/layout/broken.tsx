import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { words as networkWords } from '#words/network.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/state.tsx';

const words = networkWords.missing;

/** Whether the server would answer a reload; without it a reload would leave nothing at all. */
const answers = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** In place of a page that could not be loaded or shown. */
export const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const { pathname } = useLocation();
  const home = pathname.startsWith('/handyman/') ? '/handyman/dashboard' : '/';
  const again = async () => {
    // Many browsers do not ask again for a file of the program that was lost, as long as the page is open.
    if (await answers()) location.reload();
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
            <Button onClick={() => void again()}>
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
