import { words } from '#words/price.ts';
import type { PriceLines as Lines } from '#domain/price.ts';
import { Rupees } from './rupees.tsx';

/** §9: what the total is made of. */
export const PriceLines = ({ price }: { price: Lines }) => (
  <dl className="grid gap-2.5">
    <Line label={words.serviceCharge} rupees={price.serviceCharge} />
    <Line label={words.cost} rupees={price.cost} />
    <Line label={words.gst} rupees={price.gst} />
    <Line label={words.discount} rupees={-price.discount} good />
    <div className="border-line flex justify-between gap-4 border-t border-dashed pt-3 text-lg font-bold">
      <dt>{words.total}</dt>
      <dd>
        <Rupees amount={price.total} />
      </dd>
    </div>
  </dl>
);

type LineProps = { label: string; rupees: number; good?: boolean };

const Line = ({ label, rupees, good = false }: LineProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className={good ? 'text-good font-medium' : 'font-medium'}>
      <Rupees amount={rupees} />
    </dd>
  </div>
);
