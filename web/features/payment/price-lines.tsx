import { words } from '#words/price.ts';
import type { ExtraLine } from '#contract/extra.ts';
import type { ExtraState } from '#domain/extra.ts';
import type { PriceLines as Lines } from '#domain/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

/** §20: extra work; only what was approved is on the bill, where more than that is known. */
type Extra = ExtraLine & { readonly state?: ExtraState };

type Props = { price: Lines; extras?: readonly Extra[] };

const none: readonly Extra[] = [];

/** §9: what the total is made of. */
export const PriceLines = ({ price, extras = none }: Props) => (
  <dl className="grid gap-2.5">
    <Line label={words.serviceCharge} rupees={price.serviceCharge} />
    <Line label={words.cost} rupees={price.cost} />
    <Line label={words.gst} rupees={price.gst} />
    <Line label={words.discount} rupees={-price.discount} good />
    {extras
      .filter(({ state = 'approved' }) => state === 'approved')
      .map(({ extra_id, words: work, amount }) => (
        <Line key={extra_id} label={work} rupees={amount} typed />
      ))}
    <div className="border-line flex justify-between gap-4 border-t border-dashed pt-3 text-lg font-bold">
      <dt>{words.total}</dt>
      <dd>
        <Rupees amount={price.total} />
      </dd>
    </div>
  </dl>
);

type LineProps = {
  label: string;
  rupees: number;
  good?: boolean;
  /** Words that a handyman typed, which may be a single long one. */
  typed?: boolean;
};

const Line = ({ label, rupees, good = false, typed = false }: LineProps) => (
  <div className="flex justify-between gap-4">
    <dt className={`text-ink-soft ${typed ? 'min-w-0 wrap-anywhere' : ''}`}>{label}</dt>
    <dd className={good ? 'text-good font-medium' : 'font-medium'}>
      <Rupees amount={rupees} />
    </dd>
  </div>
);
