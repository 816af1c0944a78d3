import { ExternalLink, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { upiToken } from '#contract/sandbox-upi.ts';
import type { Outcome } from '#contract/payment.ts';
import { words } from '#words/payment.tsx';
import { Countdown } from '../booking/countdown.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

type Props = {
  /** As it is written; not there before the customer has chosen one. */
  amount: string | undefined;
  busy: boolean;
  /** While the customer's app is waited for. */
  waiting: Outcome | undefined;
  refusal: ReactNode;
  onToken: (token: string, nameOnCard: string) => void;
};

/** §33: a QR code for an app on another phone, and the way to one on this phone. */
export const UpiForm = ({ amount, busy, waiting, refusal, onToken }: Props) =>
  waiting?.upi && amount !== undefined ? (
    <Waiting amount={amount} upi={waiting.upi} payment={waiting.payment_id ?? ''} />
  ) : (
    <div className="grid gap-5">
      <p className="text-ink-soft">{words.upi.how}</p>
      {refusal}
      <Button size="large" wide busy={busy} onClick={() => onToken(upiToken, '')}>
        {amount === undefined ? words.upi.showNone : words.upi.show(amount)}
      </Button>
    </div>
  );

type WaitingProps = {
  amount: string;
  upi: NonNullable<Outcome['upi']>;
  payment: string;
};

const Waiting = ({ amount, upi, payment }: WaitingProps) => (
  <div className="grid gap-5">
    <div className="flex flex-wrap items-center gap-5">
      <div className="border-line rounded-card border bg-white p-2">
        <QrCode text={upi.link} label={words.upi.code(amount)} />
      </div>
      <div className="grid min-w-48 flex-1 gap-2">
        <h3 className="text-lg font-bold">{words.upi.scan}</h3>
        <output className="text-ink-soft">{words.upi.waits}</output>
        <p className="text-accent flex items-center gap-2 font-semibold">
          <Timer aria-hidden className="size-5" />
          <span>
            {words.upi.valid} <Countdown until={upi.validUntil} />
          </span>
        </p>
      </div>
    </div>
    <a
      href={`/user/upi/${payment}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ size: 'large', wide: true })}
    >
      {words.upi.open(amount)}
      <ExternalLink aria-hidden className="size-5" />
    </a>
    <p className="text-ink-faint text-sm">{words.upi.testMode}</p>
  </div>
);
