import { serviceCharge } from './service.ts';

/** §9: GST in percent of the cost. */
const gstPercent = 18;

/** §9: what the customer sees on the summary and the receipt, all in rupees. */
export type PriceLines = {
  readonly serviceCharge: number;
  readonly cost: number;
  readonly gst: number;
  readonly discount: number;
  readonly total: number;
};

/** §9: GST is rounded to the rupee and given back as 'LH Discount', so the total is 100 + cost. */
export const priceLines = (cost: number): PriceLines => {
  const gst = Math.round((cost * gstPercent) / 100);
  return { serviceCharge, cost, gst, discount: gst, total: serviceCharge + cost };
};

/** §9: INR minor units, what the card gateway is told. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;
