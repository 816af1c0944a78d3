import { personOf } from '#words/catalogue.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { reachKm } from '#domain/place.ts';
import { words } from '#words/near-list.tsx';
import { cityName } from '#words/places.ts';
import { words as series } from '#words/series.ts';
import { words as slots } from '#words/slots.ts';
import { words as ratingWords } from '#words/rating-line.ts';
import { nearestCity } from '#domain/city.ts';
import type { Place } from '#domain/place.ts';
import { rankedAmong } from '#domain/rating.ts';
import type { Service } from '#domain/catalogue.ts';
import type { Rhythm } from '#domain/series.ts';
import { oftenText } from '../../../features/series/often.ts';
import { minutesText } from '../../../ui/distance.ts';
import { weekdayTimeText } from '../../../ui/when.ts';
import { useAreaName } from '../../../features/map/area-name.ts';
import { usePlaceText } from '../../../features/map/place-text.ts';
import { nearLink } from '../../../features/place/near-link.ts';
import { serviceLink } from '../../../features/catalogue/service-link.ts';
import { Headline } from '../../../ui/headline.tsx';
import { useVisitDetails } from '../../../features/address/queries.ts';
import type { Details } from '../../../features/address/queries.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';
import type { Ranking } from '../../../features/place/near.ts';
import { DoorPanel } from './door-panel.tsx';
import { AskFirst } from './ask-first.tsx';
import { ConfirmPlace, FarQuestion } from './place-dialog.ts';
import { groupRows, reachOf } from './groups.ts';
import { List } from './list.tsx';
import { useKnown } from '../../../features/regular/queries.ts';
import { momentOf } from './moment.ts';
import type { Moment } from './moment.ts';
import { MapNote, NearMap } from './near-map.tsx';
import { PackSwitch } from './pack-switch.tsx';
import { isRanked, withRanking } from './ranking.ts';
import { RankingSwitch } from './ranking-switch.tsx';
import { RequestBar } from './request-bar.tsx';
import type { Row } from './request.ts';
import { SheetHandle } from './sheet-handle.tsx';
import type { View } from './sheet-handle.tsx';
import { UnpaidJob } from './unpaid-job.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useAsking } from './use-asking.ts';

const OwedNote = lazyComponent(
  async () => (await import('../../../features/fee/owed-note.tsx')).OwedNote,
);

const rating = ratingWords.sort;

type Props = {
  service: Service;
  place: Place;
  /** The area whose middle the place is, where the customer has not given an exact one. */
  area: string | undefined;
  cost: number;
  /** §27: when a later visit begins. */
  at: string | undefined;
  /** §27: how often, unless it is once. */
  repeats: Rhythm | undefined;
  ranking: Ranking;
};

