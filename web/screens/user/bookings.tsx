import { MapPin, ChevronRight, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isActive, isAhead, openState } from '#domain/booking.ts';
import { words as bookingWords } from '#words/booking.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import type { DispatchView } from '#contract/dispatch.ts';
import { words as askingRowWords } from '#words/dispatch.tsx';
import { AboutMe } from '../../features/rating/about-me.tsx';
import { Unrated } from '../../features/rating/unrated.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingPagesQuery } from '../../features/booking/booking-pages.ts';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { LastSeen } from '../../features/offline/last-seen.tsx';
import { useLastSeenAt } from '../../data/last-seen-at.ts';
import { useNewestDispatch, dispatchLink } from '../../features/dispatch/queries.ts';
import { BookingRow } from './bookings/row.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { usePages } from '../../data/pages.ts';
import { Rupees } from '../../ui/rupees.tsx';
import { weekdayTimeText, whenText } from '../../ui/when.ts';
import { AddToCalendar } from '../../features/calendar/add-to-calendar.tsx';
import { useServiceNamed } from '../../features/catalogue/service-named.ts';

const words = bookingWords.mine;

/** Under way, or something is still to be done about it. */
const isNow = ({ state, paymentState }: BookingView) =>
  state === openState || isActive(state) || (state === 'done' && paymentState === 'unpaid');

const OwedNote = lazyComponent(
  async () => (await import('../../features/fee/owed-note.tsx')).OwedNote,
);

const SeriesList = lazyComponent(
  async () => (await import('../../features/series/series-list.tsx')).SeriesList,
);

/** §27: a visit that its series has left out, as its card says; unless money has moved. */
const isLeftOut = ({ reason, paymentState }: BookingView) =>
  reason === 'series_changed' && paymentState === 'unpaid';

/** §27: agreed for later, the next first; what belongs to a series stands there. */
const comingOf = (bookings: readonly BookingView[]): readonly BookingView[] =>
  bookings
    .filter((booking) => isAhead(booking) && !booking.series)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));

const Bookings = () => {
  const { query: pages, more } = usePages({
    ...bookingPagesQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const newest = useNewestDispatch();
  const asking = newest?.state === 'asking' ? newest : undefined;
  const seenAt = useLastSeenAt(pages);
  const bookings = pages.data ?? [];
  if (pages.isPending && pages.isPaused) return <NotHere />;
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      aside={
        <Link to="/user/addresses" className={buttonClass({ variant: 'secondary' })}>
          <MapPin aria-hidden className="text-accent size-4.5" />
          {words.addresses}
        </Link>
      }
    >
      <Fetched
        query={pages}
        coming={<SkeletonRows rows={3} label={words.loading} />}
        none={asking ? null : <None />}
      >
        {() => null}
      </Fetched>
      <div className="grid gap-8">
        <LastSeen at={seenAt} />
        <OwedNote />
        <Unrated as="user" />
        <Rows
          title={words.now}
          bookings={bookings.filter((booking) => isNow(booking) && !isAhead(booking))}
        >
          {asking && (
            <li>
              <AskingRow dispatch={asking} />
            </li>
          )}
        </Rows>
        <SeriesList as="user" />
        <Rows title={visitTime.coming} bookings={comingOf(bookings)} ahead />
        <Rows
          title={words.earlier}
          bookings={bookings.filter((booking) => !isNow(booking) && !isLeftOut(booking))}
        />
      </div>
      {more && (
        <div className="mt-6 grid">
          <ShowMore more={more} />
        </div>
      )}
      {bookings.length > 0 && (
        <div className="mt-8">
          <AboutMe as="user" />
        </div>
      )}
    </Page>
  );
};
export default Bookings;

const None = () => (
  <EmptyState
    art="calendar"
    title={words.none.title}
    ways={[{ to: '/services/servicePage', label: words.none.find }]}
  >
    {words.none.text}
  </EmptyState>
);

type RowsProps = {
  title: string;
  bookings: readonly BookingView[];
  /** §27: each can be put into a calendar. */
  ahead?: boolean;
  /** What stands before them. */
  children?: ReactNode;
};

const Rows = ({ title, bookings, ahead = false, children }: RowsProps) =>
  (bookings.length > 0 || children) && (
    <section>
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      <ul className="grid gap-3">
        {children}
        {bookings.map((booking) => (
          <li key={booking.notification_id}>
            <BookingRow booking={booking} />
            {ahead && booking.startsAt !== null && (
              <div className="mt-1 flex justify-end">
                <AddToCalendar
                  bookingId={booking.notification_id}
                  when={weekdayTimeText(booking.startsAt)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

/** §18: what is asked around for, among the bookings: no professional has said yes yet. */
const AskingRow = ({ dispatch }: { dispatch: DispatchView }) => {
  const serviceNamed = useServiceNamed();
  return (
    <Link
      to={dispatchLink(dispatch.dispatch_id)}
      className="rounded-card bg-surface shadow-card hover:shadow-lift border-accent flex flex-wrap items-center gap-4 border p-4 transition-shadow sm:p-5"
    >
      <span className="bg-accent text-on-accent rounded-control grid size-14 shrink-0 place-items-center sm:size-18">
        <Zap aria-hidden className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 basis-44 gap-1.5">
        <h3 className="text-lg leading-tight font-bold">
          {serviceNamed(dispatch.service)}: {askingRowWords.pill.waiting(dispatch.asked)}
        </h3>
        <p className="text-ink-soft text-sm">
          {whenText(dispatch.createdAt)} · <Rupees amount={dispatch.price.total} />
        </p>
        <p className="text-sm font-medium">{askingRowWords.asking.text}</p>
      </div>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </Link>
  );
};
