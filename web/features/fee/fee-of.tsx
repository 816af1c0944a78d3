import type { Fee } from '#contract/fee.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/fee.ts';
import { Rupees } from '../../ui/rupees.tsx';

/** §36: what a cancelled booking costs, and whether it is paid. */
export const FeeOf = ({ fee, as }: { fee: Fee; as: Party }) => (
  <div className="bg-raised rounded-control grid gap-1 p-4">
    <p className="flex justify-between gap-4 font-bold">
      <span>{words.kinds[fee.kind]}</span>
      <Rupees amount={fee.amount} />
    </p>
    <p className="text-ink-soft text-sm">
      {as === 'user' ? words.states[fee.state] : words.forHandyman[fee.state]}
    </p>
    {fee.words !== undefined && (
      <p className="text-ink-soft text-sm wrap-anywhere">{words.because(fee.words)}</p>
    )}
  </div>
);
