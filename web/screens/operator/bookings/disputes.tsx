import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { readBooking } from '#contract/console.ts';
import { DisputeBadge } from '../../../features/dispute/dispute-badge.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { whenText } from '../../../ui/when.ts';

type Props = { disputes: Replied<typeof readBooking>['disputes'] };

/** §39: payments of this booking that a bank takes back. */
export const Disputes = ({ disputes }: Props) => (
  <ul className="divide-line grid divide-y">
    {disputes.map(({ dispute_id, state, amount, at }) => (
      <li key={dispute_id} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
        <span>
          <Link
            to={`/operator/disputes/${dispute_id}`}
            className="text-accent block rounded font-semibold hover:underline"
          >
            {rupees(amount)}
          </Link>
          <span className="text-ink-soft text-sm tabular-nums">{whenText(at)}</span>
        </span>
        <DisputeBadge state={state} />
      </li>
    ))}
  </ul>
);
