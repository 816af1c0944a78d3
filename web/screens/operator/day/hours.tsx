import type { Replied } from '#contract/call.ts';
import type { getCityDay } from '#contract/city-day.ts';
import { visitKinds } from '#domain/city-day.ts';
import { slotsAmong } from '#domain/slots.ts';
import { words } from '#words/city-day.ts';
import { Table } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';

type Hour = Replied<typeof getCityDay>['hours'][number];

type Props = {
  hours: readonly Hour[];
  shown: number;
  withFree: boolean;
  nameOf: (serviceName: string) => string;
  onChoose: (hour: number) => void;
};

/** At night only what there is. */
const usual = { from: 7, to: 22 } as const;

const isListed = (one: Hour): boolean =>
  (one.hour >= usual.from && one.hour < usual.to) || visitKinds.some((kind) => one[kind] > 0);

const Nothing = () => <span className="text-ink-soft">{0}</span>;

const countOf = (count: number) => (count === 0 ? <Nothing /> : <strong>{count}</strong>);

const kindColumns = visitKinds.map((kind): Column<Hour> => ({
  head: words.kinds[kind],
  tabular: true,
  cell: (one) => countOf(one[kind]),
}));

const hourColumn = (shown: number, onChoose: Props['onChoose']): Column<Hour> => ({
  head: words.hour,
  tabular: true,
  cell: ({ hour }) => (
    <button
      type="button"
      aria-pressed={hour === shown}
      onClick={() => onChoose(hour)}
      className="text-accent aria-pressed:bg-accent aria-pressed:text-on-accent -mx-1.5 -my-0.5 min-h-6 rounded px-1.5 py-0.5 font-semibold hover:underline"
    >
      {words.at(hour)}
    </button>
  ),
});

/** Each hour is a button that shows its visits. */
export const Hours = ({ hours, shown, withFree, nameOf, onChoose }: Props) => {
  const columns: readonly Column<Hour>[] = [
    hourColumn(shown, onChoose),
    ...kindColumns,
    ...(withFree ? [freeColumn(nameOf)] : []),
  ];
  return (
    <Table
      label={words.hours}
      rows={hours.filter(isListed)}
      keyOf={({ hour }) => String(hour)}
      columns={columns}
    />
  );
};

const countText = (people: number): string =>
  people >= slotsAmong ? `${slotsAmong}+` : String(people);

type FreeProps = Pick<Hour, 'free'> & Pick<Props, 'nameOf'>;

/** How many of each service could come; services without anyone are left out. */
export const Free = ({ free, nameOf }: FreeProps) =>
  free && (
    <ul className="flex flex-wrap gap-x-3">
      {free
        .filter(({ people }) => people > 0)
        .map(({ service, people }) => (
          <li key={service} className="whitespace-nowrap">
            {words.freeOf(nameOf(service), countText(people))}
          </li>
        ))}
    </ul>
  );

/** On a phone it stands with the visits of the chosen hour. */
const freeColumn = (nameOf: Props['nameOf']): Column<Hour> => ({
  head: words.free,
  wide: true,
  cell: ({ free }) => <Free free={free} nameOf={nameOf} />,
});
