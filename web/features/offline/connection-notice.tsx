import { WifiOff } from 'lucide-react';
import { words } from '#words/trouble.ts';
import { useOnline } from '../../device/connection.ts';

/** Says that the network is gone; goes away by itself when it is back. */
export const ConnectionNotice = () => {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="bg-warn-soft text-warn flex items-center justify-center gap-2 px-4 py-2 text-sm font-semibold">
          <WifiOff aria-hidden className="size-4" />
          {words.offline}
        </p>
      )}
    </div>
  );
};
