import { Link, useSearchParams } from 'react-router';
import { isPlace } from '#domain/place.ts';
import { defaultCost, findService, priceOptions } from '#domain/service.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/state.tsx';
import { Providers } from './service-provider/providers.tsx';

/** §2: /services/serviceProvider?service=&lat=&long=&cost= */
const ServiceProvider = () => {
  const [query] = useSearchParams();
  const service = findService(query.get('service') ?? '');
  const place = { lat: numberOf(query.get('lat')), long: numberOf(query.get('long')) };
  const cost = priceOptions.find((option) => option === numberOf(query.get('cost'))) ?? defaultCost;
  if (service && isPlace(place)) {
    return (
      <Providers
        key={`${service.id} ${place.lat} ${place.long}`}
        service={service}
        place={place}
        cost={cost}
      />
    );
  }
  return (
    <EmptyState
      whole
      art="map"
      title="Choose a service and a place first"
      action={
        <Link to="/services/servicePage" className={buttonClass()}>
          See all services
        </Link>
      }
    >
      Then we show who is near you.
    </EmptyState>
  );
};
export default ServiceProvider;

const numberOf = (text: string | null) => (text === null || text === '' ? NaN : Number(text));
