import { Bike, MapPin } from 'lucide-react';
import { locale } from '#words/language.ts';
import { words as list } from '#words/near-list.tsx';
import type { HandymanCard } from '#contract/handyman.ts';
import { jobsCompleted } from '#domain/handyman.ts';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { RatingOf } from '../../../features/rating/rating-of.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { TimeRing } from '../../../features/booking/time-ring.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { VerifiedBadge } from '../../../features/handyman/verified-badge.tsx';
import { Heart } from '../../../features/regular/heart.tsx';
import { Together } from '../../../features/regular/together.tsx';
import { RequestArea } from './request-area.tsx';
import { isTooFar } from './request.ts';
import type { Row } from './request.ts';

const words = list.row;

export type RowMarks = {
  /** Stands in the foreground: the nearest, or the one whose pin was pressed. */
  chosen: boolean;
  /** The pointer or the focus is on its pin. */
  pointed: boolean;
  sending: boolean;
};

type Props = RowMarks & {
  row: Row;
  /** As on its pin. */
  number: number;
  /** What the chosen pack comes to. */
  total: number;
  nearest: boolean;
  /** The customer's place is only an area: distances would pretend to know more. */
  rough: boolean;
  /** §27: not now: how long they would take from here says nothing. */
  later: boolean;
  onPoint: (on: boolean) => void;
  onSelect: () => void;
};

const looks = {
  plain: 'border-line',
  pointed: 'border-line-strong',
  chosen: 'border-accent shadow-chosen',
};

export const RowCard = ({ row, number, total, nearest, rough, later, ...rest }: Props) => {
  const { chosen, pointed, sending, onPoint, onSelect } = rest;
  /** What became of a request needs more room than a button. */
  const wide = sending || row.request !== undefined;
  const look = looks[chosen ? 'chosen' : pointed ? 'pointed' : 'plain'];
  return (
    <div
      id={`pro-${row.id}`}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className={`rounded-card bg-surface shadow-card grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 gap-y-1 border p-4 transition ${look}`}
    >
      <Face row={row} number={number} chosen={chosen} />
      <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-3">
        <h3 className="flex min-w-0 flex-1 wrap-anywhere basis-28 flex-wrap items-center gap-x-2 text-lg leading-tight font-bold">
          {row.name}
          {nearest && <Badge tone="accent">{words.nearest}</Badge>}
          {row.card?.verified && <VerifiedBadge />}
        </h3>
        <p className="leading-tight">
          <strong className="text-xl">
            <Rupees amount={row.request?.price.total ?? total} />
          </strong>{' '}
          <span className="text-ink-soft text-sm">{words.allIn}</span>
        </p>
      </div>
      <Known row={row} rough={rough} later={later} wide={wide} />
      <div
        className={
          wide
            ? 'border-line col-span-3 mt-3 border-t pt-3'
            : 'flex items-center gap-2 max-sm:col-span-3 max-sm:mt-3'
        }
      >
        {!wide && <Heart handymanId={row.id} name={row.name} />}
        <div className="min-w-0 flex-1">
          <RequestArea
            handymanId={row.id}
            name={row.name}
            request={row.request}
            sending={sending}
            quiet={!chosen}
            tooFar={isTooFar(row)}
            onSelect={onSelect}
          />
        </div>
      </div>
    </div>
  );
};

type FaceProps = Pick<Props, 'row' | 'number' | 'chosen'>;

/** In pixels: with larger letters the room is for the words. */
const Face = ({ row, number, chosen }: FaceProps) => (
  <div className="relative row-span-2 self-start">
    {row.request?.state === 'requested' ? (
      <TimeRing from={row.request.createdAt} until={row.request.expiresAt}>
        <Portrait person={row} className="size-[56px]! sm:size-[64px]!" />
      </TimeRing>
    ) : (
      <Portrait person={row} className="size-[68px]! rounded-2xl! sm:size-[76px]!" />
    )}
    <span
      aria-hidden
      className={`border-surface absolute -top-2 -left-2 grid min-w-6.5 place-items-center rounded-full border-2 px-1 text-sm leading-5.5 font-bold ${chosen ? 'bg-accent text-on-accent' : 'bg-ink text-surface'}`}
    >
      {number}
    </span>
  </div>
);

type KnownProps = Pick<Props, 'row' | 'rough' | 'later'> & { wide: boolean };

/** What is known of a professional, and nothing else. */
const Known = ({ row, rough, later, wide }: KnownProps) => {
  const where = [rough ? '' : distanceText(row.distanceKm), row.card?.address ?? ''];
  const place = where.filter(Boolean).join(' · ');
  return (
    <div
      className={`text-ink-soft grid content-start gap-0.5 text-sm ${wide ? 'col-span-2' : 'max-sm:col-span-2'}`}
    >
      {row.card && <Done card={row.card} />}
      <Together handymanId={row.id} />
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        {place !== '' && (
          <span className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {place}
          </span>
        )}
        {!rough && !later && (
          <span className="flex items-center gap-1.5">
            <Bike aria-hidden className="size-4 shrink-0" />
            {words.thereIn(minutesText(row.arrivalMinutes))}
          </span>
        )}
      </p>
    </div>
  );
};

/** How others found them, and how much they have done. */
const Done = ({ card }: { card: HandymanCard }) => {
  const jobs = jobsCompleted(card);
  if (jobs === 0 && card.ratings === 0) return <p>{jobsText(0)}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <RatingOf handyman={card} />
      {jobs > 0 && (
        <>
          <span aria-hidden>·</span>
          <span>{jobsText(jobs)}</span>
        </>
      )}
    </p>
  );
};

const jobsText = (jobs: number) => {
  if (jobs === 0) return <span className="text-accent font-semibold">{words.newHere}</span>;
  return words.jobs(jobs, <strong className="text-ink">{jobs.toLocaleString(locale)}</strong>);
};
