import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sharePlace } from '#contract/tracking.ts';
import { sharing } from '#domain/tracking.ts';
import { onWatched, watched, watchPlace } from './watch-place.ts';
import { Refused, send } from '../../data/api.ts';

/** §16: sends the device's place while this job is on the way: the newest, every ten seconds at most. */
export const useSharedPlace = (bookingId: string | undefined) => {
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
          // They are not on the way any more, and another page knows it already.
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
