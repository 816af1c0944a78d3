import { nameOf } from '#words/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lowestTotal } from '#domain/catalogue.ts';
import type { Catalogue, Service, ServiceId } from '#domain/catalogue.ts';
import { counted } from '#domain/handyman.ts';
import { words } from '#words/home.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { serviceLink } from '../../features/catalogue/service-link.ts';
import { ServicePicture } from '../../features/catalogue/service-picture.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { onlineQuery } from '../../features/handyman/queries.ts';
import { usePlace } from '../../device/geolocation.ts';
import { titleOf } from './titles.ts';

/** §2: the services, each leading to the list with itself already looked for. */
export const ServiceGrid = ({ services }: { services: Catalogue }) => {
  const { place } = usePlace();
  const { data } = useQuery(onlineQuery(place));
  const onlineOf = ({ serviceName }: Service) =>
    (place && data?.services.find((one) => one.serviceName === serviceName)?.online) ?? 0;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6 lg:gap-4">
      {services.map((service) => (
        <li key={service.id}>
          <Link
            to={`/services/servicePage?q=${encodeURIComponent(service.serviceName)}`}
            className="group rounded-card block h-full"
          >
            <Card className="group-hover:shadow-lift relative h-full overflow-hidden transition duration-200 group-hover:-translate-y-0.5">
              <ServicePicture service={service} className="aspect-[4/3] p-3" />
              <span className="grid gap-0.5 px-4 py-3.5">
                <span className="font-bold">{titleOf(service)}</span>
                <span className="text-ink-soft text-sm">
                  {words.services.from(rupees(lowestTotal(service)))}
                </span>
              </span>
              <Near online={onlineOf(service)} />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Over the picture, so that nothing moves when the figure arrives. */
const Near = ({ online }: { online: number }) =>
  online > 0 && (
    <span className="bg-raised text-good shadow-card absolute top-2 right-2 flex items-center gap-1.5 rounded-full px-2 py-0.5 text-sm font-bold">
      <span aria-hidden className="bg-good size-1.5 rounded-full" />
      {words.services.near(online >= counted.most ? `${counted.most}+` : String(online))}
    </span>
  );

const boxes: readonly { id: ServiceId; text: string }[] = [
  { id: 1, text: words.hurry.maid },
  { id: 2, text: words.hurry.electrician },
  { id: 6, text: words.hurry.plumber },
  { id: 5, text: words.hurry.carpenter },
];

/** §2: four ways to book with one click. */
export const QuickBoxes = ({ services }: { services: Catalogue }) => (
  <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
    {boxes.map(({ id, text }) => {
      const service = services.find((one) => one.id === id);
      return service && <QuickBox key={id} service={service} text={text} />;
    })}
  </ul>
);

const QuickBox = ({ service, text }: { service: Service; text: string }) => (
  <li className="@container">
    {/* With large letters the words get the whole width. */}
    <Card className="group grid h-full grid-cols-1 overflow-hidden @min-[17rem]:grid-cols-[min(7.5rem,30vw)_minmax(0,1fr)] @min-[30rem]:grid-cols-[11rem_1fr]">
      <ServicePicture service={service} className="h-full p-2 @max-[17rem]:max-h-40" />
      <div className="grid content-center justify-items-start gap-2 p-[min(1.25rem,4vw)] sm:p-6">
        <h3 className="text-lg leading-snug font-bold sm:text-xl">{words.hurry.click}</h3>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={serviceLink(service)}
            aria-label={words.hurry.bookOne(nameOf(service))}
            className={`${buttonClass()} max-w-full`}
          >
            {words.hurry.book}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
          <span className="text-ink-soft text-sm">
            {words.services.from(rupees(lowestTotal(service)))}
          </span>
        </div>
      </div>
    </Card>
  </li>
);
