import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { words as homeWords } from '#words/home.tsx';

const words = homeWords.banners;

type Banner = {
  title: string;
  text: string;
  picture: string;
  to: string;
  label: string;
  look: string;
  button: string;
};

const banners: readonly Banner[] = [
  {
    ...words.trusted,
    picture: '/images/banners/trusted.webp',
    to: '/services/servicePage',
    look: 'from-banner-teal-from to-banner-teal-to text-white',
    button: 'bg-white text-banner-teal-to',
  },
  {
    ...words.lights,
    picture: '/images/banners/lights.webp',
    to: '/services/electrician',
    look: 'from-banner-amber-from to-banner-amber-to text-banner-amber-ink',
    button: 'bg-banner-amber-ink text-white',
  },
  {
    ...words.leaks,
    picture: '/images/banners/leaks.webp',
    to: '/services/plumber',
    look: 'from-banner-blue-from to-banner-blue-to text-banner-blue-ink',
    button: 'bg-banner-blue-ink text-white',
  },
  {
    ...words.wood,
    picture: '/images/banners/wood.webp',
    to: '/services/carpenter',
    look: 'from-banner-rose-from to-banner-rose-to text-banner-rose-ink',
    button: 'bg-banner-rose-ink text-white',
  },
];

const pauseBetween = 6000;
const roundButton =
  'grid size-11 place-items-center rounded-full border border-line bg-surface text-ink transition hover:border-line-strong hover:bg-sunken';

/** §2: four banners that move on by themselves until they are touched, pointed at or stopped. */
export const Banners = () => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  const goTo = (index: number) => {
    const list = track.current;
    const next = (index + banners.length) % banners.length;
    list?.scrollTo({ left: next * list.clientWidth });
  };

  const goOn = useEffectEvent((from: number) => goTo(from + 1));

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!playing || held || still) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') goOn(current);
    }, pauseBetween);
    return () => clearTimeout(timer);
  }, [current, playing, held]);

  return (
    <section aria-roledescription={words.kind.all} aria-label={words.name}>
      <div
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <ul
          ref={track}
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className="rounded-card scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth"
        >
          {banners.map((banner, index) => (
            <li
              key={banner.title}
              aria-roledescription={words.kind.one}
              aria-label={words.position(index + 1, banners.length)}
              inert={index !== current}
              className={`w-full shrink-0 snap-center bg-linear-135 ${banner.look}`}
            >
              <Slide banner={banner} />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex gap-1">
            {banners.map((banner, index) => (
              <button
                key={banner.title}
                type="button"
                aria-label={words.show(index + 1, banner.title)}
                aria-current={index === current}
                onClick={() => goTo(index)}
                className="group/dot grid h-11 w-8 place-items-center"
              >
                <span className="bg-line-strong group-aria-[current=true]/dot:bg-accent h-2 w-2 rounded-full transition-all group-aria-[current=true]/dot:w-7" />
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-label={playing ? words.stop : words.move}
              onClick={() => setPlaying(!playing)}
              className={roundButton}
            >
              {playing ? (
                <Pause aria-hidden className="size-4.5" />
              ) : (
                <Play aria-hidden className="size-4.5" />
              )}
            </button>
            <button
              type="button"
              aria-label={words.previous}
              onClick={() => goTo(current - 1)}
              className={roundButton}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label={words.next}
              onClick={() => goTo(current + 1)}
              className={roundButton}
            >
              <ChevronRight aria-hidden className="size-5" />
            </button>
          </div>
        </div>
      </div>
    </section>
  );
};

const Slide = ({ banner }: { banner: Banner }) => (
  <div className="grid h-full items-center gap-2 px-7 pt-8 sm:grid-cols-[1.1fr_1fr] sm:px-14 sm:pt-0">
    <div className="grid justify-items-start gap-3 sm:gap-4 sm:py-14">
      <h2 className="text-3xl leading-[1.1] font-bold sm:text-4xl lg:text-5xl">{banner.title}</h2>
      <p className="text-lg font-medium lg:text-xl">{banner.text}</p>
      <Link
        to={banner.to}
        className={`rounded-control mt-2 inline-flex min-h-12 items-center px-6 font-bold transition hover:brightness-110 active:scale-[0.98] ${banner.button}`}
      >
        {banner.label}
      </Link>
    </div>
    <img
      src={banner.picture}
      alt=""
      width={600}
      height={420}
      loading="lazy"
      className="cutout mx-auto w-full max-w-80 self-end sm:max-w-none"
    />
  </div>
);
