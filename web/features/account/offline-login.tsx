import { words } from '#words/offline.ts';
import { useOnline } from '../../device/connection.ts';

/** §22: said before somebody has typed a password for nothing. */
export const OfflineLogin = () =>
  !useOnline() && (
    <p
      aria-live="polite"
      className="rounded-control bg-warn-soft text-warn px-3.5 py-2.5 text-sm font-semibold"
    >
      {words.login}
    </p>
  );
