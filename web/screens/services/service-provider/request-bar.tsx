import { wordsOf } from '#words/catalogue.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/near-list.tsx';
import type { BookingView } from '#contract/booking.ts';
import type { Pack } from '#domain/catalogue.ts';
import { Countdown } from '../../../features/booking/countdown.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { refusalOf } from '../../../features/booking/refusal.ts';
import { Rupees } from '../../../ui/rupees.tsx';
import { summaryLink } from '../../../features/booking/summary-link.ts';
import { weekdayTimeText } from '../../../ui/when.ts';
import { TimeRing } from '../../../features/booking/time-ring.tsx';
import { standingBar } from '../../../ui/bar.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Moment } from './moment.ts';
import { isTooFar } from './request.ts';
import type { Row } from './request.ts';

type Props = {
  moment: Moment;
  pack: Pack | undefined;
  total: number;
  /** The customer's place is only an area: distances would pretend to know more. */
  rough: boolean;
  /** §27: not now: how long they would take from here says nothing. */
  later: boolean;
  onSelect: (row: Row) => void;
};

const frames = {
  plain: 'bg-surface',
  good: 'bg-good-soft lg:border-good',
  next: 'bg-raised lg:border-accent',
};

/** At the bottom of a phone; on a desk above the list, and only where there is news. */
const frame = (look: keyof typeof frames) =>
  `bottom-bar animate-rise lg:rounded-card lg:shadow-lift flex-wrap lg:static lg:mb-4 lg:border lg:p-4 ${frames[look]}`;

/** With large letters the room is for the words. */
const givesWay = '@max-[18rem]:hidden';

/** What was chosen and what it costs; then whom one waits for, and what they said. */
export const RequestBar = ({ moment, ...rest }: Props) => (
  <div aria-live="polite" className="lg:sticky lg:top-[calc(var(--head)+1rem)] lg:z-20">
    {moment.kind === 'choosing' && <Choosing row={moment.row} {...rest} />}
    {moment.kind === 'sending' && <Sending row={moment.row} />}
    {moment.kind === 'waiting' && <Waiting {...moment} />}
    {moment.kind === 'accepted' && <Accepted request={moment.request} />}
    {moment.kind === 'refused' && <Refused {...moment} {...rest} />}
  </div>
);

const Choosing = ({
  row,
  pack,
  total,
  rough,
  later,
  onSelect,
}: Omit<Props, 'moment'> & { row?: Row | undefined }) => (
  <div ref={standingBar} className="bottom-bar flex-wrap lg:hidden">
    {row && <Portrait person={row} className={`rounded-2xl! ${givesWay}`} />}
    <p className="min-w-0 flex-1 basis-20 leading-snug">
      <span className="block truncate text-lg font-bold">
        {row?.name ?? (pack && wordsOf(pack).name)}
      </span>
      <span className="text-ink-soft">
        {words.bar.total(
          <strong className="text-ink">
            <Rupees amount={total} />
          </strong>,
        )}
        {row && !rough && !later && ` · ${minutesText(row.arrivalMinutes)}`}
      </span>
    </p>
    {row && !isTooFar(row) && (
      <Button onClick={() => onSelect(row)} className="shrink-0">
        {words.select(row.name, (text) => (
          <span className="sr-only">{text}</span>
        ))}
      </Button>
    )}
  </div>
);

const Sending = ({ row }: { row: Row }) => (
  <div ref={standingBar} className={frame('plain')}>
    <Portrait person={row} className={givesWay} />
    <p className="font-bold">{words.bar.asking(row.name)}</p>
  </div>
);

const Waiting = ({ request, others }: { request: BookingView; others: number }) => (
  <div ref={standingBar} className={frame('plain')}>
    <TimeRing from={request.createdAt} until={request.expiresAt}>
      <Portrait person={personOf(request)} className="size-12!" />
    </TimeRing>
    <p className="min-w-0 flex-1 leading-snug">
      <span className="block font-bold">{words.bar.waitingFor(request.handyman.name)}</span>
      <span className="text-ink-soft text-sm">
        {words.bar.waiting(
          <Countdown until={request.expiresAt} />,
          <Rupees amount={request.price.total} />,
          others,
        )}
      </span>
    </p>
  </div>
);

const Accepted = ({ request }: { request: BookingView }) => (
  <div ref={standingBar} className={frame('good')}>
    <Portrait person={personOf(request)} className={givesWay} />
    <p className="min-w-0 flex-1 leading-snug">
      <span className="block font-bold">{words.bar.accepted(request.handyman.name)}</span>
      <span className="text-ink-soft text-sm">
        {request.startsAt === null ? words.bar.next : weekdayTimeText(request.startsAt)}
      </span>
    </p>
    <Link to={summaryLink(request)} className={`${buttonClass({ variant: 'good' })} max-sm:w-full`}>
      {words.forward}
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  </div>
);

type RefusedProps = Omit<Props, 'moment'> & { request: BookingView; next: Row | undefined };

/** After a no, or none at all: whom to ask at once. */
const Refused = ({ request, next, rough, later, onSelect }: RefusedProps) => (
  <div ref={standingBar} className={frame('next')}>
    {next && <Portrait person={next} className={`rounded-2xl! ${givesWay}`} />}
    <div className="min-w-0 flex-1 leading-snug">
      <p className="font-bold">{words.bar.refused(request.handyman.name, refusalOf(request))}</p>
      <p className="text-ink-soft text-sm">
        {next ? nextText(next, rough || later) : nobodyElse(later)}
      </p>
    </div>
    {next && (
      <Button onClick={() => onSelect(next)} className="max-sm:w-full">
        {words.bar.ask(next.name)}
      </Button>
    )}
  </div>
);

const nobodyElse = (later: boolean) => (later ? words.bar.nobodyElseThen : words.bar.nobodyElse);

const nextText = ({ name, distanceKm, arrivalMinutes }: Row, rough: boolean) => {
  const shown = <strong className="text-ink">{name}</strong>;
  return rough
    ? words.bar.nextNearest(shown)
    : words.bar.nextNearestAt(shown, distanceText(distanceKm), minutesText(arrivalMinutes));
};

const personOf = ({ handyman }: BookingView) => ({
  id: handyman.handyman_id,
  name: handyman.name,
  profile: handyman.profile,
});
