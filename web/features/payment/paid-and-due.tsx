import { words } from '#words/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

type Props = {
  paid: number;
  due: number;
  /** §32: what of it the reader's credit has paid. */
  fromCredit?: number | undefined;
};

/** §20: where a part of the bill was paid: what, and what is left. Nothing otherwise. */
export const PaidAndDue = ({ paid, due, fromCredit = 0 }: Props) =>
  paid > 0 &&
  due > 0 && (
    <dl className="grid gap-2.5">
      {fromCredit > 0 && <Paid label={words.fromCredit} amount={fromCredit} />}
      {paid > fromCredit && <Paid label={words.alreadyPaid} amount={paid - fromCredit} />}
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>{words.stillDue}</dt>
        <dd>
          <Rupees amount={due} />
        </dd>
      </div>
    </dl>
  );

const Paid = ({ label, amount }: { label: string; amount: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-good font-medium">
      <Rupees amount={-amount} />
    </dd>
  </div>
);
