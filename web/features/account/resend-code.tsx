import { useEffect, useState } from 'react';
import { words } from '#words/auth.tsx';
import { serverNow } from '../../data/clock.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  busy: boolean;
  /** When another code can be sent, by the server's clock; it outlives the screen. */
  resendAt: number;
  onResend: () => void;
};

/** §9: a fresh code can be asked for half a minute after the last one. */
export const ResendCode = ({ busy, resendAt, onResend }: Props) => {
  const [now, setNow] = useState(serverNow);
  const seconds = Math.ceil((resendAt - now) / 1000);
  const waiting = seconds > 0;

  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(tick);
  }, []);

  return (
    <Button variant="quiet" busy={busy} disabled={waiting} onClick={onResend}>
      {waiting ? waitText(seconds) : words.code.again}
    </Button>
  );
};

const waitText = (seconds: number) =>
  seconds > 90
    ? words.code.againInMinutes(Math.ceil(seconds / 60))
    : words.code.againInSeconds(seconds);
