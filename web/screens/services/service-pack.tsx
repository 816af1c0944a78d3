import { aboutOf, nameOf } from '#words/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { Bike } from 'lucide-react';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { words as lines } from '#words/price.ts';
import { words as serviceWords } from '#words/service.ts';
import { words as ofAddress } from '#words/address.ts';
import { words as slotWords } from '#words/slots.ts';
import type { SavedAddress } from '#contract/address.ts';
import type { Place } from '#domain/place.ts';
import { findPrice } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { SavedChoice } from '../../features/address/saved-choice.tsx';
import { savedName } from '../../features/address/saved-name.ts';
import { rhythmIn } from '../../features/series/often.ts';
import { startIn } from '../../features/slot/start-in.ts';
import { When } from '../../features/slot/when.tsx';
import type { Timing } from '../../features/slot/when.tsx';
import { LocationChooser } from '../../features/place/location-chooser.tsx';
import { nearLink } from '../../features/place/near-link.ts';
import { areaAt, labelOf, loadPlaces } from '../../features/place/place-names.ts';
import { Rupees } from '../../ui/rupees.tsx';
import { ServicePicture } from '../../features/catalogue/service-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { Headline } from '../../ui/headline.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { areaOf, isExact, usePlace } from '../../device/geolocation.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';
import { savedAt, useVisitDetails } from '../../features/address/queries.ts';
import { userQuery } from '../../features/account/user-query.ts';
import { useServiceAt } from '../../features/catalogue/queries.ts';
import { useTiles } from '../../features/map/tiles-query.ts';
import { useSession } from '../../data/session.ts';
import { PackCards } from './service-pack/pack-cards.tsx';
import { YourPrice } from './service-pack/your-price.tsx';

const words = serviceWords.packs;

const ServicePack = () => {
  const { serviceName = '' } = useParams();
  const service = useServiceAt(serviceName);
  if (service === undefined) return <LoadingPage />;
  return service ? <Pack service={service} /> : <Unknown name={serviceName} />;
};
export default ServicePack;

const Pack = ({ service }: { service: Service }) => {
  const tiles = useTiles();
  const { place, finding, fallBack, choose: choosePlace } = usePlace();
  const { details, kept, write } = useVisitDetails(service.serviceName, place);
  const { userId = '' } = useSession();
  const { data: user } = useQuery(userQuery(userId));
  const [query, setQuery] = useSearchParams();
  // The address changes a moment after the press; the card and the list change at once.
  const [cost, showAtOnce] = useOptimistic(findPrice(service, query.get('cost')));
  const [{ later, at, repeats }, showTimeAtOnce] = useOptimistic(timingIn(query));
  const navigate = useNavigate();

  // The browser does not say where this is: the place given at signup is the next best guess.
  const lost = place === undefined && finding !== 'asking' && finding !== 'idle';
  useEffect(() => {
    if (!lost || !user) return undefined;
    const left = new AbortController();
    void placeOfAccount(user).then((known) => left.signal.aborted || fallBack(known));
    return () => left.abort();
  }, [lost, user, fallBack]);

  const go = () => {
    if (!place || cost === undefined) return;
    const { serviceName } = service;
    void navigate(
      nearLink({ service: serviceName, place, cost, area: areaOf(place), at, repeats }),
    );
  };

  /** A saved address brings its pin and its text, so that neither is typed again. */
  const goTo = (address: SavedAddress) => {
    const { lat, long } = address;
    choosePlace({ lat, long, label: savedName(address), found: 'pin', ownOf: userId });
    write({ address: address.address, note: details.note }, { lat, long });
  };

  // In the address, so that Back and a refresh find the same pack.
  const choose = (price: number) =>
    startTransition(() => {
      showAtOnce(price);
      setQuery((now) => ({ ...Object.fromEntries(now), cost: String(price) }), { replace: true });
    });

  const setTime = (next: Timing) =>
    startTransition(() => {
      showTimeAtOnce(next);
      setQuery((now) => withTiming(now, next), { replace: true });
    });

  return (
    <div className="page grid gap-6 py-6 sm:py-8">
      <Headline
        title={nameOf(service)}
        lead={aboutOf(service)}
        back={{ to: '/services/servicePage', label: words.back }}
        picture={
          <ServicePicture
            service={service}
            eager
            className="rounded-control size-16 shrink-0 max-sm:order-last sm:size-19"
          />
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 gap-5">
          <PackCards service={service} cost={cost} onChoose={choose} />
          <When
            service={service.serviceName}
            place={place}
            mayRepeat={service.repeats}
            later={later}
            at={at}
            repeats={service.repeats ? repeats : undefined}
            onTime={setTime}
          />
          <ServiceCharge amount={service.serviceCharge} />
          <Card className="grid gap-5 p-4 sm:p-5">
            <SavedChoice
              label={ofAddress.choice}
              addresses={kept}
              chosen={chosenOf(kept, details.address, place)}
              onChoose={goTo}
            />
            <LocationChooser label={words.where} map="shown" tiles={tiles} />
          </Card>
        </div>
        <YourPrice
          service={service}
          cost={cost}
          note={later && at === undefined ? slotWords.chooseTime : noteFor(place)}
          ready={place !== undefined && (!later || at !== undefined)}
          time={at}
          onChoose={choose}
          onContinue={go}
        />
      </div>
    </div>
  );
};

/** §27: in the address, so that Back and a refresh find the same time. */
const timingIn = (query: URLSearchParams): Timing => {
  const at = startIn(query);
  return { later: at !== undefined || query.has('later'), at, repeats: rhythmIn(query) };
};

const withTiming = (
  query: URLSearchParams,
  { later, at, repeats }: Timing,
): Record<string, string> => {
  const { at: _at, later: _later, repeat: _repeat, ...rest } = Object.fromEntries(query);
  if (!later) return rest;
  if (at === undefined) return { ...rest, later: '' };
  return { ...rest, at, ...(repeats === undefined ? {} : { repeat: repeats }) };
};

/** Two doors may have the same pin: then the line says which. */
const chosenOf = (
  kept: readonly SavedAddress[],
  line: string,
  place: ChosenPlace | undefined,
): string | undefined => {
  const here = savedAt(kept, place);
  const same = kept.find(({ address }) => address === line);
  return here && (same ?? here).address_id;
};

const noteFor = (place: ChosenPlace | undefined): string => {
  if (!place) return words.notes.noPlace;
  return isExact(place) ? words.notes.exact : words.notes.rough;
};

const ServiceCharge = ({ amount }: { amount: number }) => (
  <p className="rounded-card bg-sunken flex items-center gap-4 p-4">
    <Bike aria-hidden className="text-accent size-6 shrink-0" />
    <span className="flex-1">
      <span className="block font-bold">{lines.serviceCharge}</span>
      <span className="text-ink-soft text-sm">{words.aboutServiceCharge}</span>
    </span>
    <strong className="text-xl">
      <Rupees amount={amount} />
    </strong>
  </p>
);

/** A customer who signed up with the name of an area gave its middle, which is no door. */
const placeOfAccount = async ({ lat, long }: Place): Promise<ChosenPlace> => {
  const area = areaAt({ lat, long }, await loadPlaces());
  return area
    ? { lat, long, label: labelOf(area), found: area.found }
    : { lat, long, label: words.signUpPlace, found: 'pin' };
};

const Unknown = ({ name }: { name: string }) => (
  <EmptyState
    whole
    art="magnifier"
    title={words.unknown.title(name)}
    ways={[{ to: '/services/servicePage', label: words.unknown.all }]}
  >
    {words.unknown.text}
  </EmptyState>
);
