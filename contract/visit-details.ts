import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { hasHidden } from '#domain/name.ts';
import { asOneLine } from '#domain/visit-details.ts';
import { fault } from './fault.ts';
import type { Written } from './fault.ts';
import { storable } from './field.ts';

/** One line, whatever it wrapped into; blank is allowed and says nothing. */
export const tidyLine = (what: Written, most: number) =>
  storable(what)
    .transform(asOneLine)
    .pipe(
      z
        .string()
        .max(most, { error: fault('tooLong', what, most) })
        .refine((value) => !hasHidden(value), { error: fault('hidden', what) }),
    );

/** §17: what every way of asking for a visit takes beside the place. */
export const givenDetails = {
  address: tidyLine('address', limits.visitAddress)
    .optional()
    .meta({ description: 'Flat, building, landmark: shown to the handyman after the yes.' }),
  note: tidyLine('note', limits.visitNote)
    .optional()
    .meta({ description: 'What there is to do: shown to the handyman with the request.' }),
};

/** §17: and what a booking has of it for its reader. */
export const seenDetails = {
  address: z.string().optional().meta({
    description: 'For the customer; for the handyman from the yes to the end of the job.',
  }),
  note: z.string().optional(),
};
