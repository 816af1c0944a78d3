import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Service, ServiceId } from '#domain/catalogue.ts';
import { ArtCard } from '../components/art-card.tsx';
import { ServicePicture } from '../components/service-picture.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { useCatalogue } from '../data/queries.ts';
import { Banners } from './home/banners.tsx';

/** §2: the order of the six services on the home page; others come after them. */
const order: readonly ServiceId[] = [5, 1, 6, 3, 4, 2];

const inOrder = (services: readonly Service[]): readonly Service[] => [
  ...order.flatMap((id) => services.find((service) => service.id === id) ?? []),
  ...services.filter(({ id }) => !order.includes(id)),
];

/** §2: what the home page calls the Handy Man. */
const titleOf = ({ id, serviceName }: Service) => (id === 4 ? 'All Rounder' : serviceName);

const steps = [
  {
    art: 'magnifier',
    title: 'Choose',
    text: 'Pick a service and a price pack. You see the total before you ask anyone.',
  },
  {
    art: 'handshake',
    title: 'Ask',
    text: 'See who is nearest and ask. The answer shows up on your screen as it happens.',
  },
  {
    art: 'key',
    title: 'Start with a code',
    text: 'Work begins only with the code you hand over at the door. Pay by card.',
  },
] as const;

const boxes: readonly { id: ServiceId; text: string }[] = [
  { id: 1, text: 'Guests at six? A clean home by five.' },
  { id: 2, text: 'No light, no fan? Back on today.' },
  { id: 6, text: 'A tap that drips will not by tonight.' },
  { id: 5, text: 'That shelf finally goes up.' },
];

const packOf = ({ serviceName }: Service) =>
  `/services/${encodeURIComponent(serviceName.toLowerCase())}`;

const Home = () => (
  <div className="page grid grid-cols-1 gap-16 py-5 sm:gap-24 sm:py-8">
    <h1 className="sr-only">LocalHands: home services near you</h1>
    <Banners />

    <section id="our-services" aria-labelledby="our-services-title">
      <h2 id="our-services-title" className="mb-6 text-3xl font-bold">
        Our Services
      </h2>
      <ServiceGrid />
    </section>

    <section id="how-it-works" aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title" className="mb-6 text-3xl font-bold">
        How it works
      </h2>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
        {steps.map(({ art, title, text }, index) => (
          <li key={title}>
            <ArtCard art={art} title={`${index + 1}. ${title}`} text={text} />
          </li>
        ))}
      </ol>
    </section>

    <section aria-labelledby="one-click-title">
      <h2 id="one-click-title" className="mb-6 text-3xl font-bold">
        In a hurry?
      </h2>
      <QuickBoxes />
    </section>

    <section
      aria-labelledby="join-title"
      className="rounded-card from-banner-teal-from to-banner-teal-to grid items-center overflow-hidden bg-linear-135 px-7 pt-10 text-white sm:grid-cols-[1.1fr_1fr] sm:px-14 sm:pt-0"
    >
      <div className="grid justify-items-start gap-4 sm:py-14">
        <h2 id="join-title" className="text-3xl font-bold sm:text-4xl">
          Want to join our helping team?
        </h2>
        <p className="max-w-md text-lg">
          Set your own hours, get paid every week, and find work in your own neighbourhood.
        </p>
        <Link
          to="/handyman/register"
          className="rounded-control text-banner-teal-to mt-1 inline-flex min-h-12 items-center gap-2 bg-white px-6 font-bold transition hover:brightness-95 active:scale-[0.98]"
        >
          Join us
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
      <img
        src="/images/art/join.webp"
        alt=""
        width={600}
        height={420}
        loading="lazy"
        className="cutout mx-auto w-full max-w-md self-end"
      />
    </section>
  </div>
);
export default Home;

const ServiceGrid = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
    {inOrder(useCatalogue()).map((service) => (
      <li key={service.id}>
        <Link to="/services/servicePage" className="group rounded-card block h-full">
          <Card className="group-hover:shadow-lift h-full overflow-hidden transition-shadow">
            <ServicePicture service={service} className="aspect-[4/3] p-3" />
            <p className="px-3 py-3.5 text-center font-semibold">{titleOf(service)}</p>
          </Card>
        </Link>
      </li>
    ))}
  </ul>
);

const QuickBoxes = () => {
  const services = useCatalogue();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {boxes.map(({ id, text }) => {
        const service = services.find((one) => one.id === id);
        return service && <QuickBox key={id} service={service} text={text} />;
      })}
    </ul>
  );
};

const QuickBox = ({ service, text }: { service: Service; text: string }) => (
  <li>
    <Card className="group grid h-full grid-cols-[min(7.5rem,30vw)_1fr] overflow-hidden sm:grid-cols-[11rem_1fr]">
      <ServicePicture service={service} className="h-full p-2" />
      <div className="grid content-center justify-items-start gap-2 p-5 sm:p-6">
        <h3 className="text-lg leading-snug font-bold sm:text-xl">
          One Click can solve your problem
        </h3>
        <p className="text-ink-soft">{text}</p>
        <Link
          to={packOf(service)}
          aria-label={`Book Now: ${service.serviceName}`}
          className={`${buttonClass({ size: 'small' })} mt-1`}
        >
          Book Now
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </Card>
  </li>
);
