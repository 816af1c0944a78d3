import { nearestCity } from './city.ts';
import type { Place } from './place.ts';

/** Numbers that belong to the name of an area, before or after them: Sector 21, Phase 2, 4th Block. */
const divisions = 'sector|phase|block|ward|zone|stage|extension';
const numbered = new RegExp(
  `\\b(?:${divisions})[ -]\\d{1,3}[a-z]?(?![\\w/-])|(?<![\\w/-])\\d{1,2}(?:st|nd|rd|th) (?:${divisions})\\b`,
  'giu',
);

/**
 * §5: the name of an area or a city. It stands on a public card, so it can hold no house number, phone
 * number or address of the net: digits only as part of a name such as Sector 21.
 */
export const isAreaName = (text: string): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}\d .'’()&-]*$/u.test(text) &&
  !/\p{N}/u.test(text.replace(numbered, '')) &&
  text.replace(/\D/g, '').length <= 4;

/** §6: where a card says that a professional works: as they named it, or only the large city nearby. */
export const areaLine = (
  {
    area = '',
    city = '',
  }: { readonly area?: string | undefined; readonly city?: string | undefined },
  place: Place,
): string => {
  const named = [area, city].map((part) => part.trim()).filter((part) => part !== '');
  if (named.length > 0) return named.join(', ');
  const near = nearestCity(place);
  return near === undefined ? '' : `Near ${near}`;
};
