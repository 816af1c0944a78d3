import { words as all } from '#words/payout.ts';
import { serverNow } from '../../../data/clock.ts';
import { accountIcons } from '../../../features/payout/next-payout.tsx';
import type { Payouts } from '../../../features/payout/next-payout.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { dayText, weekdayTimeText } from '../../../ui/when.ts';

const words = all.account;

type Props = { account: Payouts['account']; onGive: () => void };

/** §29: where a professional's payouts go, as far as it is shown. */
export const Account = ({ account, onGive }: Props) => {
  if (!account) {
    return (
      <Card>
        <EmptyState
          art="card"
          title={words.none.title}
          action={<Button onClick={onGive}>{words.none.give}</Button>}
        >
          {words.none.text}
        </EmptyState>
      </Card>
    );
  }
  const Icon = accountIcons[account.kind];
  const isNew = Date.parse(account.paidFrom) > serverNow();
  return (
    <section aria-labelledby="account-title" className="grid gap-3">
      <h2 id="account-title" className="text-lg font-bold">
        {words.title}
      </h2>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
        <span className="bg-accent-soft text-accent grid size-12 shrink-0 place-items-center rounded-full">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-bold wrap-anywhere">{account.shown}</p>
          <p className="text-ink-soft text-sm">
            {words.kinds[account.kind]} · {words.since(dayText(account.givenAt))}
          </p>
          {isNew && (
            <p className="text-warn text-sm font-semibold">
              {words.from(weekdayTimeText(account.paidFrom))}
            </p>
          )}
        </div>
        <Button variant="secondary" onClick={onGive}>
          {words.change}
        </Button>
      </Card>
    </section>
  );
};
