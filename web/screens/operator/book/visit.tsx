import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPrice, smallestPrice } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { useCatalogue } from '../../../features/catalogue/queries.ts';
import { ableQuery } from '../../../features/operator/caller-queries.ts';
import { slotsQuery } from '../../../features/slot/queries.ts';
import { When } from '../../../features/slot/when.tsx';
import { AskForThem } from './ask-for-them.tsx';
import { Done } from './done.tsx';
import { anybody, People } from './people.tsx';
import { ServiceAndPack } from './service-and-pack.tsx';
import type { Asked, Caller, Spot } from './wanted.ts';
import { WhereTo } from './where-to.tsx';

type Props = { caller: Caller; first: string | undefined; onLeave: () => void };

const empty = { address: '', note: '' };

/** §14: what the caller wants, as a customer would choose it; no step is left to a guess but the smallest pack. */
export const Visit = ({ caller, first, onLeave }: Props) => {
  const services = useCatalogue();
  const [name, setName] = useState('');
  const [chosen, setCost] = useState<number>();
  const [spot, setSpot] = useState<Spot>();
  const [details, setDetails] = useState(empty);
  const [timing, setTiming] = useState<{ later: boolean; at: string | undefined }>({
    later: first !== undefined,
    at: first,
  });
  const [whom, setWhom] = useState<string>(anybody);
  const [asked, setAsked] = useState<Asked>();
  const service = services.find(({ serviceName }) => serviceName === name);
  const cost = service && (findPrice(service, String(chosen)) ?? smallestPrice(service));
  const bookable = useBookable(service, spot, timing.later ? timing.at : undefined);
  const wanted = service &&
    spot && { service: service.serviceName, place: spot, at: timing.later ? timing.at : undefined };
  const ready = wanted !== undefined && (!timing.later || bookable === true);
  const able = useQuery({
    ...ableQuery(wanted ?? { service: '', place: { lat: 0, long: 0 }, at: undefined }),
    enabled: ready,
  });
  const people = ready ? (able.data ?? []) : [];
  const one = people.find(({ handyman_id }) => handyman_id === whom);

  if (asked) {
    const again = () => {
      setAsked(undefined);
      setDetails({ ...details, note: '' });
      setName('');
      setWhom(anybody);
    };
    return <Done caller={caller} asked={asked} onAgain={again} onLeave={onLeave} />;
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-5">
        <ServiceAndPack
          services={services}
          service={service}
          cost={cost}
          onService={setName}
          onCost={setCost}
        />
        <WhereTo
          caller={caller}
          spot={spot}
          details={details}
          onSpot={setSpot}
          onDetails={setDetails}
        />
        {service && (
          <When
            service={service.serviceName}
            place={spot}
            mayRepeat={false}
            later={timing.later}
            at={timing.at}
            onTime={({ later, at }) => setTiming({ later, at })}
          />
        )}
        {ready && <People able={able} whom={one ? whom : anybody} onChoose={setWhom} />}
      </div>
      <AskForThem
        caller={caller}
        wish={{ service, cost, spot, details, timing, bookable, one, some: people.length > 0 }}
        onAsked={setAsked}
      />
    </div>
  );
};

/** §27: whether a professional can come then; undefined while that is not known. */
const useBookable = (
  service: Service | undefined,
  spot: Spot | undefined,
  at: string | undefined,
): boolean | undefined => {
  const { data } = useQuery({
    ...slotsQuery(service?.serviceName ?? '', spot ?? { lat: 0, long: 0 }),
    enabled: service !== undefined && spot !== undefined && at !== undefined,
  });
  if (at === undefined) return undefined;
  return data?.days.some(({ starts }) => starts.some((start) => start.at === at));
};
