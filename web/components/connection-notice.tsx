import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { words } from '#words/trouble.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the network is gone; goes away by itself when it is back. */
export const ConnectionNotice = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className="no-print sticky top-16 z-20">
      {!online && (
        <p className="bg-warn-soft text-warn flex items-center justify-center gap-2 px-4 py-2 text-sm font-semibold">
          <WifiOff aria-hidden className="size-4" />
          {words.offline}
        </p>
      )}
    </div>
  );
};
