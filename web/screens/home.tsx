import { ArrowRight, ChevronRight, IndianRupee, KeyRound, MapPinned, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/home.tsx';
import { ArtCard } from '../ui/art-card.tsx';
import { useCatalogue } from '../features/catalogue/queries.ts';
import { Banners } from './home/banners.tsx';
import { Hero } from './home/hero.tsx';
import { QuickBoxes, ServiceGrid } from './home/services.tsx';
import { inOrder } from './home/titles.ts';

const steps = [
  { art: 'magnifier', ...words.how.choose },
  { art: 'handshake', ...words.how.ask },
  { art: 'key', ...words.how.start },
] as const;

const Home = () => {
  const services = inOrder(useCatalogue());
  return (
    <>
      <Hero services={services} />
      <div className="page grid grid-cols-1 gap-16 pt-6 pb-5 sm:gap-24 sm:pt-10 sm:pb-8">
        <Proof />

        <section id="our-services" aria-labelledby="our-services-title">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="our-services-title" className="text-3xl font-bold">
              {words.services.title}
            </h2>
            <Link
              to="/services/servicePage"
              className="text-accent flex min-h-9 items-center gap-1 font-semibold hover:underline"
            >
              {words.services.all}
              <ChevronRight aria-hidden className="size-4.5" />
            </Link>
          </div>
          <ServiceGrid services={services} />
        </section>

        <Banners />

        <section id="how-it-works" aria-labelledby="how-it-works-title">
          <h2 id="how-it-works-title" className="mb-6 text-3xl font-bold">
            {words.how.title}
          </h2>
          <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
            {steps.map(({ art, title, text }, index) => (
              <li key={title}>
                <ArtCard art={art} title={`${index + 1}. ${title}`} text={text} />
              </li>
            ))}
          </ol>
        </section>

        <section aria-labelledby="one-click-title" className="drawn-when-near">
          <h2 id="one-click-title" className="mb-6 text-3xl font-bold">
            {words.hurry.title}
          </h2>
          <QuickBoxes services={services} />
        </section>

        <section
          aria-labelledby="join-title"
          className="drawn-when-near rounded-card from-banner-teal-from to-banner-teal-to grid grid-cols-1 items-center overflow-hidden bg-linear-135 px-[min(1.75rem,7vw)] pt-10 text-white sm:grid-cols-[1.1fr_1fr] sm:px-14 sm:pt-0"
        >
          <div className="grid justify-items-start gap-4 sm:py-14">
            <h2 id="join-title" className="text-3xl font-bold sm:text-4xl">
              {words.join.title}
            </h2>
            <p className="max-w-md text-lg">{words.join.text}</p>
            <Link
              to="/handyman/register"
              className="rounded-control text-banner-teal-to mt-1 inline-flex min-h-12 items-center gap-2 bg-white px-6 font-bold transition hover:brightness-95 active:scale-[0.98]"
            >
              {words.join.action}
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
    </>
  );
};
export default Home;

/** Only true statements: §9 the price, §4 the code, §15 the refund, whose page is one tap away, §9 the list's order. */
const points = [
  { Icon: IndianRupee, ...words.proof.price },
  { Icon: KeyRound, ...words.proof.code },
  { Icon: MapPinned, ...words.proof.nearest },
  { Icon: Undo2, ...words.proof.refund },
] as const;

const Proof = () => (
  <ul className="border-line bg-surface rounded-card grid grid-cols-1 overflow-hidden border min-[22rem]:grid-cols-2 lg:grid-cols-4">
    {points.map(({ Icon, title, text }) => (
      <li
        key={title}
        className="border-line -mr-px -mb-px flex items-center gap-3 border-r border-b p-4 max-sm:flex-col max-sm:items-start sm:gap-4 sm:p-5"
      >
        <span className="bg-accent-soft text-accent grid size-11 shrink-0 place-items-center rounded-xl">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <span className="grid">
          <span className="font-bold">{title}</span>
          <span className="text-ink-soft text-sm">
            {Icon === Undo2 ? (
              <Link to="/refunds" className="underline">
                {text}
              </Link>
            ) : (
              text
            )}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
