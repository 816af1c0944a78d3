import { aboutOf, nameOf } from '#words/catalogue.ts';
import { ArrowRight, Clock, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { words as serviceWords } from '#words/service.ts';
import { lowestTotal } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { rupees } from '../../ui/rupees.tsx';
import { serviceLink } from '../../features/catalogue/service-link.ts';
import { ServicePicture } from '../../features/catalogue/service-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { useServiceSearch } from '../../features/catalogue/service-search.ts';

const words = serviceWords.list;

const ServicePage = () => {
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(query.get('q') ?? '');
  const { found, prepare } = useServiceSearch(wanted);
  const search = (text: string) => {
    setWanted(text);
    // In the address too, so that Back from a service finds the same list.
    setQuery(text === '' ? {} : { q: text }, { replace: true });
  };

  return (
    <Page title={words.title} lead={words.lead}>
      <search className="relative block mb-8 max-w-xl">
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <Search
          aria-hidden
          className="text-ink-faint pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
        />
        <input
          id={id}
          type="search"
          placeholder={words.need}
          value={wanted}
          onFocus={prepare}
          onChange={({ target }) => search(target.value)}
          className="border-line-strong bg-raised shadow-card placeholder:text-ink-faint min-h-14 w-full rounded-full border pr-5 pl-12 text-lg focus-visible:outline-2"
        />
      </search>
      <p aria-live="polite" className="sr-only">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          art="magnifier"
          title={words.nothing.title(wanted)}
          action={<Button onClick={() => search('')}>{words.nothing.showAll}</Button>}
        >
          {words.nothing.text}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {found.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
};
export default ServicePage;

const ServiceCard = ({ service }: { service: Service }) => (
  <Link to={serviceLink(service)} className="group rounded-card @container block h-full">
    <Card className="group-hover:shadow-lift grid h-full grid-cols-1 overflow-hidden transition-shadow sm:block @min-[17rem]:grid-cols-[min(8rem,30vw)_minmax(0,1fr)]">
      <ServicePicture
        service={service}
        eager
        className="h-full p-2 sm:h-52 sm:p-4 @max-[17rem]:max-h-40"
      />
      <div className="grid content-center gap-1.5 p-5">
        <p className="text-accent flex items-center gap-1.5 text-sm font-semibold">
          <Clock aria-hidden className="size-4" />
          {words.minutes(service.serviceTime)}
        </p>
        <h2 className="text-xl font-bold">{nameOf(service)}</h2>
        <p className="text-ink-soft">{aboutOf(service)}</p>
        <p className="mt-1 flex items-center justify-between gap-3 font-semibold">
          {words.from(rupees(lowestTotal(service)))}
          <ArrowRight
            aria-hidden
            className="text-accent size-5 transition-transform group-hover:translate-x-1"
          />
        </p>
      </div>
    </Card>
  </Link>
);
