import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { ArrowRight, CalendarClock, ReceiptIndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#contract/booking.ts';
import { isAhead, isUnderWay } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { later as laterRules } from '#domain/slots.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/dashboard.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import { DetailLines } from '../../../features/address/detail-lines.tsx';
import { DirectionsLink } from '../../../features/address/directions-link.tsx';
import { useAreaName } from '../../../features/map/area-name.ts';
import { BookingBadge, PaymentBadge } from '../../../features/booking/booking-badge.tsx';
import { ChatLink } from '../../../features/chat/chat-link.tsx';
import { VisitWith } from '../../../features/regular/together.tsx';
import { distanceText } from '../../../ui/distance.ts';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { timeText, weekdayTimeText } from '../../../ui/when.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDistanceLeft } from '../../../features/tracking/distance-left.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const NextOnTheWay = lazyComponent(
  async () => (await import('../../../features/tracking/next.tsx')).NextOnTheWay,
);

type Job = { job: Notification };

const steps = {
  accepted: { page: 'jobstartotp', ...words.job.accepted },
  on_the_way: { page: 'jobstartotp', ...words.job.on_the_way },
  arrived: { page: 'jobstartotp', ...words.job.arrived },
  started: { page: 'workdone', ...words.job.started },
} as const;

type Step = { readonly page: string; readonly now: string; readonly go: string };

const stepOf = ({ state }: Notification): Step =>
  (steps as Partial<Record<State, Step>>)[state] ?? steps.accepted;

const jobLink = (job: Notification) => `/handyman/${stepOf(job).page}?user_id=${job.user_id}`;

/** While they are not there yet, saying so comes first. */
const isBefore = ({ state }: Notification) => state === 'accepted' || state === 'on_the_way';

/** The running job, always in sight. */
export const ActiveJob = ({ job }: Job) => {
  const serviceNamed = useServiceNamed();
  const { now, go } = stepOf(job);
  const area = useAreaName(job);
  const left = useDistanceLeft(job);
  const { username = words.unnamed.your, share = job.price.total } = job;
  return (
    <section aria-labelledby="active-title">
      <Card className="animate-rise grid gap-4 p-5">
        <p className="text-good flex items-center gap-2.5 text-sm font-bold">
          <span aria-hidden className="relative grid size-2.5">
            <span className="animate-ring bg-good col-start-1 row-start-1 rounded-full" />
            <span className="bg-good col-start-1 row-start-1 rounded-full" />
          </span>
          {now}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Portrait
            person={{ id: job.user_id, name: username }}
            customer
            className="rounded-control"
          />
          <div className="min-w-0 flex-1 basis-44">
            <h2 id="active-title" className="text-xl leading-tight font-bold">
              {words.job.title(serviceNamed(job.service), username)}
            </h2>
            <p className="text-ink-soft">
              {area !== undefined && `${area} · `}
              {left && `${words.job.away(distanceText(left.km))} · `}
              {words.job.youGet(rupees(share))}
            </p>
            <VisitWith doneTogether={job.doneTogether} over={false} />
          </div>
        </div>
        <DetailLines address={job.address} note={job.note} />
        {isBefore(job) && <DirectionsLink to={job} />}
        <NextOnTheWay job={job} />
        <Link
          to={jobLink(job)}
          className={buttonClass({
            size: 'large',
            wide: true,
            variant: isBefore(job) ? 'secondary' : 'primary',
          })}
        >
          {go}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
        <div className="grid gap-3 sm:grid-cols-2">
          <Link
            to={`/handyman/bookings/${job.notification_id}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {booked.see}
          </Link>
          <ChatLink bookingId={job.notification_id} as="handyman" name={firstName(username)} />
        </div>
      </Card>
    </section>
  );
};

/** The same in front of a request: it is never hidden by what comes next. */
export const RunningJob = ({ job }: Job) => (
  <p className="bg-good-soft rounded-control flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
    <span>
      <span className="text-good block text-sm font-bold">{stepOf(job).now}</span>
      <span className="font-semibold">{job.username}</span>
    </span>
    <Link
      to={jobLink(job)}
      className="text-accent inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline"
    >
      {stepOf(job).go}
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  </p>
);

/** §27: what is agreed for later, with its time; the next one first. */
export const ComingVisits = ({ visits }: { visits: readonly Notification[] }) =>
  visits.length > 0 && (
    <section aria-labelledby="coming-title">
      <Card className="grid gap-3 p-5">
        <h2 id="coming-title" className="flex items-center gap-2 text-lg font-bold">
          <CalendarClock aria-hidden className="text-accent size-5" />
          {visitTime.coming}
        </h2>
        <ul className="divide-line grid divide-y">
          {visits.map((visit) => (
            <ComingVisit key={visit.notification_id} visit={visit} />
          ))}
        </ul>
      </Card>
    </section>
  );

const ComingVisit = ({ visit }: { visit: Notification }) => {
  const area = useAreaName(visit);
  const { username = words.unnamed.your, share = visit.price.total, startsAt } = visit;
  const { proposal, delay } = visit;
  return (
    <li>
      <Link
        to={`/handyman/bookings/${visit.notification_id}`}
        className="hover:bg-sunken rounded-control -mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-2 py-2.5"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold text-balance">
            {weekdayTimeText(startsAt ?? '')}
          </span>
          <span className="text-ink-soft text-sm">
            {[username, area].filter(Boolean).join(' · ')}
          </span>
          {delay && (
            <span className="text-warn block text-sm font-semibold">
              {visitTime.lateFor(firstName(username), timeText(delay.expectedAt))}
            </span>
          )}
          {proposal && (
            <span className="text-warn block text-sm font-semibold">
              {visitTime[proposal.by === 'user' ? 'proposes' : 'proposed'](
                firstName(username),
                weekdayTimeText(proposal.startsAt),
              )}
            </span>
          )}
        </span>
        <span className="text-good font-bold">{rupees(share)}</span>
      </Link>
    </li>
  );
};

/** The last finished job, with whether it has been paid. */
export const LastJob = ({ job }: Job) => (
  <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
    <div className="grid gap-1.5">
      <h2 className="text-lg font-bold">
        {words.job.last(useServiceNamed()(job.service), job.username ?? '')}
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <BookingBadge state={job.state} />
        <PaymentBadge booking={job} />
      </p>
    </div>
    <Link
      to={`/handyman/paymentBill?booking_id=${job.notification_id}`}
      className={`${buttonClass({ variant: 'secondary' })} w-full sm:w-auto`}
    >
      <ReceiptIndianRupee aria-hidden className="text-accent size-4.5" />
      {words.job.seeBill}
    </Link>
  </Card>
);

/** The job under way, or the next visit once it is time to set out for it. */
export const activeOf = (list: readonly Notification[], now: number) =>
  list.find(isUnderWay) ?? visitsAhead(list).find((visit) => isSoon(visit, now));

/** §27: agreed for later, the next first. */
export const visitsAhead = (list: readonly Notification[]): readonly Notification[] =>
  list.filter(isAhead).toSorted((a, b) => startOf(a) - startOf(b));

const startOf = ({ startsAt }: Notification): number => Date.parse(startsAt ?? '');

const isSoon = (visit: Notification, now: number): boolean =>
  startOf(visit) <= now + laterRules.setOutMinutes * 60_000;

export const lastDoneOf = (list: readonly Notification[]) =>
  list.find(({ state }) => state === 'done');

/** §4: one job for now at a time; a later visit (§27) may be agreed meanwhile. */
export const hindranceOf = (
  running: Notification | undefined,
  request: Notification,
): string | undefined =>
  running && request.startsAt === null
    ? words.job.finishFirst(running.username ?? words.unnamed.your)
    : undefined;
