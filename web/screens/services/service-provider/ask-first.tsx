import { ArrowRight, Zap } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { waves } from '#domain/dispatch.ts';
import type { Place } from '#domain/place.ts';
import { priceLines } from '#domain/price.ts';
import type { Service } from '#domain/catalogue.ts';
import { words } from '#words/dispatch.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { filledIn } from '../../../features/address/queries.ts';
import type { Details } from '../../../features/address/queries.ts';
import {
  dispatchLink,
  useNewestDispatch,
  useStartDispatch,
} from '../../../features/dispatch/queries.ts';
import { ConfirmPlace } from './place-dialog.ts';
import { UnpaidJob } from './unpaid-job.tsx';

type Props = {
  service: Service;
  cost: number;
  place: Place;
  details: Details;
  /** Only an area is known: the exact place is asked for first. */
  rough: boolean;
  /** §27: when a later visit begins. */
  at: string | undefined;
  /** How many are within reach, as far as the list is known; more may follow where `orMore`. */
  reachable: number;
  orMore: boolean;
  tiles: string | null | undefined;
};

/** §18: instead of choosing a professional: the first who accepts. */
export const AskFirst = ({ service, cost, place, details, rough, at, tiles, ...near }: Props) => {
  const [placing, setPlacing] = useState(false);
  const newest = useNewestDispatch();
  const start = useStartDispatch();
  const { total } = priceLines(service, cost);
  const ask = ({ lat, long }: Place) => {
    setPlacing(false);
    const body = {
      service: service.serviceName,
      cost,
      total,
      lat,
      long,
      ...(at === undefined ? {} : { startsAt: at }),
      ...filledIn(details),
    };
    start.mutate({ body });
  };
  const asking = newest?.state === 'asking' ? newest : undefined;
  const unpaidJob = start.error?.code === 'unpaid_job' ? start.error.bookingId : undefined;
  if (unpaidJob !== undefined) return <UnpaidJob bookingId={unpaidJob} />;
  // Without a professional in reach a dispatch would ask none.
  if (!asking && near.reachable === 0 && !near.orMore) return null;
  const few = near.reachable <= waves.people && !near.orMore;
  return (
    <section
      aria-labelledby="ask-first"
      className="rounded-card border-line bg-accent-soft flex flex-wrap items-center gap-x-4 gap-y-3 border p-4"
    >
      <span className="bg-accent text-on-accent grid size-11 shrink-0 place-items-center rounded-full">
        <Zap aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-52 leading-snug">
        <h2 id="ask-first" className="font-bold">
          {asking
            ? words.pill.waiting(asking.asked)
            : at === undefined
              ? words.offer.title
              : words.offer.laterTitle}
        </h2>
        <p className="text-ink-soft text-sm">
          {asking
            ? words.offer.underWay
            : few
              ? words.offer.few(near.reachable, <Rupees amount={total} />)
              : at === undefined
                ? words.offer.text(waves.people, waves.seconds, <Rupees amount={total} />)
                : words.offer.laterText(
                    waves.people,
                    waves.laterSeconds / 60,
                    <Rupees amount={total} />,
                  )}
        </p>
      </div>
      {asking ? (
        <Link to={dispatchLink(asking.dispatch_id)} className={`${buttonClass()} max-sm:w-full`}>
          {words.offer.follow}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      ) : (
        <Button
          busy={start.isPending}
          onClick={() => (rough ? setPlacing(true) : ask(place))}
          className="max-sm:w-full"
        >
          {words.offer.ask}
        </Button>
      )}
      {placing && (
        <ConfirmPlace
          title={words.place.title}
          ask={words.place.ask}
          near={place}
          tiles={tiles}
          onClose={() => setPlacing(false)}
          onConfirm={ask}
        />
      )}
    </section>
  );
};
