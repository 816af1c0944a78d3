import { useEffect, useState } from 'react';
import { delays } from '../delays.ts';
import { Button } from './ui/button.tsx';

type Props = { busy: boolean; onResend: () => void };

/** A fresh code can be asked for half a minute after the last one. */
export const ResendCode = ({ busy, onResend }: Props) => {
  const [sentAt, setSentAt] = useState(Date.now);
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
      onClick={() => {
        setSentAt(Date.now());
        setNow(Date.now());
        onResend();
      }}
    >
      {waiting ? `Send the code again in ${seconds} s` : 'Send the code again'}
    </Button>
  );
};
