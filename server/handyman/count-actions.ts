import type { countOnline } from '#contract/handyman.ts';
import type { Replied } from '#contract/call.ts';
import { counted } from '#domain/handyman.ts';
import { blurPlace, chordOfKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import type { Deps } from '../deps.ts';
import { countFree } from './count-store.ts';

type Counts = Omit<Replied<typeof countOnline>, 'msg'>;

/** Every visitor of the home page asks; the answer may be as old as the list of a page that stays open. */
const keepSeconds = 30;

/** Rounded places that are asked about at once: the towns of a busy minute. */
const mostEntries = 1000;

/** Counts are cached for a short while for each rounded place, and shared by concurrent requests. */
export const openCounts = (deps: Deps) => {
  const kept = new Map<string, { readonly until: number; readonly counts: Promise<Counts> }>();

  const read = (place: Place | undefined): Promise<Counts> => {
    // Rounded first: the exact place of a visitor is neither needed nor stored.
    const here = place && blurPlace(place);
    const key = here ? `${here.lat} ${here.long}` : '';
    const before = kept.get(key);
    if (before && before.until > performance.now()) return before.counts;
    const counts = count(deps, here);
    kept.delete(key);
    kept.set(key, { until: performance.now() + keepSeconds * 1000, counts });
    counts.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostEntries && oldest !== undefined) kept.delete(oldest);
    return counts;
  };

  return { read, keepSeconds };
};

/** The whole globe: no distance is larger. */
const anywhere = { from: { lat: 22.5, long: 79.5 }, chord: 2 };

const count = async (deps: Deps, here: Place | undefined): Promise<Counts> => {
  const offered = deps.catalogue.read().filter(({ active }) => active);
  if (offered.length === 0) return { online: 0, services: [] };
  const rows = await countFree(
    deps.searchDb,
    offered.map(({ id }) => id),
    here ?? anywhere.from,
    here ? chordOfKm(counted.withinKm) : anywhere.chord,
  );
  const services = offered.map(({ id, serviceName }) => ({
    serviceName,
    online: rows.find(({ service }) => service === id)?.online ?? 0,
  }));
  const all = rows.find(({ service }) => service === null)?.online ?? 0;
  return { online: Math.min(all, counted.most), services };
};
