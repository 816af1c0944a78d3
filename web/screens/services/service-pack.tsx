import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { priceLines } from '#domain/price.ts';
import { findService, priceOptions, serviceCharge } from '#domain/service.ts';
import type { Service } from '#domain/service.ts';
import { LocationChooser } from '../../components/location-chooser.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { Rupees, rupees } from '../../components/rupees.tsx';
import { ServicePicture } from '../../components/service-picture.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { Page } from '../../components/ui/page.tsx';
import { EmptyState } from '../../components/ui/state.tsx';
import { usePlace } from '../../geolocation.ts';
import { userQuery, useTiles } from '../../queries.ts';
import { useSession } from '../../session.ts';

const ServicePack = () => {
  const { serviceName = '' } = useParams();
  const service = findService(serviceName);
  return service ? <Pack service={service} /> : <Unknown name={serviceName} />;
};
export default ServicePack;

const Pack = ({ service }: { service: Service }) => {
  const tiles = useTiles();
  const { place, finding, choose } = usePlace();
  const { userId = '' } = useSession();
  const { data: user } = useQuery(userQuery(userId));
  const [cost, setCost] = useState<number>();
  const navigate = useNavigate();

  // The browser does not say where this is: the place given at signup is the next best guess.
  const lost = place === undefined && finding !== 'asking' && finding !== 'idle';
  useEffect(() => {
    if (lost && user) {
      choose({ lat: user.lat, long: user.long, label: 'Your place from sign-up', from: 'account' });
    }
  }, [lost, user, choose]);

  const go = () => {
    if (!place || cost === undefined) return;
    const query = new URLSearchParams({
      service: service.serviceName.toLowerCase(),
      lat: String(place.lat),
      long: String(place.long),
      cost: String(cost),
    });
    void navigate(`/services/serviceProvider?${query.toString()}`);
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
                <Rupees amount={serviceCharge} />
              </span>
            </p>
            <SelectField
              name="price"
              label="Price"
              value={cost ?? ''}
              onChange={({ target }) => setCost(Number(target.value))}
            >
              <option value="" disabled>
                Choose a price pack
              </option>
              {priceOptions.map((option) => (
                <option key={option} value={option}>
                  {rupees(option)}
                </option>
              ))}
            </SelectField>
            {cost !== undefined && (
              <div className="rounded-control bg-sunken animate-rise p-4">
                <PriceLines price={priceLines(cost)} />
              </div>
            )}
            <Button size="large" wide disabled={cost === undefined || !place} onClick={go}>
              {cost === undefined ? 'Select a service' : 'Continue'}
            </Button>
            {cost !== undefined && !place && (
              <p className="text-ink-soft text-sm">Choose a city or drop a pin to go on.</p>
            )}
          </div>
        </Card>
      </div>
    </Page>
  );
};

const Unknown = ({ name }: { name: string }) => (
  <EmptyState
    whole
    art="magnifier"
    title={`We do not offer “${name}” yet`}
    action={
      <Link to="/services/servicePage" className={buttonClass()}>
        See all services
      </Link>
    }
  >
    There are six services to choose from.
  </EmptyState>
);
