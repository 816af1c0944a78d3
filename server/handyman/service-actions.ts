import type { Replied } from '#contract/call.ts';
import type { setServices } from '#contract/handyman.ts';
import { serviceById } from '#domain/catalogue.ts';
import type { Catalogue, ServiceId } from '#domain/catalogue.ts';
import { alsoAfter, offersOf } from '#domain/handyman.ts';
import type { Offer } from '#domain/offer.ts';
import { catalogueWith, namedService } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addAudit } from '../operator/audit-store.ts';
import { notFound } from '../problem.ts';
import { lockServices, putServices } from './service-store.ts';

type Offered = Omit<Replied<typeof setServices>, 'msg'>;

const namesOf = (catalogue: Catalogue<Offer>, ids: readonly ServiceId[]): string[] =>
  ids.map((id) => serviceById(catalogue, id).serviceName);

/**
 * §27: a new list of what they offer beside their first service. No operator looks at it first; from what to what it was
 * changed stands in the log, which their page in the console shows.
 */
export const changeServices = async (
  deps: Deps,
  id: string,
  names: readonly string[],
): Promise<Offered> => {
  await spend(deps, limits.hoursChanges, id);
  const chosen = names.map((name) => namedService(deps, 'services', name).id);
  return deps.db.transaction(async (db) => {
    const before = await lockServices(db, id);
    if (!before) throw notFound(({ handyman }) => handyman.gone);
    const catalogue = await catalogueWith(deps, [before.service, ...before.also, ...chosen]);
    const also = alsoAfter(catalogue, before, chosen);
    if (also.join() !== before.also.join()) {
      await putServices(db, id, also);
      await addAudit(db, {
        operatorId: null,
        action: 'change_own_services',
        subjectKind: 'handyman',
        subjectId: id,
        details: {
          before: { services: namesOf(catalogue, before.also) },
          after: { services: namesOf(catalogue, also) },
        },
      });
    }
    const [first, ...others] = offersOf(catalogue, { service: before.service, also });
    const services = first?.serviceName ?? '';
    return { services, offers: [services, ...others.map(({ serviceName }) => serviceName)] };
  });
};
