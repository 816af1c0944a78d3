import { KeyRound } from 'lucide-react';

/** The code the customer reads out at the door, large enough to read at arm's length. */
export const StartCode = ({ code }: { code: string }) => (
  <div className="rounded-card border-accent bg-accent-soft grid gap-2 border border-dashed p-5 text-center">
    <p className="flex items-center justify-center gap-2 font-semibold">
      <KeyRound aria-hidden className="text-accent size-5" />
      Your start code
    </p>
    <p className="text-accent text-4xl font-extrabold tracking-[0.3em] tabular-nums sm:text-5xl">
      {code}
    </p>
    <p className="text-ink-soft text-sm">
      Tell it to the professional at your door, not before. Work starts with it.
    </p>
  </div>
);
