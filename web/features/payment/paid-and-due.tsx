import type { BookingView } from '#contract/booking.ts';
import { words } from '#words/price.ts';
import { Rupees } from '../../ui/rupees.tsx';

type Props = {
  paid: number;
  due: number;
  /** §32: what of it the reader's credit has paid. */
  fromCredit?: number | undefined;
  /** §38: the code on the bill, which has paid a part of it. */
  code?: BookingView['code'];
  /** §36: fees of cancelled visits that are paid together with it. */
  owed?: number | undefined;
};

/**
 * §20: where a part of the bill was paid, or more is paid with it: what, and what is left. Nothing otherwise. §38: a code
 * is a line of the bill for good.
 */
export const PaidAndDue = ({ paid, due, fromCredit = 0, code, owed = 0 }: Props) => {
  const byCode = code?.amount ?? 0;
  const other = paid - byCode - fromCredit;
  const isOpen = (paid > 0 || owed > 0) && due > 0;
  return (
    (isOpen || code !== undefined) && (
      <dl className="grid gap-2.5">
        {code !== undefined && <Line label={words.code(code.code)} amount={-byCode} good />}
        {isOpen ? (
          <>
            {fromCredit > 0 && <Line label={words.fromCredit} amount={-fromCredit} good />}
            {other > 0 && <Line label={words.alreadyPaid} amount={-other} good />}
            {owed > 0 && <Line label={words.owed} amount={owed} />}
            <Sum label={words.stillDue} amount={due + owed} />
          </>
        ) : (
          <Sum label={words.afterCode} amount={paid - byCode} />
        )}
      </dl>
    )
  );
};

type SumProps = { label: string; amount: number };

const Sum = ({ label, amount }: SumProps) => (
  <div className="flex justify-between gap-4 text-lg font-bold">
    <dt>{label}</dt>
    <dd>
      <Rupees amount={amount} />
    </dd>
  </div>
);

type LineProps = SumProps & { good?: boolean };

const Line = ({ label, amount, good = false }: LineProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className={good ? 'text-good font-medium' : 'font-medium'}>
      <Rupees amount={amount} />
    </dd>
  </div>
);
