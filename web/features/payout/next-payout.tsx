import { AtSign, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Replied } from '#contract/call.ts';
import type { getPayouts } from '#contract/payout.ts';
import type { PayoutAccountKind } from '#domain/payout.ts';
import { words as all } from '#words/payout.ts';
import { rupees } from '../../ui/rupees.tsx';
import { dayNumber, weekdayName } from '../../ui/when.ts';

const words = all.next;

export type Payouts = Replied<typeof getPayouts>;

export const accountIcons = { bank: Landmark, upi: AtSign } as const;

/** The same in the dark. */
export const PayoutCard = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card from-banner-teal-from to-banner-teal-to shadow-card grid gap-4 bg-linear-135 p-5 text-white sm:p-6">
    {children}
  </div>
);

/** Why less than the balance comes, or nothing. */
const whyNot = ({ next: { amount, hold }, least }: Payouts): string | undefined => {
  if (amount === 0 && hold !== 'no_account') return words.small(rupees(least));
  return hold === null ? undefined : words.holds[hold];
};

/** §29: what the next Monday pays out as things are, and where to. For a `PayoutCard`. */
export const NextPayout = ({ payouts }: { payouts: Payouts }) => {
  const { next, account, onTheWay } = payouts;
  const why = whyNot(payouts);
  return (
    <section aria-labelledby="next-payout" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div>
          <h2 id="next-payout">
            {words.title(weekdayName(next.day, 'long'), dayNumber(next.day))}
          </h2>
          <p className="text-3xl font-extrabold tabular-nums">{rupees(next.amount)}</p>
        </div>
        {account && <Where kind={account.kind} shown={account.shown} />}
      </div>
      {why !== undefined && <p className="font-semibold">{why}</p>}
      {onTheWay > 0 && <p className="text-sm">{words.onTheWay(rupees(onTheWay))}</p>}
    </section>
  );
};

const Where = ({ kind, shown }: { kind: PayoutAccountKind; shown: string }) => {
  const Icon = accountIcons[kind];
  return (
    <p className="rounded-control flex min-h-11 min-w-0 items-center gap-2 bg-black/25 px-3 py-2 font-semibold wrap-anywhere">
      <Icon aria-hidden className="size-5 shrink-0" />
      {shown}
    </p>
  );
};
