import { useRef } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { mayPropose } from '#domain/extra.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/extra.ts';
import { Card } from '../../ui/card.tsx';
import { Ask } from './ask.tsx';
import { ExtraList } from './extra-list.tsx';
import { Propose } from './propose.tsx';

type Props = { booking: BookingView; as: Party };

/** §20: extra work on a booking, for either side: what is to be decided first, then what was. */
export const Extras = ({ booking, as }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { extras, state, paymentState } = booking;
  const proposing = as === 'handyman' && mayPropose(state, paymentState);
  if (extras.length === 0 && !proposing) return null;
  const asked = as === 'user' ? extras.filter((extra) => extra.state === 'proposed') : [];
  const listed = extras.filter((extra) => !asked.includes(extra));
  // The button that had the focus is gone once a proposal is decided.
  const focusHeading = () => heading.current?.focus();
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {words.title}
      </h2>
      {as === 'user' && (
        <div aria-live="polite" className="grid gap-4 empty:hidden">
          {asked.map((extra) => (
            <Ask key={extra.extra_id} booking={booking} extra={extra} onDecided={focusHeading} />
          ))}
        </div>
      )}
      <ExtraList booking={booking} extras={listed} as={as} onTakenBack={focusHeading} />
      {proposing && <Propose booking={booking} />}
    </Card>
  );
};
