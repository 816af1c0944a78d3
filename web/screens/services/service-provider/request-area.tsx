import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { words } from '#words/near-list.tsx';
import type { BookingView, Notification } from '#contract/booking.ts';
import { cancelBooking } from '#contract/booking.ts';
import { serverTime } from '../../../data/clock.ts';
import { Countdown } from '../../../features/booking/countdown.tsx';
import { summaryLink } from '../../../features/booking/summary-link.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { delays } from '../../../device/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { notificationsQuery } from '../../../features/handyman/day.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { answerOf } from './request.ts';
import type { Answer } from './request.ts';

type Props = {
  handymanId: string;
  name: string;
  request: BookingView | undefined;
  /** Being sent this moment. */
  sending: boolean;
  /** Another one is in the foreground. */
  quiet?: boolean;
  /** They cannot be asked to come here. */
  tooFar?: boolean;
  onSelect: () => void;
};

/** §4: the button area of one professional, followed until there is an answer. */
export const RequestArea = ({
  handymanId,
  name,
  request,
  sending,
  quiet = false,
  tooFar = false,
  onSelect,
}: Props) => {
  const client = useQueryClient();
  const poll = usePoll(delays.pollRequest);
  const waiting = request?.state === 'requested';
  const { data, dataUpdatedAt } = useQuery({
    ...notificationsQuery(handymanId),
    enabled: request !== undefined,
    refetchInterval: waiting ? poll : false,
  });
  const latest = data?.find(({ notification_id }) => notification_id === request?.notification_id);
  const answered = waiting && latest !== undefined && latest.state !== 'requested';

  useEffect(() => {
    if (answered) void client.invalidateQueries({ queryKey: ['bookings'] });
  }, [client, answered]);

  // Once answered, the booking itself knows best.
  const shown = answered ? latest : request;
  const Area = areas[sending ? 'waiting' : answerOf(shown, serverTime(dataUpdatedAt))];
  return (
    <div className="sm:text-right">
      <Area name={name} request={shown} quiet={quiet} tooFar={tooFar} onSelect={onSelect} />
    </div>
  );
};

type AreaProps = {
  name: string;
  request: Notification | BookingView | undefined;
  quiet: boolean;
  tooFar: boolean;
  onSelect: () => void;
};

const Open = ({ name, quiet, tooFar, onSelect }: AreaProps) =>
  tooFar ? (
    <p className="text-ink-soft text-sm">{words.request.tooFar}</p>
  ) : (
    <Button variant={quiet ? 'outline' : 'primary'} onClick={onSelect} className="w-full sm:w-auto">
      {words.select(name, (text) => (
        <span className="sr-only">{text}</span>
      ))}
    </Button>
  );

const Accepted = ({ request }: AreaProps) =>
  request && (
    <Link
      to={summaryLink(request)}
      className={`${buttonClass({ variant: 'good' })} w-full sm:w-auto`}
    >
      {words.forward}
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  );

const Rejected = () => (
  <Button disabled className="w-full sm:w-auto">
    {words.request.rejected}
  </Button>
);

const Unanswered = () => (
  <Button disabled className="w-full sm:w-auto">
    {words.request.unanswered}
  </Button>
);

const Waiting = ({ request }: AreaProps) => {
  const withdraw = useSendAndSay(cancelBooking);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-accent flex items-center gap-2 font-semibold">
        <LoaderCircle aria-hidden className="size-4.5 animate-spin" />
        {words.request.waiting}
      </p>
      {request && (
        <div className="flex flex-1 items-center justify-end gap-3">
          <span className="text-ink-soft text-sm max-sm:flex-1">
            {words.request.left(<Countdown until={request.expiresAt} />)}
          </span>
          <Button
            size="small"
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: request.notification_id }, body: {} })}
          >
            {words.request.withdraw}
          </Button>
        </div>
      )}
    </div>
  );
};

const areas: Readonly<Record<Answer, ComponentType<AreaProps>>> = {
  none: Open,
  waiting: Waiting,
  accepted: Accepted,
  rejected: Rejected,
  unanswered: Unanswered,
};
