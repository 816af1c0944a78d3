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
import { TipPart } from '../tip/tip-part.tsx';
import { words as tipWords } from '#words/tip.ts';
import { Button } from '../../ui/button.tsx';

/** The kind of prompt, under which a dismissal is stored. */
const kind = 'unrated';

/** Asks for the last job that was not rated; "Not now" is remembered for that job. */
export const Unrated = ({ as }: { as: Party }) => {
  const serviceNamed = useServiceNamed();
  const job = useUnrated(as);
  const [aside, setAside] = useState<string>();
  /** The one that was rated here just now: §35 asks about a tip for it. */
  const [rated, setRated] = useState<{ id: string; name: string }>();
  const tip = rated && (
    <Card className="animate-rise p-5 empty:hidden sm:p-6">
      <TipPart bookingId={rated.id} as={as} name={rated.name}>
        <Button variant="quiet" size="small" onClick={() => setRated(undefined)}>
          {tipWords.offer.notNow}
        </Button>
      </TipPart>
    </Card>
  );
  if (!job || aside === job.booking_id || isPutAside(kind, job.booking_id)) return tip;
  const { about, booking_id: id } = job;
  const later = () => {
    putAside(kind, id);
    setAside(id);
  };
  return (
    <>
      {tip}
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
          <RatingForm
            key={id}
            bookingId={id}
            as={as}
            name={about.name}
            onLater={later}
            {...(as === 'user' && { onDone: () => setRated({ id, name: about.name }) })}
          />
        </Card>
      </section>
    </>
  );
};
