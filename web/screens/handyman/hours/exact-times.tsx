import { Plus, Trash2 } from 'lucide-react';
import type { Stretch, Week } from '#domain/hours.ts';
import { cellsADay, gridMinutes } from '#domain/hours.ts';
import { roomOf, stretchesOn, timesBetween, withDay, withOneMore } from '#domain/week-edit.ts';
import { words as all } from '#words/hours.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';

const words = all.day;

type Props = { week: Week; day: number; onChange: (week: Week) => void };

/** The position is what stays of a stretch while its times are changed. */
const names = Array.from({ length: cellsADay }, (_, at) => `time ${at + 1}`);

/** The stretches of one day to the half hour. They can be moved as far as the ones beside them. */
export const ExactTimes = ({ week, day, onChange }: Props) => {
  const stretches = stretchesOn(week, day);
  const more = withOneMore(week, day);
  const put = (next: readonly Stretch[]) => onChange(withDay(week, day, next));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {stretches.map((stretch, at) => (
          <li key={names[at]} className="flex items-end gap-2">
            <Times
              stretch={stretch}
              room={roomOf(stretches, at)}
              number={stretches.length > 1 ? at + 1 : undefined}
              onChange={(next) => put(stretches.with(at, next))}
            />
            <button
              type="button"
              aria-label={words.remove(words.stretch(stretch.from, stretch.to))}
              onClick={() => put(stretches.toSpliced(at, 1))}
              className="text-ink-soft hover:bg-sunken hover:text-bad grid h-12 w-11 shrink-0 place-items-center rounded-full transition"
            >
              <Trash2 aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {more === undefined ? (
          <p className="text-ink-soft text-sm">{words.full}</p>
        ) : (
          <Button variant="quiet" size="small" onClick={() => onChange(more)}>
            <Plus aria-hidden className="size-4" />
            {words.add}
          </Button>
        )}
        {stretches.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => put([])}>
            {words.makeOff}
          </Button>
        )}
      </div>
    </div>
  );
};

type TimesProps = {
  stretch: Stretch;
  room: Stretch;
  /** Which of several on this day. */
  number: number | undefined;
  onChange: (stretch: Stretch) => void;
};

const Times = ({ stretch, room, number, onChange }: TimesProps) => (
  <div className="grid flex-1 grid-cols-2 gap-2">
    <SelectField
      name={`from${number ?? 1}`}
      label={number === undefined ? words.from : words.fromOf(number)}
      value={stretch.from}
      onChange={({ target }) => onChange({ ...stretch, from: Number(target.value) })}
    >
      {timesBetween(room.from, stretch.to - gridMinutes).map((minutes) => (
        <option key={minutes} value={minutes}>
          {words.clock(minutes)}
        </option>
      ))}
    </SelectField>
    <SelectField
      name={`to${number ?? 1}`}
      label={number === undefined ? words.to : words.toOf(number)}
      value={stretch.to}
      onChange={({ target }) => onChange({ ...stretch, to: Number(target.value) })}
    >
      {timesBetween(stretch.from + gridMinutes, room.to).map((minutes) => (
        <option key={minutes} value={minutes}>
          {words.clock(minutes)}
        </option>
      ))}
    </SelectField>
  </div>
);
