import { CalendarPlus } from 'lucide-react';
import { getVisitFile } from '#contract/calendar.ts';
import { words } from '#words/visit-time.ts';
import { buttonClass } from '../../ui/button.tsx';

/** §27: a file that phones and computers open in their calendar; a browser without the program for it keeps it. */
export const AddToCalendar = ({ bookingId, when }: { bookingId: string; when: string }) => (
  <a
    href={getVisitFile.path.replace(':id', bookingId)}
    download
    aria-label={`${words.addToCalendar}: ${when}`}
    className={buttonClass({ variant: 'quiet', size: 'small' })}
  >
    <CalendarPlus aria-hidden className="size-5" />
    {words.addToCalendar}
  </a>
);
