import { Hourglass, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { getHandyman } from '#contract/handyman.ts';
import { words } from '#words/application.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Application = NonNullable<Replied<typeof getHandyman>['application']>;

/** §12: why customers do not see them, and where to read more. Nothing while they are listed. */
export const ApplicationBanner = ({ application }: { application: Application | undefined }) => {
  if (!application || application.listed || application.status === 'verified') return null;
  const { status, reason } = application;
  const { title, text } = words.banner[status];
  const calm = status === 'applied';
  const Icon = calm ? Hourglass : TriangleAlert;
  return (
    <section
      aria-labelledby="application-banner"
      className={`rounded-card grid gap-3 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center ${calm ? 'bg-warn-soft' : 'bg-bad-soft'}`}
    >
      <Icon aria-hidden className={`size-7 ${calm ? 'text-warn' : 'text-bad'}`} />
      <div className="grid gap-1">
        <h2 id="application-banner" className="text-lg leading-tight font-bold">
          {title}
        </h2>
        <p>{text}</p>
        {reason !== null && (
          <p className="font-semibold wrap-anywhere whitespace-pre-line">“{reason}”</p>
        )}
      </div>
      <Link to="/handyman/profile#application" className={buttonClass({ variant: 'secondary' })}>
        {words.see}
      </Link>
    </section>
  );
};
