import { ArrowRight, ReceiptIndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import { BookingBadge, PaymentBadge } from '../../../components/booking-badge.tsx';
import { distanceText } from '../../../components/distance.ts';
import { rupees } from '../../../components/rupees.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

/** The running job, always one tap away. */
export const ActiveJob = ({ job }: { job: Notification }) => {
  const started = job.state === 'started';
  const page = started ? 'workdone' : 'jobstartotp';
  return (
    <section
      aria-labelledby="active-title"
      className="rounded-card from-banner-teal-from to-banner-teal-to animate-rise grid gap-5 bg-linear-135 p-6 text-white sm:grid-cols-[1fr_auto] sm:items-center sm:p-8"
    >
      <div className="grid gap-1.5">
        <p className="flex items-center gap-2 font-semibold">
          <span aria-hidden className="relative grid size-3">
            <span className="animate-ring col-start-1 row-start-1 rounded-full bg-white" />
            <span className="col-start-1 row-start-1 rounded-full bg-white" />
          </span>
          {started ? 'Work in progress' : 'On your way'}
        </p>
        <h2 id="active-title" className="text-2xl font-bold sm:text-3xl">
          {job.service} for {job.username}
        </h2>
        <p>
          {distanceText(job.distanceKm ?? 0)} away · {rupees(job.price.total)}
        </p>
      </div>
      <Link
        to={`/handyman/${page}?user_id=${job.user_id}`}
        className="rounded-control text-banner-teal-to inline-flex min-h-13 items-center justify-center gap-2 bg-white px-7 text-lg font-bold transition hover:brightness-95 active:scale-[0.98]"
      >
        {started ? 'Finish the job' : 'Open the job'}
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </section>
  );
};

/** The last finished job, with whether it has been paid. */
export const LastJob = ({ job }: { job: Notification }) => (
  <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
    <div className="grid gap-1.5">
      <h2 className="text-lg font-bold">
        Last job: {job.service} for {job.username}
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
      <ReceiptIndianRupee aria-hidden className="size-4.5" />
      See the bill
    </Link>
  </Card>
);

export const activeOf = (list: readonly Notification[]) =>
  list.find(({ state }) => isActive(state));

export const lastDoneOf = (list: readonly Notification[]) =>
  list.find(({ state }) => state === 'done');
