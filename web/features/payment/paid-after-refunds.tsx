import { words } from '#words/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

type Props = { total: number; refunded: number };

/** §15: what was paid, what of it came back, and what is left. Nothing where nothing came back. */
export const PaidAfterRefunds = ({ total, refunded }: Props) =>
  refunded > 0 && (
    <dl className="grid gap-2.5">
      <div className="flex justify-between gap-4">
        <dt className="text-ink-soft">{words.refunded}</dt>
        <dd className="text-good font-medium">
          <Rupees amount={-refunded} />
        </dd>
      </div>
      <div className="flex justify-between gap-4 font-bold">
        <dt>{words.kept}</dt>
        <dd>
          <Rupees amount={total - refunded} />
        </dd>
      </div>
    </dl>
  );
