import type { Replied } from '#contract/call.ts';
import type { getToday } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Table } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';

type Hour = Replied<typeof getToday>['hours'][number];

const text = words.today.hours;
const colours = {
  accepted: 'fill-accent bg-accent',
  other: 'fill-line-strong bg-line-strong',
  unanswered: 'fill-warn bg-warn',
  before: 'fill-line bg-line',
} as const;
type Kind = keyof typeof colours;
const kinds = Object.keys(colours) as Kind[];

/** The part of the picture's height that bars may fill; hours stand below them. */
const room = 84;
/** How much of its column a bar takes, in percent of the picture. */
const column = 100 / 24;

const columns: readonly Column<Hour>[] = [
  { head: text.hour, tabular: true, cell: ({ hour }) => text.at(hour) },
  { head: text.asked, tabular: true, cell: ({ asked }) => asked },
  { head: text.kinds.accepted, tabular: true, cell: ({ accepted }) => accepted },
  { head: text.kinds.unanswered, tabular: true, cell: ({ unanswered }) => unanswered },
  { head: text.kinds.before, tabular: true, cell: ({ askedBefore }) => askedBefore },
];

/** An even, round number above the highest bar: its half is whole, too. */
const topOf = (hours: readonly Hour[]): number => {
  const most = Math.max(4, ...hours.map(({ asked, askedBefore }) => Math.max(asked, askedBefore)));
  const step = 10 ** Math.floor(Math.log10(most));
  const steps = [2, 4, 6, 8, 10].map((times) => times * step);
  return steps.find((top) => top >= most) ?? most;
};

type Part = { readonly kind: Kind; readonly from: number; readonly to: number };

/** What became of an hour's requests, one part on top of the other. */
const partsOf = ({ asked, accepted, unanswered }: Hour): Part[] => {
  const other = Math.max(0, asked - accepted - unanswered);
  return [
    { kind: 'accepted', from: 0, to: accepted },
    { kind: 'other', from: accepted, to: accepted + other },
    { kind: 'unanswered', from: accepted + other, to: accepted + other + unanswered },
  ];
};

/** Requests by hour, by what became of them, in front of yesterday's; the same as a table for who prefers it. */
export const Hours = ({ hours }: { hours: readonly Hour[] }) => {
  const top = topOf(hours);
  return (
    <Panel title={text.title} aside={<Legend />}>
      <svg aria-hidden className="h-56 w-full overflow-visible">
        {[0, 0.5, 1].map((part) => (
          <Line key={part} at={room * (1 - part)} value={top * part} />
        ))}
        {hours.map((hour) => (
          <Bars key={hour.hour} hour={hour} top={top} />
        ))}
      </svg>
      <details>
        <summary className="text-accent rounded text-sm font-semibold">{text.table}</summary>
        <div className="mt-3">
          <Table
            label={text.table}
            rows={hours}
            keyOf={({ hour }) => String(hour)}
            columns={columns}
          />
        </div>
      </details>
    </Panel>
  );
};

const Legend = () => (
  <ul className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {kinds.map((kind) => (
      <li key={kind} className="flex items-center gap-1.5">
        <span aria-hidden className={`size-3 rounded-sm ${colours[kind]}`} />
        {text.kinds[kind]}
      </li>
    ))}
  </ul>
);

const Line = ({ at, value }: { at: number; value: number }) => (
  <>
    <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-line" />
    {value > 0 && (
      <text x="0" y={`${at}%`} dy="-3" className="fill-ink-faint text-xs tabular-nums">
        {value}
      </text>
    )}
  </>
);

const Bars = ({ hour, top }: { hour: Hour; top: number }) => {
  const left = hour.hour * column;
  const tall = (count: number) => (count / top) * room;
  return (
    <>
      <Bar
        kind="before"
        left={left + column * 0.08}
        wide={column * 0.84}
        from={0}
        to={tall(hour.askedBefore)}
      />
      {partsOf(hour).map(({ kind, from, to }) => (
        <Bar
          key={kind}
          kind={kind}
          left={left + column * 0.24}
          wide={column * 0.52}
          from={tall(from)}
          to={tall(to)}
        />
      ))}
      {hour.hour % 3 === 0 && (
        <text
          x={`${left + column / 2}%`}
          y="98%"
          textAnchor="middle"
          className="fill-ink-faint text-xs"
        >
          {hour.hour}
        </text>
      )}
    </>
  );
};

type BarProps = { kind: Kind; left: number; wide: number; from: number; to: number };

const Bar = ({ kind, left, wide, from, to }: BarProps) =>
  to > from && (
    <rect
      x={`${left}%`}
      width={`${wide}%`}
      y={`${room - to}%`}
      height={`${to - from}%`}
      rx="2"
      className={colours[kind]}
    />
  );
