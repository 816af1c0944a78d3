import { Bike, IndianRupee, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/booking.ts';
import { arrivalMinutes } from '#domain/place.ts';
import { Countdown, useTimeLeft } from '../../../components/countdown.tsx';
import { distanceText, minutesText } from '../../../components/distance.ts';
import { rupees } from '../../../components/rupees.tsx';
import { Button } from '../../../components/ui/button.tsx';

type Request = { request: Notification };

/** Who asks, how far it is, what it pays and how long there is to answer. */
export const RequestFacts = ({ request }: Request) => {
  const { distanceKm = 0, price, expiresAt } = request;
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Fact icon={<IndianRupee aria-hidden className="size-5" />} label="Pays">
        {rupees(price.total)}
      </Fact>
      <Fact icon={<MapPin aria-hidden className="size-5" />} label="Distance">
        {distanceText(distanceKm)}
      </Fact>
      <Fact icon={<Bike aria-hidden className="size-5" />} label="There in">
        {minutesText(arrivalMinutes(distanceKm))}
      </Fact>
      <Fact icon={<Timer aria-hidden className="size-5" />} label="Time left">
        <Countdown until={expiresAt} />
      </Fact>
    </dl>
  );
};

type FactProps = { icon: ReactNode; label: string; children: ReactNode };

const Fact = ({ icon, label, children }: FactProps) => (
  <div className="bg-sunken rounded-control relative min-h-16 p-3 pl-15">
    <dt className="text-ink-soft text-sm">
      <span className="bg-accent-soft text-accent absolute top-3 left-3 grid size-10 place-items-center rounded-full">
        {icon}
      </span>
      {label}
    </dt>
    <dd className="text-lg leading-tight font-bold">{children}</dd>
  </div>
);

type ActionsProps = Request & {
  /** Why it cannot be accepted just now. */
  hindrance: string | undefined;
  accepting: boolean;
  declining: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

export const RequestActions = ({
  request,
  hindrance,
  accepting,
  declining,
  onAccept,
  onDecline,
}: ActionsProps) => {
  const late = useTimeLeft(request.expiresAt) === 0;
  const reason = late ? 'The time to answer is over.' : hindrance;
  return (
    <div className="grid gap-3">
      {reason !== undefined && (
        <p className="bg-warn-soft text-warn rounded-control px-4 py-3 text-sm font-semibold">
          {reason}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="danger"
          size="large"
          busy={declining}
          disabled={accepting || late}
          onClick={onDecline}
        >
          Decline
        </Button>
        <Button
          variant="good"
          size="large"
          busy={accepting}
          disabled={declining || reason !== undefined}
          onClick={onAccept}
        >
          Accept
        </Button>
      </div>
    </div>
  );
};
