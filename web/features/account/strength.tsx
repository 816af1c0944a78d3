import { passwordStrength } from '#domain/password.ts';
import type { Strength as Level } from '#domain/password.ts';
import { words } from '#words/auth.tsx';

const looks: Readonly<Record<Level, { bars: number; colour: string }>> = {
  weak: { bars: 1, colour: 'bg-bad' },
  fair: { bars: 2, colour: 'bg-warn' },
  strong: { bars: 3, colour: 'bg-good' },
};

/** §21: how hard a password is to guess, while it is typed. */
export const Strength = ({ password }: { password: string }) => {
  const level = passwordStrength(password);
  const { bars, colour } = looks[level];
  return (
    <span className="mt-1.5 flex items-center gap-2">
      <span aria-hidden className="flex w-24 gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 flex-1 rounded-full ${bar <= bars ? colour : 'bg-sunken'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{words.strength[level]}</span>
    </span>
  );
};
