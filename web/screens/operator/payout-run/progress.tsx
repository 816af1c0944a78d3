import { Check } from 'lucide-react';
import type { Replied } from '#contract/call.ts';
import type { getPayoutRun } from '#contract/payout-run.ts';
import { words as all } from '#words/payout-run.ts';
import { toPay } from '../../../features/payout/to-pay.ts';
import { Card } from '../../../ui/card.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { whenText } from '../../../ui/when.ts';

export type Run = Replied<typeof getPayoutRun>;

type Step = { readonly name: string; readonly about: string; readonly done: boolean };

const stepsOf = ({ madeAt, approvedAt, approvedBy, states, notInAFile }: Run): readonly Step[] => {
  const words = all.progress;
  const { waiting, paid, returned } = states;
  const marked = paid.payouts + returned.payouts;
  const approved = approvedAt !== null;
  return [
    { name: words.made, about: whenText(madeAt), done: true },
    {
      name: words.approved,
      about: approved ? words.by(approvedBy ?? '', whenText(approvedAt)) : words.notApproved,
      done: approved,
    },
    {
      name: words.file,
      about: notInAFile.payouts > 0 ? words.notInAFile(notInAFile.payouts) : words.allInAFile,
      done: approved && notInAFile.payouts === 0,
    },
    {
      name: words.paid,
      about: words.marked(marked, marked + waiting.payouts),
      done: approved && waiting.payouts === 0,
    },
  ];
};

/** §29: how far a Monday is. */
export const Progress = ({ run }: { run: Run }) => {
  const steps = stepsOf(run);
  const present = steps.findIndex(({ done }) => !done);
  return (
    <Card>
      <ol aria-label={all.progress.label} className="grid gap-4 p-4 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ name, about, done }, at) => (
          <li
            key={name}
            aria-current={at === present ? 'step' : undefined}
            className="flex items-start gap-3"
          >
            <span
              aria-hidden
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${lookOf(done, at === present)}`}
            >
              {done ? <Check className="size-4.5" /> : at + 1}
            </span>
            <span className="grid min-w-0 leading-snug">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft text-sm">{about}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const lookOf = (done: boolean, present: boolean): string => {
  if (done) return 'bg-good-soft text-good';
  return present ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-soft';
};

const looks = { paid: 'text-good', waiting: '', returned: 'text-bad', held: 'text-warn' } as const;
const parts = ['paid', 'waiting', 'returned', 'held'] as const;

/** §29: what goes out, and what became of it; what is held or was sent back is not in the first of them. */
export const Sums = ({ run: { states } }: { run: Run }) => {
  const words = all.sums;
  const sums = [
    { name: words.toPay, look: '', sum: toPay(states) },
    ...parts.map((part) => ({ name: words[part], look: looks[part], sum: states[part] })),
  ];
  return (
    <section aria-label={words.label}>
      <Card>
        <dl className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 xl:grid-cols-5">
          {sums.map(({ name, look, sum: { payouts, amount } }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd>
                <span className={`block text-xl font-bold tabular-nums ${payouts > 0 ? look : ''}`}>
                  {rupees(amount)}
                </span>
                <span className="text-ink-soft text-sm">{words.people(payouts)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
};
