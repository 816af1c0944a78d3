import { nameOf, wordsOf } from '#words/catalogue.ts';
import { Link, useSearchParams } from 'react-router';
import { words } from '#words/near-list.tsx';
import { isPlace } from '#domain/place.ts';
import { findPrice } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { rupees } from '../../ui/rupees.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { useServiceAt } from '../../features/catalogue/queries.ts';
import { rhythmIn } from '../../features/series/often.ts';
import { startIn } from '../../features/slot/start-in.ts';
import { rankingIn } from './service-provider/ranking.ts';
import { Providers } from './service-provider/providers.tsx';

/** §2: /services/serviceProvider?service=&lat=&long=&cost= ; with `in=` the place is the middle of that area, with `at=` the visit is for later. */
const ServiceProvider = () => {
  const [query] = useSearchParams();
  const service = useServiceAt(query.get('service') ?? '');
  const place = { lat: numberOf(query.get('lat')), long: numberOf(query.get('long')) };
  if (service === undefined) return <LoadingPage />;
  if (!service || !isPlace(place)) return <NothingChosen />;
  const cost = findPrice(service, query.get('cost'));
  if (cost === undefined) return <NoSuchPack service={service} query={query} />;
  return (
    <Providers
      key={service.id}
      service={service}
      place={place}
      area={query.get('in') ?? undefined}
      cost={cost}
      at={startIn(query)}
      repeats={service.repeats ? rhythmIn(query) : undefined}
      ranking={rankingIn(query)}
    />
  );
};
export default ServiceProvider;

const numberOf = (text: string | null) => (text === null || text === '' ? NaN : Number(text));

const NothingChosen = () => (
  <EmptyState
    whole
    art="map"
    title={words.nothingChosen.title}
    ways={[{ to: '/services/servicePage', label: words.nothingChosen.all }]}
  >
    {words.nothingChosen.text}
  </EmptyState>
);

/** A pack that does not exist is not replaced by another, whose price the customer did not choose. */
const NoSuchPack = ({ service, query }: { service: Service; query: URLSearchParams }) => {
  const given = query.get('cost') ?? '';
  return (
    <EmptyState
      whole
      art="card"
      title={given === '' ? words.noSuchPack.choose : words.noSuchPack.unknown(given)}
      action={service.packs.map((pack) => (
        <Link
          key={pack.price}
          replace
          to={`?${new URLSearchParams({ ...Object.fromEntries(query), cost: String(pack.price) }).toString()}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {wordsOf(pack).name} {rupees(pack.price)}
        </Link>
      ))}
    >
      {words.noSuchPack.which(nameOf(service).toLowerCase())}
    </EmptyState>
  );
};
