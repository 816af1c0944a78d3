import { CircleAlert, Users } from 'lucide-react';
import { useId } from 'react';
import { hoursOf, radius } from '#domain/hours.ts';
import type { Week } from '#domain/hours.ts';
import { distances, distanceStep } from '#domain/week-edit.ts';
import { words as all } from '#words/hours.tsx';
import { Card } from '../../../ui/card.tsx';

const words = all.radius;

type Props = {
  radiusKm: number | null;
  wrong: string | undefined;
  onChange: (km: number) => void;
};

const slider =
  '[&::-webkit-slider-thumb]:border-accent [&::-moz-range-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface [&::-moz-range-thumb]:bg-surface h-11 w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-6 [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-(image:--track) [&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-(image:--track) [&::-webkit-slider-thumb]:-mt-[11px] [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-6';

/** §27: near distances one by one, far ones in larger steps, so that a small move says a small change everywhere. */
export const Radius = ({ radiusKm, wrong, onChange }: Props) => {
  const [id, noteId] = [useId(), useId()];
  const km = radiusKm ?? radius.unsaid;
  const step = distanceStep(km);
  const filled = `${(step / (distances.length - 1)) * 100}%`;
  const note = wrong ?? (radiusKm === null ? words.unsaid(radius.unsaid) : undefined);
  const track = `linear-gradient(to right, var(--color-accent) ${filled}, var(--color-line) ${filled})`;
  return (
    <Card className="grid gap-1 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-lg font-bold">
          {words.title}
        </label>
        <output htmlFor={id} className="text-accent text-2xl font-extrabold tabular-nums">
          {words.km(km)}
        </output>
      </div>
      <div className="text-ink-soft flex items-center gap-3 tabular-nums">
        <span aria-hidden>{radius.least}</span>
        <input
          id={id}
          type="range"
          name="radius"
          min={0}
          max={distances.length - 1}
          step={1}
          value={step}
          aria-label={words.label}
          aria-valuetext={words.km(km)}
          aria-invalid={wrong !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={({ target }) => onChange(distances[Number(target.value)] ?? km)}
          style={{ ['--track' as string]: track }}
          className={slider}
        />
        <span aria-hidden>{radius.most}</span>
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          className={`flex items-start gap-1.5 text-sm ${wrong === undefined ? 'text-ink-soft' : 'text-bad font-medium'}`}
        >
          {wrong !== undefined && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
          {note}
        </p>
      )}
    </Card>
  );
};

const strong = (text: string) => <strong className="text-ink">{text}</strong>;

/** What all of it comes to, before it is saved. */
export const Effect = ({ week, radiusKm }: { week: Week; radiusKm: number | null }) => {
  const hours = hoursOf(week);
  return (
    <div className="rounded-card bg-accent-soft flex items-start gap-3 p-5">
      <Users aria-hidden className="text-accent mt-0.5 size-6 shrink-0" />
      <div className="grid gap-1">
        <output className="block">
          {hours === 0
            ? all.effect.none
            : all.effect.sentence(hours, radiusKm ?? radius.unsaid, strong)}
        </output>
        <p className="text-ink-soft text-sm">{all.effect.now}</p>
      </div>
    </div>
  );
};
