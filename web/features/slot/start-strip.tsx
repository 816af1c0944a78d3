import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { hourInIndia } from '#domain/day.ts';
import { slotsAmong } from '#domain/slots.ts';
import { words } from '#words/slots.ts';
import { Button } from '../../ui/button.tsx';
import { dayNumber, timeText, weekdayName, weekdayTimeText } from '../../ui/when.ts';

/** A start, and how many can come where that is a choice among several. */
type Start = { readonly at: string; readonly people?: number };
type StartDay = { readonly day: string; readonly starts: readonly Start[] };

/** The hour at which each part of the day begins. */
const parts = [
  ['morning', 0],
  ['afternoon', 12],
  ['evening', 16],
] as const;

type Part = (typeof parts)[number][0];

const partOf = ({ at }: Start): Part => {
  const hour = hourInIndia(new Date(at));
  return parts.findLast(([, from]) => hour >= from)?.[0] ?? 'morning';
};

type Props = {
  days: readonly StartDay[];
  earliest: string;
  chosen: string | undefined;
  onChoose: (at: string) => void;
};

/** §27: a strip of days, and the starts of the chosen one. */
export const StartStrip = ({ days, earliest, chosen, onChoose }: Props) => {
  const [picked, setPicked] = useState<string>();
  const dayOf = (at: string | undefined) =>
    days.find(({ starts }) => starts.some((start) => start.at === at));
  const shown =
    days.find(({ day }) => day === picked) ?? dayOf(chosen) ?? dayOf(earliest) ?? days[0];
  return (
    <div className="grid min-w-0 gap-4">
      {chosen !== earliest && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => {
            setPicked(undefined);
            onChoose(earliest);
          }}
        >
          <CalendarClock aria-hidden className="text-accent size-4.5" />
          {words.earliest(weekdayTimeText(earliest))}
        </Button>
      )}
      <Days days={days} shown={shown?.day} onPick={setPicked} />
      {shown && <Day day={shown} chosen={chosen} onChoose={onChoose} />}
      <p className="text-ink-soft text-sm">{words.zone}</p>
    </div>
  );
};

const tile =
  'rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent has-disabled:bg-sunken has-disabled:text-ink-soft relative grid cursor-pointer has-disabled:cursor-default place-items-center border text-center leading-tight transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

type DaysProps = {
  days: readonly StartDay[];
  shown: string | undefined;
  onPick: (day: string) => void;
};

const Days = ({ days, shown, onPick }: DaysProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-semibold">{words.day}</legend>
    <div className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 py-1">
      {days.map(({ day, starts }) => (
        <label key={day} className={`${tile} min-h-16 min-w-15 shrink-0 snap-start px-2 py-1.5`}>
          <input
            type="radio"
            name="day"
            value={day}
            checked={day === shown}
            disabled={starts.length === 0}
            onChange={() => onPick(day)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          <span className="text-sm">{weekdayName(day, 'short')}</span>
          <span className={`text-lg font-bold ${starts.length === 0 ? 'line-through' : ''}`}>
            {dayNumber(day)}
          </span>
          {starts.length === 0 && <span className="text-xs">{words.full}</span>}
        </label>
      ))}
    </div>
  </fieldset>
);

type DayProps = Pick<Props, 'chosen' | 'onChoose'> & { day: StartDay };

const Day = ({ day: { starts }, chosen, onChoose }: DayProps) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className="sr-only">{words.start}</legend>
    {parts.map(([part]) => {
      const inPart = starts.filter((start) => partOf(start) === part);
      return (
        inPart.length > 0 && (
          <fieldset key={part} className="min-w-0">
            <legend className="text-ink-soft mb-2 text-sm font-semibold">
              {words.parts[part]}
            </legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
              {inPart.map(({ at, people }) => (
                <label key={at} className={`${tile} min-h-13 px-1.5 py-2`}>
                  <input
                    type="radio"
                    name="start"
                    value={at}
                    checked={at === chosen}
                    onChange={() => onChoose(at)}
                    className="absolute inset-0 size-full cursor-[inherit] opacity-0"
                  />
                  <span className="font-bold">{timeText(at)}</span>
                  {people !== undefined && (
                    <span className="text-ink-soft text-xs">
                      {words.people(people, people >= slotsAmong)}
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        )
      );
    })}
  </fieldset>
);
