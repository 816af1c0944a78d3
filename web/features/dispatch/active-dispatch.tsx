import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { DispatchView } from '#contract/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { dispatchLink, useNewestDispatch } from './queries.ts';
import { useServiceNamed } from '../catalogue/service-named.ts';
import { toast } from '../../data/toast.ts';

/** Pages that show it themselves. */
const itself = /^\/(user\/(dispatch|bookingsummary|bookings$)|services\/serviceprovider|handyman)/i;

/** §18: what is asked around for, one tap away from wherever the customer is; what becomes of it is told. */
export const ActiveDispatch = () => {
  const serviceNamed = useServiceNamed();
  const { pathname } = useLocation();
  const dispatch = useNewestDispatch();
  useNews(dispatch, itself.test(pathname));
  if (dispatch?.state !== 'asking' || itself.test(pathname)) return null;
  return (
    <aside aria-label={words.pill.name} className="max-w-full">
      <Link
        data-pill
        to={dispatchLink(dispatch.dispatch_id)}
        className="pill hover:bg-accent-strong animate-rise gap-3 py-2 pr-4 pl-5"
      >
        <span className="truncate">
          {serviceNamed(dispatch.service)}: {words.pill.waiting(dispatch.asked)}
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </aside>
  );
};

/** Of the one that was seen asking; not where the page shows it anyway. */
const useNews = (dispatch: DispatchView | undefined, shown: boolean) => {
  const seen = useRef<string>(undefined);
  const tell = useEffectEvent(({ state, booking_id, people, dispatch_id }: DispatchView) => {
    if (shown) return;
    if (state === 'found' && booking_id !== null) {
      const name = people.find(({ reply }) => reply === 'yes')?.name;
      const link = { to: `/user/bookings/${booking_id}`, label: words.news.see };
      toast.success(name === undefined ? words.news.found : words.news.foundBy(name), link);
    }
    if (state === 'nobody') {
      toast.info(words.nobody.title, { to: dispatchLink(dispatch_id), label: words.news.options });
    }
  });
  useEffect(() => {
    if (!dispatch) return;
    if (dispatch.state === 'asking') seen.current = dispatch.dispatch_id;
    else if (seen.current === dispatch.dispatch_id) {
      seen.current = undefined;
      tell(dispatch);
    }
  }, [dispatch]);
};
