import type { ReactNode } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { isWaiting, openState } from '#domain/booking.ts';
import { StartCode } from './start-code.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Bill, PayBar } from './bill.tsx';
import { Headline } from './headline.tsx';
import { NextSteps } from './next-steps.tsx';
import { Person } from './person.tsx';
import type { Booking } from './timeline.tsx';
import { Visit } from './visit.tsx';
import { RouteMap } from './route-map.tsx';

const LiveTracking = lazyComponent(
  async () => (await import('../tracking/live-tracking.tsx')).LiveTracking,
  {
    coming: <Skeleton className="h-67 rounded-none sm:h-106" />,
  },
);

const later = () => import('./lazy-parts.ts');
const Door = lazyComponent(async () => (await later()).Door);
const RenewCode = lazyComponent(async () => (await later()).RenewCode);
const NobodyCame = lazyComponent(async () => (await later()).NobodyCame);
const SaidHere = lazyComponent(async () => (await later()).SaidHere);
const CancelVisit = lazyComponent(async () => (await later()).CancelVisit);
const DisputedNote = lazyComponent(async () => (await later()).DisputedNote);
const FeeOf = lazyComponent(async () => (await later()).FeeOf);
const KeepFavourite = lazyComponent(async () => (await later()).KeepFavourite);
const BlockHandyman = lazyComponent(async () => (await later()).BlockHandyman);

/** A professional may come, or comes. */
const mapped: ReadonlySet<Booking['state']> = new Set(['requested', 'accepted', 'on_the_way']);

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

/** The page of a booking as its customer has it. */
export const CustomerVisit = ({
  booking,
  handyman,
  tiles,
  confirmation = false,
  children,
}: Props) => {
  const { state, notification_id: id } = booking;
  const Way = state === 'on_the_way' ? LiveTracking : RouteMap;
  return (
    <>
      <Visit
        booking={booking}
        side="user"
        confirmation={confirmation}
        headline={
          <>
            <Headline booking={booking} />
            <NextSteps booking={booking} />
            {booking.saidHere && <SaidHere booking={booking} />}
          </>
        }
        map={
          handyman &&
          mapped.has(state) && <Way booking={booking} handyman={handyman} tiles={tiles} />
        }
        code={
          isWaiting(state) && <StartCode code={booking.startCode} renew={<RenewCode id={id} />} />
        }
        person={<Person {...booking.handyman} phone={booking.handyman.phone} card={handyman} />}
        bill={
          <>
            <Door booking={booking} />
            <Bill booking={booking}>
              {booking.dispute && <DisputedNote dispute={booking.dispute} />}
              {booking.fee && <FeeOf fee={booking.fee} as="user" />}
            </Bill>
          </>
        }
        cancelVisit={
          <div className="grid grid-cols-1 content-start gap-5 sm:gap-6">
            <NobodyCame booking={booking} />
            <CancelVisit booking={booking} />
            {state !== openState && (
              <div className="grid grid-cols-1 gap-1">
                <KeepFavourite handymanId={booking.handyman_id} name={booking.handyman.name} />
                <BlockHandyman booking={booking} />
              </div>
            )}
          </div>
        }
      >
        {children}
      </Visit>
      <PayBar booking={booking} />
    </>
  );
};
