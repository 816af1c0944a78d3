import type { ReactNode } from 'react';

type Props = { title: string; wide?: boolean; children: ReactNode };

/** A part in all of its states, under its name. Each is compared with its stored picture by that name. */
export const Specimen = ({ title, wide = false, children }: Props) => (
  <section
    aria-label={title}
    data-specimen={title}
    className={`bg-ground grid content-start gap-4 py-4 ${wide ? 'lg:col-span-2' : ''}`}
  >
    <h2 className="text-ink-faint text-sm font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);
