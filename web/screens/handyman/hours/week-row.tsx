import type { Stretch, Week } from '#domain/hours.ts';
import { stretchesOn } from '#domain/week-edit.ts';
import { words as all } from '#words/hours.tsx';
import { barsOn, dayName, jointsIn, worksIn } from './blocks.ts';
import type { Cell } from './blocks.ts';

const words = all.grid;

type Props = {
  day: number;
  week: Week;
  blocks: readonly Stretch[];
  chosen: boolean;
  /** Stays in blocks though there are no hours: the pointer is on it. */
  open: boolean;
  /** The column that the tab key comes to, if it is in this row. */
  column: number | undefined;
  onChoose: () => void;
  onToggle: (cell: Cell) => void;
  onAddHours: () => void;
};

/** One day: its name, and its blocks with the hours as bars over them; a day off is one block. */
export const WeekRow = (props: Props) => {
  const { day, week, chosen, open, column, onChoose } = props;
  const isOff = stretchesOn(week, day).length === 0 && !open;
  const look = chosen ? 'bg-accent-soft text-accent-strong' : isOff ? 'text-ink-soft' : '';
  return (
    <tr className="relative">
      <th scope="row" className={`rounded-l-control w-16 p-0 sm:w-24 ${look}`}>
        <button
          type="button"
          data-column={0}
          tabIndex={column === 0 ? 0 : -1}
          aria-label={words.choose(dayName(day, 'long'))}
          aria-pressed={chosen}
          onClick={onChoose}
          className="rounded-control h-11 w-full px-2 text-left font-semibold"
        >
          {dayName(day, 'short')}
        </button>
        {!isOff && <Bars {...props} />}
      </th>
      {isOff ? <DayOff {...props} look={look} /> : <Blocks {...props} look={look} />}
    </tr>
  );
};

type Looking = Props & { look: string };

const DayOff = ({ day, blocks, column, onAddHours, look }: Looking) => (
  <td colSpan={blocks.length} className={`rounded-r-control p-1 ${look}`}>
    <button
      type="button"
      data-column={1}
      aria-label={words.addHoursTo(dayName(day, 'long'))}
      tabIndex={column !== undefined && column > 0 ? 0 : -1}
      onClick={onAddHours}
      className="border-line-strong/50 bg-sunken hover:border-accent flex h-9 w-full flex-wrap items-center justify-center gap-x-2 overflow-hidden rounded-lg border border-dashed"
    >
      <span>{words.dayOff}</span>
      <span className="text-accent font-semibold">{words.addHours}</span>
    </button>
  </td>
);

const pressed = { all: true, part: 'mixed', none: false } as const;

/** A finger that moves up or down scrolls the page, one that moves sideways draws. */
const Blocks = ({ day, week, blocks, column, onToggle, look }: Looking) =>
  blocks.map((block, n) => {
    const works = worksIn(week, day, block);
    return (
      <td key={block.from} className={`last:rounded-r-control p-0 ${look}`}>
        <button
          type="button"
          data-day={day}
          data-block={n}
          data-column={n + 1}
          aria-pressed={pressed[works]}
          aria-label={words.cell(dayName(day, 'long'), block.from, block.to)}
          tabIndex={column === n + 1 ? 0 : -1}
          onClick={() => onToggle({ day, block: n })}
          className="group block h-11 w-full touch-pan-y p-1 select-none focus-visible:rounded-lg"
        >
          <span className="border-line-strong/50 bg-sunken group-hover:border-accent block h-9 rounded-lg border border-dashed" />
        </button>
      </td>
    );
  });

const percent = (part: number) => `${part * 100}%`;

/** Over the blocks, which are all of the row but the name. */
const Bars = ({ day, week, blocks }: Props) => (
  <span aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-16 sm:left-24">
    {barsOn(week, day, blocks).map((bar) => (
      <span key={bar.from}>
        <span
          style={{ left: percent(bar.from), width: percent(bar.to - bar.from) }}
          className="absolute inset-y-1 px-0.75"
        >
          <span className="bg-accent block h-full rounded-lg" />
        </span>
        {jointsIn(bar, blocks.length).map((at) => (
          <span
            key={at}
            style={{ left: percent(at) }}
            className="bg-on-accent/45 absolute inset-y-3.5 w-px"
          />
        ))}
      </span>
    ))}
  </span>
);
