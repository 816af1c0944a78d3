import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Place } from '#domain/place.ts';
import { priceLines } from '#domain/price.ts';
import { findPrice } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { LocationChooser } from '../../components/location-chooser.tsx';
import { areaAt, cityPlaces, labelOf, loadLocalities } from '../../components/place-names.ts';
import { PriceLines } from '../../components/price-lines.tsx';
import { Rupees, rupees } from '../../components/rupees.tsx';
import { ServicePicture } from '../../components/service-picture.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { Page } from '../../components/ui/page.tsx';
import { LoadingPage } from '../../components/ui/skeleton.tsx';
import { EmptyState } from '../../components/ui/state.tsx';
import { isExact, usePlace } from '../../device/geolocation.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';
import { userQuery, useServiceAt, useTiles } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';

const ServicePack = () => {
  const { serviceName = '' } = useParams();
  const service = useServiceAt(serviceName);
  if (service === undefined) return <LoadingPage />;
  return service ? <Pack service={service} /> : <Unknown name={serviceName} />;
};
export default ServicePack;

const Pack = ({ service }: { service: Service }) => {
  const tiles = useTiles();
  const { place, finding, fallBack } = usePlace();
  const { userId = '' } = useSession();
  const { data: user } = useQuery(userQuery(userId));
  const [query, setQuery] = useSearchParams();
  const cost = findPrice(service, query.get('cost'));
  const pack = service.packs.find(({ price }) => price === cost);
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
    const near = new URLSearchParams({
      service: service.serviceName.toLowerCase(),
      lat: String(place.lat),
      long: String(place.long),
      cost: String(cost),
      // §2's address means an exact place; one that is not says of what area it is the middle.
      ...(isExact(place) ? {} : { in: place.label }),
    });
    void navigate(`/services/serviceProvider?${near.toString()}`);
  };

  return (
    <Page
      title={service.serviceName}
      lead={service.serviceInfo}
      back={{ to: '/services/servicePage', label: 'Back to all services' }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <Card className="p-4 sm:p-6">
          <LocationChooser label="Where we come to" map="shown" tiles={tiles} />
        </Card>
        <Card className="overflow-hidden lg:sticky lg:top-24">
          <ServicePicture service={service} eager className="h-36 p-3" />
          <div className="grid gap-5 p-6">
            <p className="flex items-center justify-between text-lg">
              <span className="text-ink-soft">Service Charge</span>
              <span className="font-bold">
                <Rupees amount={service.serviceCharge} />
              </span>
            </p>
            <SelectField
              name="price"
              label="Price"
              value={cost ?? ''}
              onChange={({ target }) => setQuery({ cost: target.value }, { replace: true })}
            >
              <option value="" disabled>
                Choose a price pack
              </option>
              {service.packs.map(({ price }) => (
                <option key={price} value={price}>
                  {rupees(price)}
                </option>
              ))}
            </SelectField>
            {pack && (
              <div className="rounded-control bg-sunken animate-rise grid gap-3 p-4">
                <p className="font-medium">{pack.includes}</p>
                <PriceLines price={priceLines(service, pack.price)} />
              </div>
            )}
            <Button size="large" wide disabled={cost === undefined || !place} onClick={go}>
              {cost === undefined ? 'Select a service' : 'Continue'}
            </Button>
            {place && !isExact(place) && (
              <p className="text-ink-soft text-sm">
                You see who is around. Before you ask someone, we ask you for the exact place.
              </p>
            )}
            {cost !== undefined && !place && (
              <p className="text-ink-soft text-sm">Type your area or drop a pin to go on.</p>
            )}
          </div>
        </Card>
      </div>
    </Page>
  );
};

/** Who signed up with the name of an area gave its middle, which is nobody's door. */
const placeOfAccount = async ({ lat, long }: Place): Promise<ChosenPlace> => {
  const localities = await loadLocalities().catch(() => []);
  const area = areaAt({ lat, long }, [...cityPlaces, ...localities]);
  return area
    ? { lat, long, label: labelOf(area), found: area.found }
    : { lat, long, label: 'Your place from sign-up', found: 'pin' };
};

const Unknown = ({ name }: { name: string }) => (
  <EmptyState
    whole
    art="magnifier"
    title={`We do not offer “${name}” yet`}
    ways={[{ to: '/services/servicePage', label: 'See all services' }]}
  >
    See what else there is to choose from.
  </EmptyState>
);
