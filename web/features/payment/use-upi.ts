import { useQuery } from '@tanstack/react-query';
import { settlePayment } from '#contract/payment.ts';
import { Refused, send } from '../../data/api.ts';
import { usePoll } from '../../data/events.ts';
import { delays } from '../../device/delays.ts';

/**
 * §33: what became of a request to pay by UPI, which is answered in another app: asked again with each piece of news about
 * the customer's bookings. `refused` once it is over without a payment.
 */
export const useUpi = (paymentId: string | undefined) => {
  const { data, error } = useQuery({
    queryKey: ['bookings', 'upi', paymentId],
    queryFn: ({ signal }) => send(settlePayment, { params: { id: paymentId ?? '' }, signal }),
    enabled: paymentId !== undefined,
    refetchInterval: usePoll(delays.pollRequest),
    retry: false,
    gcTime: 0,
  });
  const refused = error instanceof Refused && error.status === 402 ? error.message : undefined;
  return { outcome: data, refused };
};
