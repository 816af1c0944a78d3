import { useEffect, useState } from 'react';
import { delays } from '../delays.ts';
import { Button } from './ui/button.tsx';

type Props = { busy: boolean; onResend: () => void };

/** A fresh code can be asked for half a minute after the last one. */
export const ResendCode = ({ busy, onResend }: Props) => {
  const [sentAt, setSentAt] = useState(Date.now);
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil((sentAt + delays.resendCode - now) / 1000);

  useEffect(() => {
    if (seconds <= 0) return;
    const tick = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(tick);
  }, [seconds, now]);

  return (
    <Button
      variant="quiet"
      busy={busy}
      disabled={seconds > 0}
      onClick={() => {
        setSentAt(Date.now());
        setNow(Date.now());
        onResend();
      }}
    >
      {seconds > 0 ? `Send the code again in ${seconds} s` : 'Send the code again'}
    </Button>
  );
};
