import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createNotification } from '#contract/booking.ts';
import type { Place } from '#domain/place.ts';
import type { Cost, Service } from '#domain/service.ts';
import { AreaMap } from '../../../components/area-map.tsx';
import { zoomForKm } from '../../../components/map/zoom.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Page } from '../../../components/ui/page.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../components/ui/state.tsx';
import { bookingsQuery, handymenQuery, useSend, useTiles } from '../../../queries.ts';
import { useSession } from '../../../session.ts';
import { toast } from '../../../toast.tsx';
import { NextNearest } from './next-nearest.tsx';
import { plural } from './plural.ts';
import { requestsByHandyman, rowsOf } from './request.ts';
import type { Row } from './request.ts';
import { RowCard } from './row-card.tsx';

const ringsKm = [2, 5, 10];

const aroundHere = 30;

/** Close enough to tell apart those around here; without any, far enough to see the nearest. */
const zoomFor = (rows: readonly Row[]) => {
  const near = rows.filter(({ distanceKm }) => distanceKm <= aroundHere).slice(0, 8);
  return zoomForKm((near.at(-1) ?? rows[0])?.distanceKm ?? 10);
};

type Props = { service: Service; place: Place; cost: Cost };

/** The list and the map of who can come, in step, and the requests already made. */
export const Providers = ({ service, place, cost }: Props) => {
  const { userId = '' } = useSession();
  const tiles = useTiles();
  const handymen = useInfiniteQuery(handymenQuery(service.serviceName, place));
  const bookings = useQuery(bookingsQuery('user'));
  const [pointed, setPointed] = useState<string>();
  const [sendingTo, setSendingTo] = useState<string>();
  const create = useSend(createNotification, {
    onError: ({ message }) => toast.error(message),
    onSettled: async () => {
      await bookings.refetch();
      setSendingTo(undefined);
    },
  });

  const requests = useMemo(
    () => requestsByHandyman(bookings.data ?? [], service.serviceName, bookings.dataUpdatedAt),
    [bookings.data, bookings.dataUpdatedAt, service.serviceName],
  );
  const [followed] = useState(() => new Set<string>());
  const rows = useMemo(() => {
    for (const { state, notification_id } of requests.values()) {
      if (state === 'requested') followed.add(notification_id);
    }
    return rowsOf(handymen.data?.pages.flatMap((page) => page.items) ?? [], requests, followed);
  }, [handymen.data, requests, followed]);
  const markers = useMemo(
    () =>
      rows.flatMap(({ id, name, card }) =>
        card ? [{ id, place: { lat: card.lat, long: card.long }, label: name }] : [],
      ),
    [rows],
  );

  const ask = (handyman_id: string) => {
    setSendingTo(handyman_id);
    create.mutate({ body: { ...place, user_id: userId, handyman_id, cost } });
  };
  const newest = [...requests.values()][0];
  const refused = newest?.status === 'rejected' && sendingTo === undefined ? newest : undefined;
  const next = rows.find(({ id, card }) => !requests.has(id) && card !== undefined);

  return (
    <Page
      title={`${plural(service.serviceName)} near your location`}
      lead="Choose one to proceed for the booking"
      back={{
        to: `/services/${encodeURIComponent(service.serviceName.toLowerCase())}`,
        label: 'Back to the price packs',
      }}
    >
      {refused && next && (
        <NextNearest refused={refused} next={next} onSelect={() => ask(next.id)} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <AreaMap
            label={`Map of ${plural(service.serviceName).toLowerCase()} around you`}
            compact
            centre={place}
            zoom={zoomFor(rows)}
            here={place}
            markers={markers}
            selected={pointed}
            ringsKm={ringsKm}
            tiles={tiles}
            onSelect={(id) => {
              setPointed(id);
              document.getElementById(`pro-${id}`)?.scrollIntoView({ block: 'center' });
            }}
          />
          <p className="text-ink-faint mt-2 text-sm">
            Circles at 2, 5 and 10 km. Professionals are shown to about a kilometre.
          </p>
        </div>
        <List
          service={service}
          rows={rows}
          handymen={handymen}
          pointed={pointed}
          sendingTo={sendingTo}
          onPoint={setPointed}
          onSelect={ask}
        />
      </div>
    </Page>
  );
};

type ListProps = {
  service: Service;
  rows: readonly Row[];
  handymen: {
    error: Error | null;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  pointed: string | undefined;
  sendingTo: string | undefined;
  onPoint: (id: string) => void;
  onSelect: (id: string) => void;
};

const List = ({ service, rows, handymen, pointed, sendingTo, onPoint, onSelect }: ListProps) => {
  if (handymen.isPending)
    return <SkeletonRows rows={4} label="Looking for professionals near you" />;
  if (handymen.error && rows.length === 0) {
    return <ErrorState error={handymen.error} onRetry={() => void handymen.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        art="sleep"
        title={`No ${service.serviceName.toLowerCase()} is free right now`}
        action={<Button onClick={() => void handymen.refetch()}>Look again</Button>}
      >
        Everyone is busy or offline. Look again in a few minutes, or try another place.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 sm:gap-4">
        {rows.map((row, index) => (
          <li key={row.id}>
            <RowCard
              row={row}
              nearest={index === 0}
              selected={row.id === pointed}
              sending={row.id === sendingTo}
              onPoint={() => onPoint(row.id)}
              onSelect={() => onSelect(row.id)}
            />
          </li>
        ))}
      </ul>
      {handymen.hasNextPage && (
        <Button
          variant="secondary"
          busy={handymen.isFetchingNextPage}
          onClick={() => void handymen.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
};
