import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, X } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { isUnderWay } from '#domain/booking.ts';
import { words } from '#words/layout.ts';
import { sharePlace } from '#contract/tracking.ts';
import { sharing } from '#domain/tracking.ts';
import { useSharingChoice } from '../tracking/sharing-choice.ts';
import { useRing, useTitleBadge } from '../../device/sound.ts';
import { UnreadPill } from '../chat/unread-pill.tsx';
import { Countdown } from './countdown.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { notificationsQuery } from '../handyman/day.ts';
import { onWatched, watched, watchPlace } from '../tracking/watch-place.ts';
import { Refused, send } from '../../data/api.ts';

const dashboard = '/handyman/dashboard';

/** Pages of the running job, which have its messages themselves. */
const ofTheJob = [dashboard, '/handyman/jobstartotp', '/handyman/workdone'];

/** §4: a request rings on every page; the pop-up itself is on the dashboard, one tap away. */
export const IncomingRequest = ({ handymanId }: { handymanId: string }) => {
  const { pathname } = useLocation();
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const { data = [] } = useQuery({
    ...notificationsQuery(handymanId),
    refetchInterval: usePoll(delays.pollNotifications),
    refetchIntervalInBackground: true,
  });
  const { choice } = useSharingChoice(handymanId);
  const underWay = data.find(({ state }) => state === 'on_the_way');
  // On every page: a handyman who looks at their profile meanwhile is still on the way.
  useSharedPlace(choice === 'yes' ? underWay?.notification_id : undefined);
  // A second job for now cannot be accepted, and the dashboard rings by itself.
  const running = data.find(isUnderWay);
  const quiet = pathname === dashboard || running !== undefined;
  const waiting = quiet ? [] : data.filter(({ status }) => status === 'pending');
  const request = waiting.find(({ notification_id }) => !aside.has(notification_id));
  useRing(request?.notification_id);
  useTitleBadge(request ? waiting.length : 0);
  return (
    <>
      <UnreadPill as="handyman" shownOn={ofTheJob} shown={[running?.notification_id]} />
      <aside aria-label={words.request.name} aria-live="polite" className="max-w-full">
        {request && (
          <div data-pill className="pill animate-rise pr-1">
            <Link
              to={dashboard}
              className="hover:bg-accent-strong flex min-h-11 min-w-0 items-center gap-3 rounded-full py-2 pr-3 pl-5 transition"
            >
              <span className="truncate">{words.request.from(request.username ?? '')}</span>
              <span className="shrink-0">
                <Countdown until={request.expiresAt} />
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
            <button
              type="button"
              aria-label={words.request.later}
              onClick={() => setAside(new Set([...aside, request.notification_id]))}
              className="hover:bg-accent-strong grid size-10 shrink-0 place-items-center rounded-full"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </aside>
    </>
  );
};

/** §16: sends the device's place while this job is on the way: the newest, every ten seconds at most. */
const useSharedPlace = (bookingId: string | undefined) => {
  const client = useQueryClient();
  const share = useEffectEvent((id: string) => {
    let sentAt = -Infinity;
    let sentFix = -Infinity;
    const stopWatching = watchPlace();
    const offer = () => {
      const { fix } = watched();
      const now = performance.now();
      if (!fix || fix.at <= sentFix || now - sentAt < sharing.everySeconds * 1000) return;
      [sentAt, sentFix] = [now, fix.at];
      const { lat, long, accuracy } = fix;
      send(sharePlace, { params: { id }, body: { lat, long, accuracy } }).catch(
        (error: unknown) => {
          // 409: the job is not on the way any more, so the list is fetched again.
          if (!(error instanceof Refused) || error.status !== 409) return;
          void client.invalidateQueries({ queryKey: ['notifications'] });
        },
      );
    };
    const stopListening = onWatched(offer);
    const timer = setInterval(offer, 1000);
    offer();
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
    };
  });
  useEffect(() => (bookingId === undefined ? undefined : share(bookingId)), [bookingId]);
};
