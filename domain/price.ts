import type { Service } from './catalogue.ts';

/** §9: GST in percent of the cost. */
export const gstPercent = 18;

/** §9: what the product keeps of a total, in percent, unless the service says otherwise. */
const usualCommissionPercent = 15;

/** §9: what the customer sees on the summary and the receipt, all in rupees. */
export type PriceLines = {
  readonly serviceCharge: number;
  readonly cost: number;
  readonly gst: number;
  readonly discount: number;
  readonly total: number;
};

/** §9: GST is rounded to the rupee and given back as 'LH Discount', so the total is the charge plus the cost. */
export const priceLines = (
  { serviceCharge }: Pick<Service, 'serviceCharge'>,
  cost: number,
): PriceLines => {
  const gst = Math.round((cost * gstPercent) / 100);
  return { serviceCharge, cost, gst, discount: gst, total: serviceCharge + cost };
};

/** §9: what the handyman gets of a total, in rupees and whole paise. */
export const handymanShare = (total: number, commissionPercent: number | null): number => {
  const percent = commissionPercent ?? usualCommissionPercent;
  return toRupees(toPaise(total) - Math.round((toPaise(total) * percent) / 100));
};

/** §9: INR minor units, as the card gateway takes them. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;
