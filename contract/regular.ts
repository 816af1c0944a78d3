import { z } from 'zod';
import { mostFavourites, newestKnown } from '#domain/regular.ts';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

/** §27: a professional whom the customer keeps as a favourite, or who has done a job for them. */
const known = z.object({
  handyman_id: id,
  name: z.string(),
  services: z.string(),
  profile: z.string().nullable(),
  verified: z.boolean(),
  favourite: z.boolean(),
  jobs: z.int().meta({ description: 'Jobs that are done, among the newest bookings.' }),
  lastAt: instant.nullable().meta({ description: 'When the last of these was done.' }),
});
export type KnownProfessional = z.output<typeof known>;

export const listKnown = call({
  method: 'GET',
  path: '/api/user/professionals',
  who: 'user',
  summary: `The professionals I know: favourites first, then who has done a job among my newest ${newestKnown} bookings. Without those who are blocked or not listed any more.`,
  reply: z.array(known),
});

const ofHandyman = (verb: 'add' | 'remove', summary: string) =>
  call({
    method: 'POST',
    path: `/api/user/favourites/${verb}`,
    who: 'user',
    summary,
    body: z.object({ handyman_id: id }),
    reply: z.object({ msg }),
    refusals: verb === 'add' ? [404, 409] : [],
  });

export const addFavourite = ofHandyman(
  'add',
  `Keep a professional as a favourite; ${mostFavourites} at most. They do not learn of it.`,
);

export const removeFavourite = ofHandyman('remove', 'Keep a favourite no longer.');
