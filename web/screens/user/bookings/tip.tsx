import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import type { TipView } from '#contract/tip.ts';
import { firstName } from '#domain/first-name.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/tip.ts';
import { Refused } from '../../../data/api.ts';
import { bothOf } from '../../../data/both-of.ts';
import { usePoll } from '../../../data/events.ts';
import { delays } from '../../../device/delays.ts';
import { bookingQuery } from '../../../features/booking/queries.ts';
import { settingsQuery } from '../../../features/map/tiles-query.ts';
import { FetchedPage } from '../../../features/offline/fetched-page.tsx';
import { tipQuery } from '../../../features/tip/queries.ts';
import { isId, LinkProblem } from '../../../ui/link-problem.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { GiveTip } from './tip/give-tip.tsx';
import { TipReceipt } from './tip/tip-receipt.tsx';

/** §35: /user/bookings/:id/tip?amount=: the form, and afterwards the receipt. */
const TipScreen = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const known = isId(id);
  const booking = useQuery({ ...bookingQuery(id), enabled: known });
  const tip = useQuery({
    ...tipQuery(id, 'user'),
    enabled: known,
    refetchInterval: usePoll(delays.pollRequest),
  });
  const settings = useQuery(settingsQuery());
  if (!known) return <LinkProblem />;
  if (booking.error instanceof Refused && booking.error.status === 404) {
    return <LinkProblem>{booking.error.message}</LinkProblem>;
  }
  return (
    <FetchedPage query={bothOf(bothOf(booking, tip), settings)} coming={<Coming />}>
      {([[visit, view], { stripePublishableKey }]) => (
        <Whole
          key={id}
          booking={visit}
          view={view}
          stripeKey={stripePublishableKey}
          wanted={params.get('amount')}
        />
      )}
    </FetchedPage>
  );
};
export default TipScreen;

const Coming = () => (
  <Page narrow title={words.title}>
    <SkeletonCard label={words.loading} className="h-130" />
  </Page>
);

type Props = {
  booking: BookingView;
  view: TipView;
  stripeKey: string | null;
  wanted: string | null;
};

const Whole = ({ booking, view: { tip, offered }, stripeKey, wanted }: Props) => {
  const see = { to: `/user/bookings/${booking.notification_id}`, label: words.page.none.booking };
  if (tip?.state === 'processing') {
    return (
      <EmptyState whole art="hourglass" title={words.page.waits.title} ways={[see]}>
        {words.page.waits.text}
      </EmptyState>
    );
  }
  if (tip) return <TipReceipt booking={booking} tip={tip} />;
  if (!offered) {
    return (
      <EmptyState whole art="card" title={words.page.none.title} ways={[see]}>
        {words.page.none.text}
      </EmptyState>
    );
  }
  return (
    <Page
      narrow
      title={words.page.title(firstName(booking.handyman.name))}
      lead={words.page.lead}
      back={{ to: see.to, label: booked.back }}
    >
      <GiveTip booking={booking} stripeKey={stripeKey} wanted={wanted} />
    </Page>
  );
};
