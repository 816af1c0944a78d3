import { ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { lowestTotal, smallestPrice } from '#domain/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { words } from '#words/home.tsx';
import { usePlaceText } from '../../features/map/place-text.ts';
import { nearLink } from '../../features/place/near-link.ts';
import { rupees } from '../../ui/rupees.tsx';
import { serviceLink } from '../../features/catalogue/service-link.ts';
import { Button } from '../../ui/button.tsx';
import { useEarlyValue } from '../../device/early-value.ts';
import { areaOf, usePlace } from '../../device/geolocation.ts';
import type { Finding } from '../../device/geolocation.ts';
import { PlaceField } from './place-field.tsx';
import { titleOf } from './titles.ts';

const said: Readonly<Record<Finding, string>> = {
  idle: '',
  ...words.search.finding,
};

/**
 * What and where, and straight on to who is near. Whatever is still missing is asked on the next page, so there is
 * always a way on; only for the name of an unknown place it says that there is none.
 */
export const SearchForm = ({ services }: { services: Catalogue }) => {
  const id = useId();
  const navigate = useNavigate();
  const { place, finding, find, choose } = usePlace();
  const placeText = usePlaceText(place?.label ?? '');
  const [wanted, setWanted] = useState('');
  const select = useEarlyValue<HTMLSelectElement>(setWanted);
  /** Nothing while the field shows the place that was chosen. */
  const [typed, setTyped] = useState<string>();
  /** Why what was typed is no place yet. */
  const [fault, setFault] = useState<'unknown' | 'several'>();
  const service = services.find(({ serviceName }) => serviceName === wanted);

  const wayOn = () => {
    if (!service) return '/services/servicePage';
    if (typed !== undefined || !place) return serviceLink(service);
    // The smallest pack: the customer chooses a larger one on the list.
    const cost = smallestPrice(service);
    return nearLink({ service: wanted, place, cost, area: areaOf(place) });
  };
  const lowest = Math.min(...(service ? [service] : services).map(lowestTotal));

  return (
    <search aria-label={words.search.name}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed?.trim()) setFault(fault ?? 'unknown');
          else void navigate(wayOn());
        }}
        className="grid gap-3"
      >
        <div className="bg-raised border-line shadow-lift grid rounded-3xl border p-2 md:grid-cols-[1fr_auto_1.15fr_auto] md:items-center">
          <div className="hover:bg-sunken has-focus-visible:outline-accent relative flex min-w-0 items-center gap-[min(0.75rem,2vw)] rounded-2xl px-[min(0.875rem,2vw)] py-2.5 has-focus-visible:outline-3">
            <Search aria-hidden className="text-accent size-[min(1.25rem,6vw)] shrink-0" />
            <div className="min-w-0 flex-1">
              <label
                htmlFor={`${id}-service`}
                className="text-ink-soft block text-sm font-medium md:whitespace-nowrap"
              >
                {words.search.what}
              </label>
              <select
                ref={select}
                id={`${id}-service`}
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
                className="text-ink bg-raised w-full appearance-none bg-transparent pr-6 font-semibold outline-none"
              >
                <option value="">{words.search.any}</option>
                {services.map((one) => (
                  <option key={one.id} value={one.serviceName}>
                    {titleOf(one)}
                  </option>
                ))}
              </select>
            </div>
            <ChevronDown
              aria-hidden
              className="text-accent pointer-events-none absolute right-[min(0.75rem,2vw)] bottom-3 size-[min(1.25rem,6vw)]"
            />
          </div>
          <div className="bg-line h-px max-md:mx-3.5 md:h-10 md:w-px" />
          <div className="has-[input:focus-visible]:outline-accent rounded-2xl has-[input:focus-visible]:outline-3">
            <PlaceField
              text={typed ?? placeText}
              wrong={fault !== undefined}
              near={place}
              saidBy={`${id}-said`}
              locating={finding === 'asking'}
              onType={(text) => {
                setTyped(text);
                setFault(undefined);
              }}
              onChoose={(chosen) => {
                choose(chosen);
                setTyped(undefined);
                setFault(undefined);
              }}
              onLocate={() => {
                setTyped(undefined);
                setFault(undefined);
                find();
              }}
              onUnsure={() => setFault('several')}
            />
          </div>
          <Button type="submit" size="large" className="rounded-2xl px-4 max-md:mt-1 sm:px-7">
            {words.search.submit}
          </Button>
        </div>
        <p
          id={`${id}-said`}
          aria-live="polite"
          className={`min-h-6 px-2 text-sm ${fault ? 'text-bad font-medium' : 'text-ink-soft'}`}
        >
          {fault
            ? words.search[fault]((typed ?? '').trim())
            : said[finding] || words.search.price(rupees(lowest))}
        </p>
      </form>
    </search>
  );
};
