import type { ReactNode } from 'react';
import { words } from '#words/example-map.ts';
import { locale } from '#words/language.ts';

type Pin = { face: string; at: string; size: string };

type Props = {
  /** What the picture says, for those who cannot see it. */
  label: string;
  pins: readonly Pin[];
  /** The cards on it. */
  children: ReactNode;
};

/** What the product looks like at work, drawn: the people on it are made up. */
export const ExampleMap = ({ label, pins, children }: Props) => (
  <figure className="relative mx-auto w-full max-w-lg text-[min(1rem,4.1vw)]">
    <figcaption className="sr-only">{label}</figcaption>
    <div aria-hidden>
      <div className="shadow-lift relative overflow-hidden rounded-3xl">
        <img
          src={`/images/home/map-${locale}.svg`}
          alt=""
          width={520}
          height={500}
          fetchPriority="high"
          className="w-full"
        />
        {pins.map(({ face, at, size }) => (
          <img
            key={face}
            src={`/images/portraits/${face}.webp`}
            alt=""
            width={64}
            height={64}
            fetchPriority="low"
            className={`border-raised shadow-lift absolute h-auto rounded-full border-3 ${at} ${size}`}
          />
        ))}
        <img
          src="/images/home/ravi.svg"
          alt=""
          width={224}
          height={212}
          fetchPriority="low"
          className="absolute right-[1%] bottom-0 h-auto w-[47%]"
        />
      </div>
      <div className="bg-raised/90 text-ink-soft absolute top-[0.75em] left-[0.75em] rounded-full px-[0.7em] py-[0.1em] text-[0.8em] font-semibold">
        {words.example}
      </div>
      {children}
    </div>
  </figure>
);
