import type { Replied } from '#contract/call.ts';
import type { listServices } from '#contract/catalogue-editor.ts';
import { words } from '#words/catalogue-editor.tsx';
import { RowLink } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { ServicePicture } from '../../../features/catalogue/service-picture.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { SwitchService } from './switch-service.tsx';

export type Service = Replied<typeof listServices>[number];

export const columnsFor = (edits: boolean): readonly Column<Service>[] => [
  {
    head: words.columns.service,
    cell: (service) => (
      <span className="flex gap-3">
        <ServicePicture service={service} className="size-10 shrink-0 self-center rounded-lg p-1" />
        <span className="min-w-28 self-baseline">
          {edits ? (
            <RowLink to={`/operator/catalogue/${service.id}`}>{service.serviceName}</RowLink>
          ) : (
            <span className="font-semibold">{service.serviceName}</span>
          )}
          <span lang="hi" className="text-ink-soft block">
            {service.hi.serviceName}
          </span>
        </span>
      </span>
    ),
  },
  {
    head: words.columns.state,
    cell: ({ active }) => (
      <Badge tone={active ? 'good' : 'neutral'}>{active ? words.on : words.off}</Badge>
    ),
  },
  {
    head: words.columns.packs,
    tabular: true,
    cell: ({ packs }) => packs.map(({ price }) => rupees(price)).join(' · '),
  },
  {
    head: words.columns.charge,
    tabular: true,
    cell: ({ serviceCharge }) => <Rupees amount={serviceCharge} />,
  },
  {
    head: words.columns.minutes,
    tabular: true,
    wide: true,
    cell: ({ serviceTime, slotMinutes }) => words.minutes(serviceTime, slotMinutes),
  },
  {
    head: words.columns.commission,
    tabular: true,
    wide: true,
    cell: ({ commissionPercent }) =>
      commissionPercent === null ? words.usual : words.percent(commissionPercent),
  },
  ...(edits
    ? [
        {
          head: words.columns.actions,
          cell: (service: Service) => <SwitchService service={service} />,
        },
      ]
    : []),
];
