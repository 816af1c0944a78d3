import { useEffect, useState } from 'react';
import { delays } from '../delays.ts';
import { Button } from './ui/button.tsx';

type Props = {
  busy: boolean;
  /** A code is on its way already. */
  justSent: boolean;
  /** With the email that the form asks for, where it does. */
  onResend: (typed: string | undefined) => void;
};

/** A fresh code can be asked for half a minute after the last one. */
export const ResendCode = ({ busy, justSent, onResend }: Props) => {
  const [sentAt, setSentAt] = useState(() => (justSent ? Date.now() : 0));
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil((sentAt + delays.resendCode - now) / 1000);
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [waiting]);

  return (
    <Button
      variant="quiet"
      busy={busy}
      disabled={waiting}
      onClick={({ currentTarget }) => {
        setSentAt(Date.now());
        setNow(Date.now());
        const field = currentTarget.form?.elements.namedItem('email');
        onResend(field instanceof HTMLInputElement ? field.value : undefined);
      }}
    >
      {waiting ? `Send the code again in ${seconds} s` : 'Send the code again'}
    </Button>
  );
};
