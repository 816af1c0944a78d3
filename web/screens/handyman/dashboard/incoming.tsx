import { useState } from 'react';
import type { Notification } from '#contract/booking.ts';
import { showsPopUp } from '#domain/booking.ts';
import { useRing, useTitleBadge } from '../../../device/sound.ts';
import { useAnswer } from './answer.ts';
import { PopUp } from './pop-up.tsx';

type Props = {
  list: readonly Notification[];
  /** While a job runs no request can be accepted. */
  running: Notification | undefined;
};

/** §4: makes sure that a request is seen and heard, until it is answered or put aside. */
export const Incoming = ({ list, running }: Props) => {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const { accept, decline, accepting, declining } = useAnswer();
  const waiting = list.filter(({ status }) => status === 'pending');
  const request = showsPopUp(list)
    ? waiting.find(({ notification_id }) => !aside.has(notification_id))
    : undefined;
  useRing(request?.notification_id);
  useTitleBadge(waiting.length);
  return (
    <PopUp
      request={request}
      others={waiting.length - 1}
      running={running}
      accepting={accepting}
      declining={declining}
      onAccept={accept}
      onDecline={decline}
      onLater={({ notification_id }) => setAside(new Set([...aside, notification_id]))}
    />
  );
};
