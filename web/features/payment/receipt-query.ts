import { queryOptions } from '@tanstack/react-query';
import { getReceipt } from '#contract/payment.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** Of one payment, or the newest. */
export const receiptQuery = (id: string, paymentId: string | null = null, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'receipt', id, paymentId],
    queryFn: ({ signal }) => {
      const query = paymentId === null ? {} : { query: { payment_id: paymentId } };
      return storedFor(who, send(getReceipt, { params: { id }, ...query, signal }));
    },
  });
