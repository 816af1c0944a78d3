import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/paused.ts';
import { buttonClass } from '../../../ui/button.tsx';

/** §26: why they get no requests until an operator has looked, and where to say what happened. */
export const Paused = () => (
  <section
    aria-labelledby="paused-title"
    className="rounded-card bg-warn-soft grid gap-3 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
  >
    <TriangleAlert aria-hidden className="text-warn size-7" />
    <div className="grid gap-1">
      <h2 id="paused-title" className="text-lg leading-tight font-bold">
        {words.title}
      </h2>
      <p>{words.text}</p>
    </div>
    <Link
      to="/handyman/help/new?category=not_home"
      className={buttonClass({ variant: 'secondary' })}
    >
      {words.write}
    </Link>
  </section>
);
