import { useState } from 'react';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { useUnrated } from './queries.ts';
import { useServiceNamed } from '../catalogue/service-named.ts';
import { isPutAside, putAside } from '../../device/dismissed-prompt.ts';
import { Portrait } from '../handyman/portrait.tsx';
import { Card } from '../../ui/card.tsx';
import { dayText } from '../../ui/when.ts';
import { RatingForm } from './rating-form.tsx';

/** The kind of prompt, under which a dismissal is stored. */
const kind = 'unrated';

/** Asks for the last job that was not rated; "Not now" is remembered for that job. */
export const Unrated = ({ as }: { as: Party }) => {
  const serviceNamed = useServiceNamed();
  const job = useUnrated(as);
  const [aside, setAside] = useState<string>();
  if (!job || aside === job.booking_id || isPutAside(kind, job.booking_id)) return null;
  const { about, booking_id: id } = job;
  const later = () => {
    putAside(kind, id);
    setAside(id);
  };
  return (
    <section aria-labelledby="unrated-title">
      <Card className="animate-rise border-accent grid gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-4">
          <Portrait person={about} customer={as === 'handyman'} className="rounded-control" />
          <div className="min-w-0 flex-1 basis-44">
            <h2 id="unrated-title" className="text-xl leading-tight font-bold">
              {words.ask[as](firstName(about.name))}
            </h2>
            <p className="text-ink-soft">
              {serviceNamed(job.service)} · {dayText(job.doneAt)}
            </p>
          </div>
        </div>
        <RatingForm key={id} bookingId={id} as={as} name={about.name} onLater={later} />
      </Card>
    </section>
  );
};
