import { ChevronRight, Zap } from 'lucide-react';
import { Link } from 'react-router';
import type { DispatchView } from '#contract/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { whenText } from '../../../ui/when.ts';
import { dispatchLink } from '../../../features/dispatch/queries.ts';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';

/** §18: what is asked around for, among the bookings: no professional has said yes yet. */
export const AskingRow = ({ dispatch }: { dispatch: DispatchView }) => {
  const serviceNamed = useServiceNamed();
  return (
    <Link
      to={dispatchLink(dispatch.dispatch_id)}
      className="rounded-card bg-surface shadow-card hover:shadow-lift border-accent flex flex-wrap items-center gap-4 border p-4 transition-shadow sm:p-5"
    >
      <span className="bg-accent text-on-accent rounded-control grid size-14 shrink-0 place-items-center sm:size-18">
        <Zap aria-hidden className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 basis-44 gap-1.5">
        <h3 className="text-lg leading-tight font-bold">
          {serviceNamed(dispatch.service)}: {words.pill.waiting(dispatch.asked)}
        </h3>
        <p className="text-ink-soft text-sm">
          {whenText(dispatch.createdAt)} · <Rupees amount={dispatch.price.total} />
        </p>
        <p className="text-sm font-medium">{words.asking.text}</p>
      </div>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </Link>
  );
};
