import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Stretch, Week } from '#domain/hours.ts';
import { withOneMore } from '#domain/week-edit.ts';
import { words as all } from '#words/hours.tsx';
import { Card } from '../../../ui/card.tsx';
import { allDays, hoursWithin, isPainted, parts } from './blocks.ts';
import type { Part } from './blocks.ts';
import { placeAfter, usePainting } from './painting.ts';
import { WeekRow } from './week-row.tsx';

const words = all.grid;

type Props = {
  week: Week;
  chosen: number;
  onChoose: (day: number) => void;
  onChange: (week: Week) => void;
};

/** §27: the week as bars over blocks of two hours, to tap, draw over or walk through by arrow keys. */
export const WeekGrid = ({ week, chosen, onChoose, onChange }: Props) => {
  const [part, setPart] = useState<Part>('day');
  const blocks = parts[part];
  const how = useId();
  const { at, grid, onKeyDown, onFocus, hold } = useWalking(blocks.length);
  const change = (next: Week, day: number) => {
    hold();
    onChange(next);
    onChoose(day);
  };
  const { painting, shown, toggle, carry, pointer } = usePainting({
    week,
    blocks,
    onPaint: change,
  });
  return (
    <Card className="grid gap-2 p-3 sm:p-5">
      <PartSwitch part={part} nightHours={hoursWithin(shown, parts.night)} onChange={setPart} />
      <p id={how} className="sr-only">
        {words.how}
      </p>
      <Axis blocks={blocks} />
      <table
        ref={grid}
        // Its cells are walked through by arrow keys.
        role="grid"
        tabIndex={-1}
        aria-label={words.label}
        aria-describedby={how}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
        onFocus={onFocus}
        onKeyDown={(event) => {
          const [from, to] = onKeyDown(event);
          if (!from || !to || !event.shiftKey || from.column === 0 || to.column === 0) return;
          carry({ day: from.row, block: from.column - 1 }, { day: to.row, block: to.column - 1 });
        }}
        {...pointer}
      >
        <tbody>
          {allDays.map((day) => (
            <WeekRow
              key={day}
              day={day}
              week={shown}
              blocks={blocks}
              chosen={day === chosen}
              open={painting !== undefined && isPainted(painting, day)}
              column={at.row === day ? at.column : undefined}
              onChoose={() => onChoose(day)}
              onToggle={toggle}
              onAddHours={() => change(withOneMore(week, day) ?? week, day)}
            />
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft text-right text-xs">{all.zone}</p>
    </Card>
  );
};

/** One stop for the tab key; arrow keys go on from there. */
const useWalking = (columns: number) => {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ row: 0, column: 1 });
  const last = { row: allDays.length - 1, column: columns };
  const held = useRef(false);
  // A day that gets hours, or loses its last, has other cells than before: the focus stays in its row.
  useLayoutEffect(() => {
    if (!held.current) return;
    held.current = false;
    if (grid.current?.contains(document.activeElement) === false)
      grid.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return {
    at: { row: at.row, column: Math.min(at.column, columns) },
    grid,
    /** Before a change by which the cell with the focus may go. */
    hold: () => {
      held.current = grid.current?.contains(document.activeElement) === true;
    },
    onFocus: ({ target }: { target: Element }) => {
      const rows = [...(grid.current?.querySelectorAll('tr') ?? [])];
      const row = rows.findIndex((one) => one.contains(target));
      const column = target instanceof HTMLElement ? Number(target.dataset['column']) : NaN;
      if (row >= 0 && !Number.isNaN(column) && (row !== at.row || column !== at.column))
        setAt({ row, column });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = placeAfter(event, at, last);
      if (!next) return [];
      event.preventDefault();
      const row = grid.current?.querySelectorAll('tr')[next.row];
      const cells = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
      cells[Math.min(next.column, cells.length - 1)]?.focus();
      setAt(next);
      return [at, next];
    },
  };
};

/** The times where a block begins, and where the last one ends. */
const Axis = ({ blocks }: { blocks: readonly Stretch[] }) => {
  const times = [...blocks.map(({ from }) => from), blocks.at(-1)?.to ?? 0];
  return (
    <div aria-hidden className="text-ink-soft ml-16 h-5 text-xs sm:ml-24">
      <div className="relative">
        {times.map((minutes, n) => (
          <span
            key={minutes}
            style={{ left: `${(n / blocks.length) * 100}%` }}
            className="absolute -translate-x-1/2 whitespace-nowrap last:-translate-x-[80%]"
          >
            {words.axis(minutes, times[n - 1])}
          </span>
        ))}
      </div>
    </div>
  );
};

type PartProps = { part: Part; nightHours: number; onChange: (part: Part) => void };

const PartSwitch = ({ part, nightHours, onChange }: PartProps) => (
  <fieldset className="bg-sunken rounded-control mb-1 flex gap-1 p-1">
    <legend className="sr-only">{words.part}</legend>
    {(['day', 'night'] as const).map((one) => (
      <label
        key={one}
        className="has-checked:bg-surface has-checked:shadow-card has-focus-visible:outline-accent flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-lg px-2 text-center text-sm leading-tight font-semibold has-focus-visible:outline-3"
      >
        <input
          type="radio"
          name="part"
          value={one}
          checked={part === one}
          onChange={() => onChange(one)}
          className="sr-only"
        />
        {one === 'day' ? words.day : nightHours > 0 ? words.nightHours(nightHours) : words.night}
      </label>
    ))}
  </fieldset>
);
