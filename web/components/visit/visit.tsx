import { serviceNamed } from '../../data/service-names.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { words as booked } from '#words/booking.ts';
import { words } from '#words/visit.tsx';
import { BookingBadge } from '../booking-badge.tsx';
import { HelpHere } from '../help-here.tsx';
import { StartCode } from '../start-code.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { part } from '../ui/part.tsx';
import { Bill, PayBar } from './bill.tsx';
import { CallOff } from './call-off.tsx';
import { Headline } from './headline.tsx';
import { NextSteps } from './next-steps.tsx';
import { Person } from './person.tsx';
import { RenewCode } from './renew-code.tsx';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import type { Booking } from './timeline.tsx';
import { WayMap } from './way-map.tsx';

const JobRating = part(async () => (await import('../rating/job-rating.tsx')).JobRating);

type Props = {
  booking: Booking;
  /** The professional's card, once it is here. */
  handyman: HandymanCard | undefined;
  tiles: string | null | undefined;
  /** §2: the page at the moment of the yes. */
  confirmation?: boolean;
  /** The way to the other page about it. */
  children?: ReactNode;
};

/** A booking from the question to the receipt: one page, whichever address it is opened at. */
export const Visit = ({ booking, handyman, tiles, confirmation = false, children }: Props) => {
  const { state } = booking;
  const yes = confirmation && (state === 'accepted' || state === 'started');
  return (
    <>
      <div className="page grid grid-cols-1 gap-5 py-5 sm:gap-6 sm:py-8 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_auto_auto_1fr] lg:content-start">
        <div className="flex items-start gap-4 lg:col-span-2">
          <div className="max-sm:hidden">
            <BackLink to="/user/bookings" label={words.back} />
          </div>
          <div className="grid min-w-0 flex-1 gap-3">
            <p aria-live="polite" className="flex flex-wrap items-center gap-2">
              {yes && (
                <Badge tone="good">
                  <CircleCheck aria-hidden className="size-4" />
                  {words.confirmed}
                </Badge>
              )}
              {(!yes || state === 'started') && <BookingBadge state={state} />}
              <span className="text-ink-soft min-w-0 text-sm font-medium">
                {booked.serviceWith(serviceNamed(booking.service), booking.handyman.name)}
              </span>
            </p>
            <Headline booking={booking} />
            <NextSteps booking={booking} />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-5 sm:gap-6">
          {state === 'done' && (
            <JobRating bookingId={booking.notification_id} as="user" name={booking.handyman.name} />
          )}
          <Card className="overflow-hidden">
            <div className="@container px-1.5 py-5 sm:p-6">
              <Steps booking={booking} />
            </div>
            {handyman && (state === 'requested' || state === 'accepted') && (
              <WayMap booking={booking} handyman={handyman} tiles={tiles} />
            )}
          </Card>
        </div>
        <div className="grid grid-cols-1 content-start gap-5 sm:gap-6 lg:row-span-3">
          {state === 'accepted' && (
            <StartCode
              code={booking.startCode}
              renew={<RenewCode id={booking.notification_id} />}
            />
          )}
          <Person {...booking.handyman} phone={booking.handyman.phone} card={handyman} />
          <Bill booking={booking} />
          <HelpHere bookingId={booking.notification_id} side="user" state={state} />
          {children}
        </div>
        <Card className="p-5 sm:p-6">
          <h2 className="mb-5 text-lg font-bold">{words.happened}</h2>
          <Timeline booking={booking} />
        </Card>
        <CallOff booking={booking} />
      </div>
      <PayBar booking={booking} />
    </>
  );
};
