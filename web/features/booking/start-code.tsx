import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#words/booking.tsx';

const places = [0, 1, 2, 3, 4, 5] as const;

type Props = {
  /** Missing when it cannot be shown or used any more. */
  code: string | undefined;
  /** The way to another one. */
  renew?: ReactNode;
};

/** The code the customer reads out at the door, large enough to read at arm's length. */
export const StartCode = ({ code, renew }: Props) => (
  <section
    aria-labelledby="start-code-title"
    className="rounded-card border-accent bg-accent-soft grid justify-items-center gap-3 border border-dashed p-[min(1.25rem,5vw)] text-center"
  >
    <h2
      id="start-code-title"
      className="text-accent-strong flex items-center gap-2 font-bold tracking-normal"
    >
      <KeyRound aria-hidden className="size-5" />
      {words.startCode.title}
    </h2>
    {code === undefined ? (
      <p>{words.startCode.lost}</p>
    ) : (
      <>
        <p className="text-accent-strong text-[min(1.875rem,7.3vw)] font-extrabold whitespace-nowrap tabular-nums">
          {places.map((place) => (
            <span
              key={place}
              className="bg-surface rounded-control shadow-card mx-[0.09em] inline-block w-[1.35em] py-[0.3em] nth-4:ml-[0.4em]"
            >
              {code.charAt(place)}
            </span>
          ))}
        </p>
        <p className="text-ink-soft text-sm">{words.startCode.use}</p>
      </>
    )}
    {renew}
  </section>
);