/** The list and the map of who can come, in step, and the requests already made. */
export const Providers = ({ service, place, area, cost, at, repeats, ranking }: Props) => {
  const { details, kept, write } = useVisitDetails(service.serviceName, place);
  const { handymen, more, rows, requests, resting, total, sendingTo, ask, unpaidJob } = useAsking(
    service,
    place,
    cost,
    ranking,
    details,
    at,
    repeats,
  );
  const ranked = isRanked(ranking);
  const tiles = useTiles();
  const navigate = useNavigate();
  const [view, setView] = useState<View>('list');
  const [unfolded, setUnfolded] = useState(false);
  /** Under the pointer or with the focus, in the list or on the map. */
  const [pointed, setPointed] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const [placeFor, setPlaceFor] = useState<Row>();
  const [farAway, setFarAway] = useState<Row>();
  const rough = area !== undefined;
  const areaName = useAreaName(rough ? undefined : place);
  const areaText = usePlaceText(area ?? '');
  const known = useKnown();
  const { favourites, around, further } = useMemo(() => {
    const loved = known.filter(({ favourite }) => favourite).map((one) => one.handyman_id);
    return groupRows(rows, ranked, new Set(loved));
  }, [rows, ranked, known]);
  const listed = useMemo(
    () => [...favourites, ...around, ...(unfolded ? further : [])],
    [favourites, around, further, unfolded],
  );
  /** Nearest first, favourites among them; a ranked list stays in its order. */
  const near = useMemo(
    () => (favourites.length === 0 ? around : rows.filter((row) => !further.includes(row))),
    [rows, favourites, around, further],
  );
  const moment = momentOf({
    rows,
    requests: [...requests.values()],
    sendingTo,
    pinned,
    around: rough ? [] : near,
    resting,
  });
  const inFront = aboutWhom(moment);

  const search = { service: service.serviceName, place, area, cost, at, repeats, ranking };
  const go = (next: typeof search) =>
    void navigate(withRanking(nearLink(next), next.ranking), { replace: true });
  /** A professional cannot be sent to the middle of an area: first the customer says where exactly. */
  const goOn = (row: Row) => (rough ? setPlaceFor(row) : ask(row.id));
  const select = (row: Row) => (row.distanceKm > reachKm.city ? setFarAway(row) : goOn(row));
  const confirm = (row: Row, exact: Place) => {
    setPlaceFor(undefined);
    ask(row.id, exact);
    write(details, exact);
    // From here on the list, the distances and the next request are for the exact place.
    go({ ...search, place: exact, area: undefined });
  };
  /** With a saved address comes its pin: from there on the list is for that place. */
  const describe = (written: Details, door: Place | undefined) => {
    write(written, door ?? place);
    if (door) go({ ...search, place: door, area: undefined });
  };
  const press = (id: string) => {
    setPinned(id);
    // Beside the map the row comes into view; on a phone the bar shows who it is.
    if (matchMedia('(min-width: 64rem)').matches) {
      document.getElementById(`pro-${id}`)?.scrollIntoView({ block: 'center' });
    }
  };
  const turn = (next: View) => {
    setView(next);
    window.scrollTo({ top: 0 });
  };

  const many = words.plural(personOf(service));
  const packs = `${serviceLink(service)}?${packQuery(cost, at, repeats)}`;
  return (
    <div data-view={view} className="near">
      <div className="near-sheet">
        <SheetHandle view={view} onChange={turn} />
        <Headline
          title={words.title(many)}
          lead={words.lead}
          back={{ to: packs, label: words.back }}
        />
        <p className="text-ink-soft -mt-1">
          {at !== undefined
            ? slots.whoCanCome(weekdayTimeText(at))
            : rough
              ? words.inArea(areaText)
              : ranked
                ? rankedText(ranking)
                : aroundText(near, service, areaName ?? cityAround(place))}
        </p>
        <PackSwitch
          service={service}
          cost={cost}
          onChoose={(price) => go({ ...search, cost: price })}
        />
        <RankingSwitch ranking={ranking} onChoose={(next) => go({ ...search, ranking: next })} />
        <DoorPanel
          details={details}
          kept={kept}
          place={rough ? undefined : place}
          onReady={describe}
        />
        {at !== undefined && repeats !== undefined && (
          <p className="text-accent font-semibold">{series.first(oftenText(repeats, at))}</p>
        )}
        {rows.length > 0 && moment.kind !== 'accepted' && repeats === undefined && (
          <AskFirst
            service={service}
            cost={cost}
            place={place}
            details={details}
            rough={rough}
            at={at}
            {...reachOf(rows, handymen.hasNextPage)}
            tiles={tiles}
          />
        )}
        {unpaidJob !== undefined && <UnpaidJob bookingId={unpaidJob} />}
        <div className="empty:hidden mb-6">
          <OwedNote />
        </div>
        <div>
          <RequestBar
            moment={moment}
            pack={service.packs.find(({ price }) => price === cost)}
            total={total}
            rough={rough}
            later={at !== undefined}
            onSelect={select}
          />
          <List
            service={service}
            favourites={favourites}
            around={around}
            further={further}
            total={total}
            area={area === undefined ? undefined : areaText}
            packs={packs}
            later={at !== undefined}
            ranked={ranked}
            onAll={() => go({ ...search, ranking: {} })}
            handymen={handymen}
            more={more}
            unfolded={unfolded}
            marksOf={({ id }) => ({
              chosen: id === inFront,
              pointed: id === pointed,
              sending: id === sendingTo,
            })}
            onUnfold={setUnfolded}
            onPoint={({ id }, on) => setPointed(on ? id : undefined)}
            onSelect={select}
          />
        </div>
        <MapNote rough={rough} className="lg:hidden" />
      </div>
      <div className="near-map">
        <NearMap
          many={many.toLowerCase()}
          place={place}
          rough={rough}
          rows={listed}
          selected={inFront}
          pointed={pointed}
          onPin={press}
          onPoint={setPointed}
        />
        <MapNote rough={rough} className="absolute top-full pt-2 max-lg:hidden" />
      </div>
      {farAway && (
        <FarQuestion
          row={farAway}
          onClose={() => setFarAway(undefined)}
          onYes={() => {
            setFarAway(undefined);
            goOn(farAway);
          }}
        />
      )}
      {placeFor && (
        <ConfirmPlace
          title={words.exactPlace.title(placeFor.name)}
          ask={words.exactPlace.ask(placeFor.name)}
          near={place}
          tiles={tiles}
          onClose={() => setPlaceFor(undefined)}
          onConfirm={(exact) => confirm(placeFor, exact)}
        />
      )}
    </div>
  );
};

/** The packs as they were chosen. */
const packQuery = (cost: number, at: string | undefined, repeat: Rhythm | undefined): string =>
  new URLSearchParams({
    cost: String(cost),
    ...(at === undefined ? {} : { at }),
    ...(repeat === undefined ? {} : { repeat }),
  }).toString();

/** Whose row and pin stand in the foreground. */
const aboutWhom = (moment: Moment): string | undefined => {
  if (moment.kind === 'choosing' || moment.kind === 'sending') return moment.row?.id;
  return moment.kind === 'refused' ? moment.next?.id : moment.request.handyman_id;
};

const rankedText = ({ sort }: Ranking): string =>
  (sort === 'best' ? rating.bestFirst : rating.onlyGood)(rankedAmong.withinKm);

/** How many there are, where, and how soon the first could be here. */
const cityAround = (place: Place): string | undefined => {
  const city = nearestCity(place);
  return city === undefined ? undefined : cityName(city);
};

const aroundText = (around: readonly Row[], service: Service, name: string | undefined): string => {
  const [first] = around;
  if (!first) return words.nearestFirst;
  const who = around.length === 1 ? personOf(service) : words.plural(personOf(service));
  // Without its city: one line on a phone.
  const where = name?.replace(/,.*/, '');
  const soon = minutesText(first.arrivalMinutes);
  return words.found(around.length, who.toLowerCase(), where, soon);
};
