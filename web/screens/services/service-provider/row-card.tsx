import { Bike, BriefcaseBusiness, MapPin } from 'lucide-react';
import { jobsCompleted } from '#domain/handyman.ts';
import { distanceText, minutesText } from '../../../components/distance.ts';
import { Portrait } from '../../../components/portrait.tsx';
import { RequestArea } from './request-area.tsx';
import type { Row } from './request.ts';

type Props = {
  row: Row;
  nearest: boolean;
  /** The customer's place is only an area: distances would pretend to know more. */
  rough: boolean;
  /** Far away: it is there to be found, not to catch the eye. */
  quiet: boolean;
  selected: boolean;
  sending: boolean;
  onPoint: () => void;
  onSelect: () => void;
};

export const RowCard = ({
  row,
  nearest,
  rough,
  quiet,
  selected,
  sending,
  onPoint,
  onSelect,
}: Props) => {
  const address = row.card?.address ?? '';
  const where = [rough ? '' : distanceText(row.distanceKm), address].filter(Boolean).join(' · ');
  return (
    <div
      id={`pro-${row.id}`}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={`rounded-card grid gap-4 border p-4 transition sm:grid-cols-[1fr_auto] sm:items-center sm:p-5 ${quiet ? '' : 'bg-surface shadow-card'} ${selected ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex items-center gap-4">
        <Portrait person={row} />
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-x-2 text-lg leading-tight font-bold">
            {row.name}
            {nearest && (
              <span className="bg-accent-soft text-accent rounded-full px-2 py-0.5 text-xs font-bold tracking-normal">
                Nearest
              </span>
            )}
          </h2>
          {where !== '' && (
            <p className="text-ink-soft flex items-center gap-1.5 text-sm">
              <MapPin aria-hidden className="size-4 shrink-0" />
              {where}
            </p>
          )}
          <p className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {!rough && (
              <span className="flex items-center gap-1.5">
                <Bike aria-hidden className="size-4" />
                there in {minutesText(row.arrivalMinutes)}
              </span>
            )}
            {row.card && (
              <span className="flex items-center gap-1.5">
                <BriefcaseBusiness aria-hidden className="size-4" />
                {jobsText(jobsCompleted(row.card))}
              </span>
            )}
          </p>
        </div>
      </div>
      <RequestArea
        handymanId={row.id}
        name={row.name}
        request={row.request}
        sending={sending}
        quiet={quiet}
        onSelect={onSelect}
      />
    </div>
  );
};

const jobsText = (jobs: number) => {
  if (jobs === 0) return 'new here';
  return jobs === 1 ? '1 job done' : `${jobs.toLocaleString('en-IN')} jobs done`;
};
