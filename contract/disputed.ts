import { z } from 'zod';

/** §39: what its customer reads of a payment that their bank takes back. */
export const disputed = z
  .object({
    state: z.enum(['examined', 'returned']),
    amount: z.number().meta({ description: 'In rupees.' }),
  })
  .meta({
    description:
      'For the customer only: their bank examines a payment, or has given it back. Nothing is refunded beside that.',
  });
export type Disputed = z.output<typeof disputed>;
