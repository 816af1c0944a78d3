import { z } from 'zod';

/** §9: as they were when the booking was asked for, in rupees. */
export const priceLines = z.object({
  serviceCharge: z.number(),
  cost: z.number(),
  gst: z.number(),
  discount: z.number(),
  total: z.number(),
});
