import { CalendarClock, Check, MapPin, Repeat, Star } from 'lucide-react';
import type { Notification } from '#contract/booking.ts';
import { arrivalMinutes } from '#domain/place.ts';
import { words as series } from '#words/series.ts';
import { oftenText } from '../../../features/series/often.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { useAreaName } from '../../../features/map/area-name.ts';
import { useTimeLeft } from '../../../features/booking/countdown.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { ratingText } from '../../../features/rating/rating-line.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { weekdayTimeText } from '../../../ui/when.ts';
import { Button } from '../../../ui/button.tsx';

const words = dashboard.request;

type Request = { request: Notification };

/** When it is, unless it is for now, and where, as far as it may be known before the yes. */
export const RequestPlace = ({ request }: Request) => {
  const { distanceKm = 0, cost } = request;
  const area = useAreaName(request);
  const far = {
    distance: distanceText(distanceKm),
    minutes: minutesText(arrivalMinutes(distanceKm)),
  };
  const strong = (text: string) => <strong className="text-ink">{text}</strong>;
  return (
    <>
      {request.startsAt !== null && (
        <p className="text-accent flex items-start gap-1.5 text-lg leading-tight font-bold">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
          {weekdayTimeText(request.startsAt)}
        </p>
      )}
      {request.startsAt !== null && request.series && (
        <p className="flex items-start gap-1.5 font-semibold">
          <Repeat aria-hidden className="text-accent mt-0.5 size-4.5 shrink-0" />
          <span>
            {oftenText(request.series.rhythm, request.startsAt)},{' '}
            {series.visits(request.series.visits)}
          </span>
        </p>
      )}
      <p className="text-ink-soft flex items-start gap-1.5">
        <MapPin aria-hidden className="text-accent mt-0.5 size-4.5 shrink-0" />
        <span>{words.place(area, strong, far, rupees(cost))}</span>
      </p>
    </>
  );
};

/** §13: what other professionals gave this customer on average, once there are three. */
export const CustomerRating = ({ request: { customerRating } }: Request) =>
  typeof customerRating === 'number' && (
    <span className="flex items-center gap-1">
      <Star aria-hidden className="text-star size-4 fill-current" />
      {words.rated(ratingText(customerRating))}
    </span>
  );

/** §9: what it pays the handyman, and what of the customer's money it is. */
export const RequestPay = ({ request: { price, share = price.total } }: Request) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
    <p>
      <span className="text-ink-soft block text-sm font-semibold">{words.youGet}</span>
      <span className="text-good text-4xl leading-none font-extrabold tabular-nums">
        {rupees(share)}
      </span>
    </p>
    <p className="text-ink-soft text-right text-sm">
      {words.customerPays(rupees(price.total), rupees(price.total - share))}
    </p>
  </div>
);

type ActionsProps = Request & {
  /** Why it cannot be accepted just now. */
  hindrance: string | undefined;
  accepting: boolean;
  declining: boolean;
  /** §27: `all` is every visit of its series. */
  onAccept: (all: boolean) => void;
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
  const reason = late ? words.tooLate : hindrance;
  return (
    <div className="grid gap-3">
      {reason !== undefined && (
        <p className="bg-warn-soft text-warn rounded-control px-4 py-3 text-sm font-semibold">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          busy={accepting}
          disabled={declining || reason !== undefined}
          onClick={() => onAccept(false)}
          className="flex-[3_1_7rem] max-sm:px-3"
        >
          {!accepting && <Check aria-hidden className="size-5" />}
          {request.series ? series.yesToOne : words.accept}
        </Button>
        {request.series && (
          <Button
            size="large"
            busy={accepting}
            disabled={declining || reason !== undefined}
            onClick={() => onAccept(true)}
            className="flex-[3_1_7rem] max-sm:px-3"
          >
            {!accepting && <Repeat aria-hidden className="size-5" />}
            {series.yesToAll}
          </Button>
        )}
        <Button
          variant="secondary"
          size="large"
          busy={declining}
          disabled={accepting || late}
          onClick={onDecline}
          className="flex-[2_1_6rem] max-sm:px-3"
        >
          {words.decline}
        </Button>
      </div>
      {request.series && <p className="text-ink-soft text-sm">{series.yesToAllText}</p>}
      <p className="text-ink-soft text-sm">{words.promise}</p>
    </div>
  );
};
