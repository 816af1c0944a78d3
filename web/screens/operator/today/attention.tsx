import { CircleCheck, Gavel, Hourglass, RotateCcw, Timer, UserX } from 'lucide-react';
import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { getToday } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { whenText } from '../../../ui/when.ts';

type Item = Replied<typeof getToday>['attention'][number];

const text = words.today.attention;
const icons = {
  suspended: UserX,
  waiting: Timer,
  refund: RotateCcw,
  dispute: Gavel,
  long_job: Hourglass,
} as const;

const titleOf = ({ kind, number, amount }: Item): string =>
  kind === 'refund' || kind === 'dispute' ? text[kind](number, rupees(amount)) : text[kind](number);

/** A dispute has a page of its own, which its list and its booking lead to. */
const wayTo = ({ kind, booking_id }: Item): string =>
  kind === 'dispute' ? '/operator/disputes' : `/operator/bookings/${booking_id}`;

type Props = { items: readonly Item[]; nameOf: (serviceName: string) => string };

/** §14: what an operator should look at, each with a link to it. */
export const Attention = ({ items, nameOf }: Props) => (
  <Panel title={text.title}>
    {items.length === 0 ? (
      <p className="text-ink-soft flex items-center gap-2">
        <CircleCheck aria-hidden className="text-good size-5" />
        {text.none}
      </p>
    ) : (
      <ul className="divide-line grid divide-y">
        {items.map((item) => {
          const Icon = icons[item.kind];
          return (
            <li key={`${item.kind} ${item.booking_id} ${item.since}`} className="flex gap-3 py-2.5">
              <span className="bg-warn-soft text-warn grid size-9 shrink-0 place-items-center rounded-lg">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="min-w-0">
                <Link data-row to={wayTo(item)} className="rounded font-semibold hover:underline">
                  {titleOf(item)}
                </Link>
                <p className="text-ink-soft text-sm">
                  {text.since(nameOf(item.service), whenText(item.since))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    )}
  </Panel>
);
