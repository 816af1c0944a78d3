import type { PaymentState, State } from './booking.ts';
import type { Offer } from './offer.ts';
import { handymanShare, priceLines, toPaise, toRupees } from './price.ts';
import type { PriceLines } from './price.ts';

/** §9: a bill as it is stored with its booking: one amount for each kind of line, in paise. */
export type BillLines = {
  readonly service_charge_paise: number;
  readonly cost_paise: number;
  readonly gst_paise: number;
  readonly discount_paise: number;
  readonly total_paise: number;
};

export type Bill = BillLines & { readonly handyman_share_paise: number };

/** §9: what a booking is asked for with. Only approved extra work (§20) changes it, whatever the catalogue says later. */
export const billFor = (offer: Offer, cost: number): Bill => {
  const lines = priceLines(offer, cost);
  return {
    service_charge_paise: toPaise(lines.serviceCharge),
    cost_paise: toPaise(lines.cost),
    gst_paise: toPaise(lines.gst),
    discount_paise: toPaise(lines.discount),
    total_paise: toPaise(lines.total),
    handyman_share_paise: toPaise(handymanShare(lines.total, offer.commissionPercent)),
  };
};

/** §9: the lines as they were when the booking was asked for, in rupees; with extra work (§20) the total is more. */
export const linesOf = (bill: BillLines): PriceLines => ({
  serviceCharge: toRupees(bill.service_charge_paise),
  cost: toRupees(bill.cost_paise),
  gst: toRupees(bill.gst_paise),
  discount: toRupees(bill.discount_paise),
  total: toRupees(bill.total_paise),
});

export type Ended = { readonly state: State; readonly payment_state: PaymentState };

/** §14: who gets what of a bill, in paise. Work that was not done, or was refunded whole, earns neither side anything. */
export const splitOf = (
  { state, payment_state: payment }: Ended,
  bill: Pick<Bill, 'total_paise' | 'handyman_share_paise'>,
): { readonly share: number; readonly commission: number } => {
  if (state !== 'done' || payment === 'refunded') return { share: 0, commission: 0 };
  const share = bill.handyman_share_paise;
  return { share, commission: bill.total_paise - share };
};
