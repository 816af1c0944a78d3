import { words } from '#words/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

type Props = {
  paid: number;
  due: number;
  /** §32: what of it the reader's credit has paid. */
  fromCredit?: number | undefined;
  /** §36: fees of cancelled visits that are paid together with it. */
  owed?: number | undefined;
};

/** §20: where a part of the bill was paid, or more is paid with it: what, and what is left. Nothing otherwise. */
export const PaidAndDue = ({ paid, due, fromCredit = 0, owed = 0 }: Props) =>
  (paid > 0 || owed > 0) &&
  due > 0 && (
    <dl className="grid gap-2.5">
      {fromCredit > 0 && <Line label={words.fromCredit} amount={-fromCredit} good />}
      {paid > fromCredit && <Line label={words.alreadyPaid} amount={fromCredit - paid} good />}
      {owed > 0 && <Line label={words.owed} amount={owed} />}
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>{words.stillDue}</dt>
        <dd>
          <Rupees amount={due + owed} />
        </dd>
      </div>
    </dl>
  );

type LineProps = { label: string; amount: number; good?: boolean };

const Line = ({ label, amount, good = false }: LineProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className={good ? 'text-good font-medium' : 'font-medium'}>
      <Rupees amount={amount} />
    </dd>
  </div>
);
