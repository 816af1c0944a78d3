import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { chooseCash } from '#contract/cash.ts';
import type { Cash } from '#contract/cash.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/cash.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CashToPay } from './cash-to-pay.tsx';
import { cashQuery } from './queries.ts';

type Props = { booking: BookingView };

/** §37: on the page of a payment: what paying in cash means, or why it cannot be done now. */
export const PayInCash = ({ booking }: Props) => (
  <Fetched
    query={useQuery(cashQuery(booking.notification_id, 'user'))}
    coming={<SkeletonRows rows={2} label={words.loading} />}
  >
    {(cash) =>
      cash.chosen ? <CashToPay booking={booking} /> : <Offer booking={booking} cash={cash} />
    }
  </Fetched>
);

const Offer = ({ booking, cash: { offer, due, most } }: Props & { cash: Cash }) => {
  const { notification_id: id, handyman } = booking;
  const navigate = useNavigate();
  const choose = useSendAndSay(chooseCash, {
    onDone: () => void navigate(`/user/bookings/${id}`),
  });
  const name = firstName(handyman.name);
  if (offer !== 'open') {
    return (
      <p className="bg-sunken rounded-control p-4 font-medium">
        {words.pay.offers[offer](name, rupees(most))}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <p>{words.pay.text(name)}</p>
      <p className="text-ink-soft text-sm">{words.pay.refunds}</p>
      <Button
        size="large"
        wide
        busy={choose.isPending || choose.isSuccess}
        onClick={() => choose.mutate({ params: { id } })}
      >
        {words.pay.button(rupees(due))}
      </Button>
    </div>
  );
};
