import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lowestTotal, serviceById } from '#domain/catalogue.ts';
import type { Catalogue, ServiceId } from '#domain/catalogue.ts';
import { counted } from '#domain/handyman.ts';
import { words } from '#words/home.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { serviceLink } from '../../features/catalogue/service-link.ts';
import { usePlaceText } from '../../features/map/place-text.ts';
import { onlineQuery } from '../../features/handyman/queries.ts';
import { isExact, usePlace } from '../../device/geolocation.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';
import { HeroArt } from './hero-art.tsx';
import { SearchForm } from './search-form.tsx';

const asked: readonly { label: string; id: ServiceId }[] = [
  { label: words.hero.asked.tap, id: 6 },
  { label: words.hero.asked.fan, id: 2 },
  { label: words.hero.asked.clean, id: 1 },
  { label: words.hero.asked.lock, id: 5 },
];

/** What, where, how much and who, before anything is scrolled. */
export const Hero = ({ services }: { services: Catalogue }) => (
  <section className="from-accent-soft to-ground bg-linear-to-b">
    <div className="page grid items-center gap-10 pt-6 pb-4 sm:pt-10 lg:grid-cols-[1.25fr_1fr] lg:gap-12 lg:pt-12">
      <div className="grid min-w-0 gap-5">
        <Online services={services} />
        <h1 className="text-[clamp(2.25rem,1.2rem+4.6vw,3.75rem)] leading-[1.04] font-extrabold">
          {words.hero.headline((text) => (
            <span className="text-accent">{text}</span>
          ))}
        </h1>
        <p className="text-ink-soft max-w-xl text-lg sm:text-xl">{words.hero.lead}</p>
        <SearchForm services={services} />
        <Asked services={services} />
      </div>
      <HeroArt />
    </div>
  </section>
);

const Asked = ({ services }: { services: Catalogue }) => (
  <div className="flex flex-wrap items-center gap-2 max-sm:grid">
    <p className="text-ink-soft text-sm max-sm:sr-only">{words.hero.often}</p>
    <ul className="flex gap-2 max-sm:-mx-4 max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
      {asked
        .filter(({ id }) => services.some((service) => service.id === id))
        .map(({ label, id }) => (
          <li key={label}>
            <Link
              to={serviceLink(serviceById(services, id))}
              className="border-line bg-surface hover:border-accent hover:text-accent inline-flex min-h-9 items-center rounded-full border px-3.5 whitespace-nowrap text-sm font-semibold transition"
            >
              {label}
            </Link>
          </li>
        ))}
    </ul>
  </div>
);

const faces = ['man-18', 'woman-9', 'turban-4', 'man-5'] as const;

/** How many professionals could come now, where that is known and not 0; otherwise what a visit costs. */
const Online = ({ services }: { services: Catalogue }) => {
  const { place } = usePlace();
  const placeText = usePlaceText(place?.label ?? '');
  const { data } = useQuery(onlineQuery(place));
  const online = data?.online ?? 0;
  return (
    <p className="border-line bg-surface flex min-h-12 flex-wrap items-center gap-x-3 justify-self-start rounded-3xl border py-1.5 pr-4 pl-1.5">
      <span aria-hidden className="flex shrink-0">
        {faces.map((face) => (
          <img
            key={face}
            src={`/images/portraits/${face}.webp`}
            alt=""
            width={32}
            height={32}
            fetchPriority="low"
            className="border-surface -ml-2.5 size-8 rounded-full border-2 first:ml-0"
          />
        ))}
      </span>
      <span className="text-accent flex-1 basis-24 text-sm leading-tight font-semibold text-balance sm:flex-none sm:basis-auto">
        {online === 0
          ? words.hero.helpFrom(rupees(Math.min(...services.map(lowestTotal))))
          : onlineText(online, place, placeText)}
      </span>
    </p>
  );
};

/** An exact place has no name; of "Kothrud, Pune" the first part says enough. */
const onlineText = (online: number, place: ChosenPlace | undefined, placeText: string) => {
  const number = online >= counted.most ? `${counted.most}+` : String(online);
  if (!place) return words.hero.online(number);
  if (isExact(place)) return words.hero.onlineAroundYou(number);
  return words.hero.onlineAround(number, placeText.split(',')[0] ?? placeText);
};
