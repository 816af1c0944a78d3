import { CalendarClock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { mayProposeTime } from '#domain/proposal.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/proposal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { weekdayTimeText } from '../../ui/when.ts';
import { useServerNow } from '../booking/countdown.tsx';
import { LateVisit } from '../delay/late-visit.tsx';
import { SayLate } from '../delay/say-late.tsx';
import { ChooseTime } from './choose-time.tsx';
import { OpenProposal } from './open-proposal.tsx';

type Props = { booking: BookingView; side: Party };

/** §27: when the visit is, another time that is proposed, and the way to propose one. For either side. */
export const VisitTime = ({ booking, side }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [choosing, setChoosing] = useState(false);
  const now = useServerNow();
  const { startsAt, proposal, delay } = booking;
  if (startsAt === null) return null;
  const other = firstName(side === 'user' ? booking.handyman.name : booking.customer.username);
  const open = proposal && Date.parse(proposal.answerBy) > now ? proposal : undefined;
  const movable = mayProposeTime(booking, now);
  // The notice has the way to another time itself.
  const lateForMe = side === 'user' && delay !== undefined;
  // What was pressed is gone once it is done.
  const focusHeading = () => heading.current?.focus();
  const close = () => {
    setChoosing(false);
    focusHeading();
  };
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg font-bold">
            <CalendarClock aria-hidden className="text-accent size-5 shrink-0" />
            {words.title}
          </h2>
          <p className="text-lg">{weekdayTimeText(startsAt)}</p>
        </div>
        {movable && !open && !choosing && !lateForMe && (
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {words.another}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {open && (
          <OpenProposal
            id={booking.notification_id}
            proposal={open}
            agreed={startsAt}
            mine={open.by === side}
            other={other}
            onDecided={focusHeading}
          />
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {lateForMe && (
          <LateVisit
            booking={booking}
            startsAt={startsAt}
            delay={delay}
            onAnother={movable && !open && !choosing ? () => setChoosing(true) : undefined}
            onDone={focusHeading}
          />
        )}
      </div>
      {side === 'handyman' && (
        <SayLate booking={booking} startsAt={startsAt} onDone={focusHeading} />
      )}
      {movable && !open && choosing && (
        <ChooseTime id={booking.notification_id} other={other} onDone={close} />
      )}
    </Card>
  );
};
