import { isBookable } from '#domain/slots.ts';
import { serverNow } from '../../data/clock.ts';

/** §27: the start of a visit for later that came to nothing, as long as others can be asked for it. */
export const stillThen = (startsAt: string | null): string | undefined =>
  startsAt !== null && isBookable(Date.parse(startsAt), serverNow()) ? startsAt : undefined;
