import { CalendarCheck, Check, CircleHelp, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import type { VisitKind } from '#domain/day-plan.ts';
import { words } from '#words/calendar.ts';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { useAreaName } from '../../../features/map/area-name.ts';
import { Rupees } from '../../../ui/rupees.tsx';
import { timeText } from '../../../ui/when.ts';
import type { Visit } from './planned.ts';

/** Told apart by form and sign, and each says in words what it is. */
const looks = {
  asked: { Icon: CircleHelp, look: 'border-2 border-dashed border-warn bg-warn-soft text-warn' },
  agreed: { Icon: CalendarCheck, look: 'border border-line-strong bg-surface shadow-card' },
  under_way: { Icon: Wrench, look: 'border border-accent bg-accent text-on-accent shadow-card' },
  done: { Icon: Check, look: 'border border-line bg-sunken text-ink-soft' },
} as const satisfies Record<VisitKind, unknown>;

/** Work that was over within a minute has one time. */
const timesOf = ({ startsAt, endsAt }: Visit): string => {
  const [from, to] = [timeText(startsAt), timeText(endsAt)];
  return from === to ? from : words.span(from, to);
};

/** §27: one visit, and the way to its page. */
export const VisitCard = ({ visit }: { visit: Visit }) => {
  const serviceNamed = useServiceNamed();
  const area = useAreaName(visit);
  const { Icon, look } = looks[visit.kind];
  return (
    <Link
      to={`/handyman/bookings/${visit.notification_id}`}
      className={`rounded-control flex h-full min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 leading-snug ${look}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-32">
        <span data-written className="block font-semibold">
          {visit.customer} · {serviceNamed(visit.service)}
        </span>
        <span className="block text-sm">
          {[words.kinds[visit.kind], timesOf(visit), area].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="font-bold">
        <Rupees amount={visit.share} />
      </span>
    </Link>
  );
};
