import type { PaymentsPort, TryAgain } from '../ports/payments.ts';

type Ask = () => Promise<unknown>;
type Fault = (ask: Ask) => Promise<unknown>;

/** The fault of each kind of call to the gateway. */
export type Faults = Partial<Record<keyof PaymentsPort, Fault>>;

/** The same gateway behind a connection with faults. */
export const onFaultyLine = (payments: PaymentsPort, faults: Faults): PaymentsPort => {
  const through = <T>(name: keyof PaymentsPort, ask: () => Promise<T>): Promise<T> =>
    (faults[name]?.(ask) ?? ask()) as Promise<T>;
  return {
    ...payments,
    open: (...given) => through('open', () => payments.open(...given)),
    confirm: (...given) => through('confirm', () => payments.confirm(...given)),
    read: (...given) => through('read', () => payments.read(...given)),
    close: (...given) => through('close', () => payments.close(...given)),
    refund: (...given) => through('refund', () => payments.refund(...given)),
    readRefund: (...given) => through('readRefund', () => payments.readRefund(...given)),
  };
};

export const down: Fault = async (): Promise<TryAgain> => ({ tryAgain: 'down' });

/** Done, but the answer is lost. */
export const cut: Fault = async (ask): Promise<TryAgain> => {
  await ask();
  return { tryAgain: 'cut' };
};

/** An answer that does not say what happened. */
export const saying =
  (lie: object): Fault =>
  async (ask) => ({ ...((await ask()) as object), ...lie });

export const repair = (faults: Faults): void => {
  for (const name of Object.keys(faults)) delete faults[name as keyof Faults];
};
