import { nameOf } from '#words/catalogue.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ArtCard } from '../../ui/art-card.tsx';
import { ExampleMap } from '../../features/map/example-map.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { ServicePicture } from '../../features/catalogue/service-picture.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { firstCatalogue } from '#words/first-catalogue.ts';
import { handymanShare } from '#domain/price.ts';
import { words } from '#words/register.tsx';
import { useCatalogue } from '../../features/catalogue/queries.ts';

/** §2: why partner with us. */
const reasons = [
  { art: 'hours', ...words.reasons.hours },
  { art: 'pay', ...words.reasons.pay },
  { art: 'support', ...words.reasons.support },
] as const;

/** Where each of them can be read in full. */
const proofs = [
  { to: '/help', label: words.proofs.help },
  { to: '/terms', label: words.proofs.terms },
] as const;

const steps = [words.steps.register, words.steps.online, words.steps.job] as const;

const HandymanRegister = () => (
  <>
    <section className="from-accent-soft to-ground bg-linear-to-b">
      <div className="page grid items-center gap-10 pt-8 pb-4 sm:pt-12 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
        <div className="grid min-w-0 justify-items-start gap-5">
          <h1 className="text-[clamp(2.25rem,1.2rem+4.6vw,3.75rem)] leading-[1.04] font-extrabold">
            {words.headline((text) => (
              <span className="text-accent">{text}</span>
            ))}
          </h1>
          <p className="text-ink-soft max-w-xl text-lg sm:text-xl">{words.lead}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to="/handyman/signup" className={buttonClass({ size: 'large' })}>
              {words.register}
              <ArrowRight aria-hidden className="size-5" />
            </Link>
            <Link
              to="/handyman/login"
              className="text-accent py-2 font-semibold underline underline-offset-4 hover:no-underline"
            >
              {words.hasAccount}
            </Link>
          </div>
        </div>
        <Request />
      </div>
    </section>
    <div className="page grid gap-16 pt-10 pb-5 sm:gap-24 sm:pt-14 sm:pb-8">
      <section aria-labelledby="why-title">
        <h2 id="why-title" className="mb-6 text-3xl font-bold">
          {words.why}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
          {reasons.map(({ art, title, text }) => (
            <li key={art}>
              <ArtCard art={art} title={title} text={text} />
            </li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          {proofs.map(({ to, label }) => (
            <Link key={to} to={to} className="text-accent py-1 font-semibold underline">
              {label}
            </Link>
          ))}
        </p>
      </section>

      <section aria-labelledby="trades-title">
        <h2 id="trades-title" className="mb-1.5 text-3xl font-bold">
          {words.trades}
        </h2>
        <p className="text-ink-soft mb-6 text-lg">{words.wanted}</p>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
          {useCatalogue().map((service) => (
            <li key={service.id}>
              <Card className="h-full overflow-hidden">
                <ServicePicture service={service} className="aspect-[4/3] p-3" />
                <p className="px-3 py-3.5 text-center font-semibold">{nameOf(service)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="start-title" className="grid gap-8">
        <h2 id="start-title" className="text-3xl font-bold">
          {words.start}
        </h2>
        <ol className="grid gap-6 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-accent grid content-start gap-1.5 border-l-4 pl-5">
              <h3 className="text-xl font-bold">
                {index + 1}. {title}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <Link
          to="/handyman/signup"
          className={`${buttonClass({ size: 'large' })} w-full justify-self-start sm:w-auto`}
        >
          {words.become}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </section>
    </div>
  </>
);
export default HandymanRegister;

const pins = [
  { face: 'woman-6', at: 'top-[36%] left-[32%]', size: 'w-[11.5%]' },
  { face: 'man-9', at: 'top-[66%] left-[12%]', size: 'w-[9%]' },
] as const;

const plumber = firstCatalogue.at(-1);
/** What its middle pack really pays. */
const share =
  plumber && handymanShare(plumber.serviceCharge + (plumber.packs[1]?.price ?? 0), null);

/** A request as it arrives. */
const Request = () => (
  <ExampleMap label={words.example.label} pins={pins}>
    <div className="bg-raised shadow-lift absolute top-[1.25em] right-[0.75em] grid w-[15em] max-w-[72%] gap-[0.75em] rounded-2xl p-[1em] sm:right-5">
      <span className="grid gap-0.5">
        <span className="font-bold">{words.example.requested}</span>
        <span className="text-ink-soft text-[0.875em]">{words.example.distance}</span>
      </span>
      {share !== undefined && (
        <span className="flex items-baseline justify-between gap-2">
          <span className="text-ink-soft text-[0.875em]">{words.example.share}</span>
          <span className="text-[1.25em] font-extrabold">{rupees(share)}</span>
        </span>
      )}
      <span className="grid grid-cols-2 gap-[0.5em] text-center text-[0.875em] font-semibold">
        <span className="border-line rounded-control border py-[0.5em]">
          {words.example.decline}
        </span>
        <span className="bg-good text-on-good rounded-control py-[0.5em]">
          {words.example.accept}
        </span>
      </span>
    </div>
  </ExampleMap>
);
