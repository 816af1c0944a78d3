import { History } from 'lucide-react';
import { words } from '#words/offline.ts';
import { dayText, timeText, whenText } from '../../ui/when.ts';
import { serverNow } from '../../data/clock.ts';

/** §22: what stands below is as it was then; nothing while it is as it is. */
export const LastSeen = ({ at }: { at: string | undefined }) =>
  at !== undefined && (
    <p
      aria-live="polite"
      className="rounded-control border-line bg-sunken text-ink-soft flex items-start gap-2 border px-3.5 py-2.5 text-sm font-medium"
    >
      <History aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words.lastSeen(sayWhen(at))}
    </p>
  );

const sayWhen = (at: string): string =>
  dayText(at) === dayText(new Date(serverNow()).toISOString()) ? timeText(at) : whenText(at);
