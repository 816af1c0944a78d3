import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ArtCard } from '../../components/art-card.tsx';
import { ServicePicture } from '../../components/service-picture.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useCatalogue } from '../../data/queries.ts';

/** §2: why partner with us. */
const reasons = [
  {
    art: 'hours',
    title: 'Set your own hours',
    text: 'Go online when you want work and offline when you do not. Nobody asks why.',
  },
  {
    art: 'pay',
    title: 'Get paid fast with weekly payments',
    text: 'You see what a job pays before you say yes, and your money comes every week.',
  },
  {
    art: 'support',
    title: 'Support at every turn',
    text: 'A person answers when a job, a payment or a customer gives you trouble.',
  },
] as const;

const steps = [
  {
    title: 'Register',
    text: 'Your name, your trade and your Aadhar number. It takes about three minutes.',
  },
  {
    title: 'Go online',
    text: 'Your phone rings when someone near you asks. See how far it is and what it pays.',
  },
  {
    title: 'Do the job',
    text: 'The customer’s code starts the work. Mark it done and it is in your history.',
  },
] as const;

const HandymanRegister = () => (
  <div className="page grid gap-16 py-5 sm:gap-24 sm:py-8">
    <section className="rounded-card from-banner-teal-from to-banner-teal-to grid items-center overflow-hidden bg-linear-135 px-7 pt-10 text-white sm:px-14 md:grid-cols-[1.15fr_1fr] md:pt-0">
      <div className="grid justify-items-start gap-5 md:py-20">
        <h1 className="text-4xl leading-[1.1] font-extrabold sm:text-5xl">
          Your skill. Your hours. Work from your own streets.
        </h1>
        <p className="max-w-md text-lg">
          Customers around the corner are looking for someone like you. Register once and let the
          jobs come to you.
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <RegisterHere />
          <Link
            to="/handyman/login"
            className="py-2 font-semibold underline underline-offset-4 hover:no-underline"
          >
            I have an account
          </Link>
        </div>
      </div>
      <img
        src="/images/art/join.webp"
        alt=""
        width={600}
        height={420}
        className="cutout mx-auto w-full max-w-md self-end"
      />
    </section>

    <section aria-labelledby="why-title">
      <h2 id="why-title" className="mb-6 text-3xl font-bold">
        Why partner with us
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
        {reasons.map(({ art, title, text }) => (
          <li key={art}>
            <ArtCard art={art} title={title} text={text} />
          </li>
        ))}
      </ul>
    </section>

    <section aria-labelledby="trades-title">
      <h2 id="trades-title" className="mb-1.5 text-3xl font-bold">
        Which one is you?
      </h2>
      <p className="text-ink-soft mb-6 text-lg">Wanted every day, in every street.</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
        {useCatalogue().map((service) => (
          <li key={service.id}>
            <Card className="h-full overflow-hidden">
              <ServicePicture service={service} className="aspect-[4/3] p-3" />
              <p className="px-3 py-3.5 text-center font-semibold">{service.serviceName}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>

    <section aria-labelledby="start-title" className="grid gap-8">
      <h2 id="start-title" className="text-3xl font-bold">
        Your first job in three steps
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
        Become a partner
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </section>
  </div>
);
export default HandymanRegister;

const RegisterHere = () => (
  <Link
    to="/handyman/signup"
    className="rounded-control text-banner-teal-to inline-flex min-h-13 items-center gap-2 bg-white px-7 text-lg font-bold transition hover:brightness-95 active:scale-[0.98]"
  >
    Register Here
    <ArrowRight aria-hidden className="size-5" />
  </Link>
);
