import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Notification } from '#contract/booking.ts';
import { words } from '#words/dashboard.tsx';
import { DetailLines } from '../../../features/address/detail-lines.tsx';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { CountdownRing } from '../../../features/booking/time-ring.tsx';
import { VisitWith } from '../../../features/regular/together.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { hindranceOf, RunningJob } from './job-cards.tsx';
import { CustomerRating, RequestActions, RequestPay, RequestPlace } from './request.tsx';

type Props = {
  request: Notification | undefined;
  /** How many others wait behind it. */
  others: number;
  /** The job they are on meanwhile. */
  running: Notification | undefined;
  accepting: boolean;
  declining: boolean;
  onAccept: (request: Notification, all: boolean) => void;
  onDecline: (request: Notification) => void;
  /** Dismissed: the request stays on the dashboard. */
  onLater: (request: Notification) => void;
};

/** §2: 'Your service is requested', in front of everything else. */
export const PopUp = ({ request, onLater, ...rest }: Props) => {
  // The last request stays in the dialog while it fades away.
  const [last, setLast] = useState(request);
  if (request !== undefined && request !== last) setLast(request);
  // Not on a button: a professional who is typing when it rings must not answer by accident.
  const who = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      open={request !== undefined}
      title={words.popUp.title}
      focus={who}
      onClose={() => request && onLater(request)}
    >
      {last && <Asked {...rest} request={last} who={who} onLater={() => onLater(last)} />}
    </Dialog>
  );
};

type AskedProps = Omit<Props, 'request' | 'onLater'> & {
  request: Notification;
  who: RefObject<HTMLParagraphElement | null>;
  onLater: () => void;
};

const Asked = ({
  request,
  who,
  others,
  running,
  onAccept,
  onDecline,
  onLater,
  ...answering
}: AskedProps) => {
  const serviceNamed = useServiceNamed();
  const { username = words.unnamed.some, user_id } = request;
  return (
    <div className="mt-4 grid gap-5">
      <button
        type="button"
        aria-label={words.popUp.later}
        onClick={onLater}
        className="text-ink-soft hover:bg-sunken hover:text-ink absolute top-4 right-4 grid size-11 place-items-center rounded-full"
      >
        <X aria-hidden className="size-5" />
      </button>
      {running && <RunningJob job={running} />}
      <div className="flex flex-wrap items-center gap-4">
        <Portrait person={{ id: user_id, name: username }} customer className="rounded-control" />
        <p ref={who} tabIndex={-1} className="min-w-0 flex-1 basis-28 outline-none">
          <span className="block text-2xl leading-tight font-bold wrap-anywhere">{username}</span>
          <span className="text-ink-soft">
            {words.popUp.needs(serviceNamed(request.service))}
            <CustomerRating request={request} />
            <VisitWith doneTogether={request.doneTogether} over={false} />
          </span>
        </p>
        <CountdownRing from={request.createdAt} until={request.expiresAt} />
      </div>
      <RequestPlace request={request} />
      <DetailLines note={request.note} />
      <RequestPay request={request} />
      <RequestActions
        {...answering}
        request={request}
        hindrance={hindranceOf(running, request)}
        onAccept={(all) => onAccept(request, all)}
        onDecline={() => onDecline(request)}
      />
      {others > 0 && (
        <p className="text-ink-soft text-center text-sm">{words.popUp.others(others)}</p>
      )}
    </div>
  );
};
