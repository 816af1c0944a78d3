import { words } from '#words/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

type Props = { paid: number; due: number };

/** §20: where a part of the bill was paid: what, and what is left. Nothing otherwise. */
export const PaidAndDue = ({ paid, due }: Props) =>
  paid > 0 &&
  due > 0 && (
    <dl className="grid gap-2.5">
      <div className="flex justify-between gap-4">
        <dt className="text-ink-soft">{words.alreadyPaid}</dt>
        <dd className="text-good font-medium">
          <Rupees amount={-paid} />
        </dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>{words.stillDue}</dt>
        <dd>
          <Rupees amount={due} />
        </dd>
      </div>
    </dl>
  );
