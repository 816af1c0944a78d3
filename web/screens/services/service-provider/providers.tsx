import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createNotification } from '#contract/booking.ts';
import type { Place } from '#domain/place.ts';
import { priceLines } from '#domain/price.ts';
import type { Service } from '#domain/catalogue.ts';
import { serverTime } from '../../../data/clock.ts';
import { AreaMap } from '../../../components/area-map.tsx';
import { zoomForKm } from '../../../components/map/zoom.ts';
import { Rupees } from '../../../components/rupees.tsx';
import { Page } from '../../../components/ui/page.tsx';
import { bookingsQuery, handymenQuery, useSend, useTiles } from '../../../data/queries.ts';
import { useSession } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { ConfirmPlace } from './confirm-place.tsx';
import { aroundKm } from './groups.ts';
import { List } from './list.tsx';
import { NextNearest } from './next-nearest.tsx';
import { plural } from './plural.ts';
import { requestsByHandyman, rowsOf } from './request.ts';
import type { Row } from './request.ts';
import { UnpaidJob } from './unpaid-job.tsx';

const ringsKm = [2, 5, 10];

/** Close enough to tell apart those around here; without any, far enough to see the nearest. */
const zoomFor = (rows: readonly Row[]) => {
  const near = rows.filter(({ distanceKm }) => distanceKm <= aroundKm).slice(0, 8);
  return zoomForKm((near.at(-1) ?? rows[0])?.distanceKm ?? 10);
};

type Props = {
  service: Service;
  place: Place;
  /** The area whose middle the place is, where nobody has given an exact one. */
  area: string | undefined;
  cost: number;
};

/** The list and the map of who can come, in step, and the requests already made. */
export const Providers = ({ service, place, area, cost }: Props) => {
  const { userId = '' } = useSession();
  const tiles = useTiles();
  const handymen = useInfiniteQuery(handymenQuery(service.serviceName, place));
  const bookings = useQuery(bookingsQuery('user'));
  const [pointed, setPointed] = useState<string>();
  const [sendingTo, setSendingTo] = useState<string>();
  const [followed] = useState(() => new Set<string>());
  const create = useSend(createNotification, {
    onError: ({ message }) => {
      setSendingTo(undefined);
      toast.error(message);
    },
    onSuccess: async ({ notification_id }) => {
      // The answer may be there before the list was ever seen with the request open.
      followed.add(notification_id);
      await bookings.refetch();
      setSendingTo(undefined);
    },
  });

  const requests = useMemo(
    () =>
      requestsByHandyman(
        bookings.data ?? [],
        service.serviceName,
        serverTime(bookings.dataUpdatedAt),
      ),
    [bookings.data, bookings.dataUpdatedAt, service.serviceName],
  );
  const rows = useMemo(() => {
    for (const { state, notification_id } of requests.values()) {
      if (state === 'requested') followed.add(notification_id);
    }
    return rowsOf(handymen.data?.pages.flatMap((page) => page.items) ?? [], requests, followed);
  }, [handymen.data, requests, followed]);
  const markers = useMemo(
    () =>
      rows.flatMap(({ id, name, card }) =>
        card ? [{ id, place: { lat: card.lat, long: card.long }, name, approximate: true }] : [],
      ),
    [rows],
  );

  const { total } = priceLines(service, cost);
  const ask = (handyman_id: string, { lat, long }: Place = place) => {
    if (sendingTo !== undefined) return;
    setSendingTo(handyman_id);
    create.mutate({ body: { lat, long, user_id: userId, handyman_id, cost, total } });
  };
  const packs = `/services/${encodeURIComponent(service.serviceName.toLowerCase())}?cost=${cost}`;
  const navigate = useNavigate();
  const [placeFor, setPlaceFor] = useState<Row>();
  /** Nobody is sent to the middle of an area: first the customer says where exactly. */
  const select = (row: Row) => (area === undefined ? ask(row.id) : setPlaceFor(row));
  const confirm = (row: Row, exact: Place) => {
    setPlaceFor(undefined);
    ask(row.id, exact);
    // Without `in` from here on: the list, the distances and the next request are for the exact place.
    const query = new URLSearchParams({
      service: service.serviceName.toLowerCase(),
      lat: String(exact.lat),
      long: String(exact.long),
      cost: String(cost),
    });
    void navigate(`?${query.toString()}`, { replace: true });
  };
  const newest = [...requests.values()][0];
  const refused = newest?.status === 'rejected' && sendingTo === undefined ? newest : undefined;
  const next = rows.find(({ id, card }) => !requests.has(id) && card !== undefined);

  return (
    <Page
      title={`${plural(service.serviceName)} near your location`}
      lead="Choose one to proceed for the booking"
      back={{ to: packs, label: 'Back to the price packs' }}
      aside={
        <p className="bg-accent-soft rounded-control flex flex-wrap items-baseline gap-x-3 px-4 py-2.5">
          <span>
            Total{' '}
            <strong>
              <Rupees amount={total} />
            </strong>
          </span>
          <span className="text-ink-soft text-sm">
            <Rupees amount={cost} /> pack and service charge
          </span>
          <Link to={packs} className="text-accent text-sm font-semibold hover:underline">
            Change
          </Link>
        </p>
      }
    >
      {area !== undefined && (
        <p className="text-ink-soft -mt-3 mb-5">
          You are looking in {area}. We ask for the exact place before you ask someone.
        </p>
      )}
      {create.error?.code === 'unpaid_job' && create.error.bookingId !== undefined && (
        <UnpaidJob bookingId={create.error.bookingId} />
      )}
      {/* Whoever has scrolled down to a row must see it too. */}
      <div aria-live="polite" className="sticky top-18 z-20">
        {refused && next && (
          <NextNearest refused={refused} next={next} onSelect={() => select(next)} />
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <AreaMap
            label={`Map of ${plural(service.serviceName).toLowerCase()} around you`}
            size="low"
            centre={place}
            zoom={zoomFor(rows)}
            me={area === undefined ? { place } : undefined}
            pins={markers}
            selected={pointed}
            ringsKm={ringsKm}
            tiles={tiles}
            onPin={(id) => {
              setPointed(id);
              document.getElementById(`pro-${id}`)?.scrollIntoView({ block: 'center' });
            }}
          />
          <p className="text-ink-faint mt-2 text-sm">
            {area === undefined && 'Circles at 2, 5 and 10 km. '}Professionals are shown to about a
            kilometre.
          </p>
        </div>
        <List
          service={service}
          rows={rows}
          area={area}
          handymen={handymen}
          pointed={pointed}
          sendingTo={sendingTo}
          onPoint={setPointed}
          onSelect={select}
        />
      </div>
      {placeFor && (
        <ConfirmPlace
          name={placeFor.name}
          near={place}
          tiles={tiles}
          onClose={() => setPlaceFor(undefined)}
          onConfirm={(exact) => confirm(placeFor, exact)}
        />
      )}
    </Page>
  );
};
