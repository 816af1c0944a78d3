import type { Replied } from '#contract/call.ts';
import type { getToday } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { Table } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';
import { Rupees } from '../../../ui/rupees.tsx';

type Row = Replied<typeof getToday>['services'][number];
type Props = { services: readonly Row[]; nameOf: (serviceName: string) => string };

const text = words.today.services;

const columnsFor = (nameOf: Props['nameOf'], most: number): readonly Column<Row>[] => [
  {
    head: words.columns.service,
    cell: ({ service }) => <span className="inline-block min-w-28">{nameOf(service)}</span>,
  },
  {
    head: words.today.hours.asked,
    tabular: true,
    cell: ({ asked }) => (
      <span className="flex items-center gap-2">
        <span className="w-8 text-right">{asked}</span>
        <svg aria-hidden className="h-2 w-24 sm:w-40">
          <rect width={`${(asked / most) * 100}%`} height="100%" rx="4" className="fill-accent" />
        </svg>
      </span>
    ),
  },
  { head: words.today.hours.kinds.accepted, tabular: true, cell: ({ accepted }) => accepted },
  { head: words.today.hours.kinds.unanswered, tabular: true, cell: ({ unanswered }) => unanswered },
  {
    head: words.today.figures.takings,
    tabular: true,
    cell: ({ takings }) => <Rupees amount={takings} />,
  },
];

export const Services = ({ services, nameOf }: Props) =>
  services.length > 0 && (
    <div className="grid gap-3">
      <h2 className="text-lg font-bold">{text}</h2>
      <Table
        label={text}
        rows={services}
        keyOf={({ service }) => service}
        columns={columnsFor(nameOf, Math.max(1, ...services.map(({ asked }) => asked)))}
      />
    </div>
  );
