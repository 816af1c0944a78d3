import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Stretch, Week } from '#domain/hours.ts';
import { worksThrough } from '#domain/week-edit.ts';
import { paintedWith } from './blocks.ts';
import type { Cell, Painting } from './blocks.ts';

/** The cell of an element, by the data attributes that the row sets. */
const cellOf = (element: Element | null): Cell | undefined => {
  const cell = element?.closest<HTMLElement>('[data-block]');
  return cell
    ? { day: Number(cell.dataset['day']), block: Number(cell.dataset['block']) }
    : undefined;
};

const isSame = (one: Cell, other: Cell): boolean =>
  one.day === other.day && one.block === other.block;

type Options = {
  readonly week: Week;
  readonly blocks: readonly Stretch[];
  readonly onPaint: (week: Week, day: number) => void;
};

/**
 * A tap changes one block; from there the pointer may be drawn over others, which become the same. A finger that moves up
 * or down scrolls the page instead, and then nothing is changed.
 */
export const usePainting = ({ week, blocks, onPaint }: Options) => {
  const [painting, setPainting] = useState<Painting>();
  const begun = useRef<Painting>(undefined);
  const drawn = useRef(false);

  const toggled = (start: Cell): Painting => {
    const block = blocks[start.block];
    return {
      start,
      end: start,
      works: block === undefined || !worksThrough(week, start.day, block),
    };
  };
  const paint = (done: Painting) => onPaint(paintedWith(week, blocks, done), done.end.day);
  const stop = () => {
    begun.current = undefined;
    setPainting(undefined);
  };

  const onPointerDown = ({ target, button }: PointerEvent) => {
    const start = target instanceof Element ? cellOf(target) : undefined;
    drawn.current = false;
    begun.current = start && button === 0 ? toggled(start) : undefined;
  };
  const onPointerMove = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (!begun.current) return;
    const end = cellOf(document.elementFromPoint(clientX, clientY));
    if (!end || isSame(end, begun.current.end)) return;
    if (!drawn.current) currentTarget.setPointerCapture(pointerId);
    drawn.current = true;
    begun.current = { ...begun.current, end };
    setPainting(begun.current);
  };
  const onPointerUp = () => {
    if (begun.current && drawn.current) paint(begun.current);
    stop();
  };

  return {
    painting,
    /** As it looks while the pointer is drawn over it. */
    shown: painting ? paintedWith(week, blocks, painting) : week,
    /** The same for a tap, a key and a screen reader. */
    toggle: (cell: Cell) => {
      if (!drawn.current) paint(toggled(cell));
      drawn.current = false;
    },
    /** By keyboard: the next cell becomes as this one is. */
    carry: (from: Cell, to: Cell) => {
      const block = blocks[from.block];
      if (block) paint({ start: to, end: to, works: worksThrough(week, from.day, block) });
    },
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
};

export type Place = { readonly row: number; readonly column: number };

/** Where a key leads in a grid; nothing for other keys. */
export const placeAfter = (
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: Place,
  last: Place,
): Place | undefined => {
  const within = (place: Place): Place => ({
    row: Math.max(0, Math.min(last.row, place.row)),
    column: Math.max(0, Math.min(last.column, place.column)),
  });
  const places: Readonly<Record<string, Place>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  const next = places[key];
  return next && within(next);
};
