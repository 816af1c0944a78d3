import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { addService, changeService, listServices } from '#contract/catalogue-editor.ts';
import { differences, draftOf } from '#domain/offer.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import {
  addService as addToCatalogue,
  changeService as changeInCatalogue,
  switchService as switchInCatalogue,
} from '../catalogue/edit-actions.ts';
import { listOffers } from '../catalogue/store.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../http/mount-operator.ts';
import { addAudit } from '../operator/audit-store.ts';

/** §14: all services, read from the rows: an edit must not begin with an older copy of the cache. */
export const readServices = async (deps: Deps): Promise<Replied<typeof listServices>> =>
  (await listOffers(deps.db)).map((offer) => {
    const { packs, ...draft } = draftOf(offer);
    const { id, serviceImage, active, version } = offer;
    return {
      ...draft,
      id,
      serviceImage,
      active,
      version,
      packs: packs.map(({ details, hi, ...pack }) => ({
        ...pack,
        details: [...details],
        hi: { ...hi, details: [...hi.details] },
      })),
    };
  });

const recordOf = (by: Acting, action: string, id: ServiceId) => ({
  operatorId: by.id,
  action,
  subjectKind: 'service',
  subjectId: String(id),
});

export const add = (
  deps: Deps,
  by: Acting,
  draft: z.output<typeof addService.body>,
): Promise<ServiceId> =>
  addToCatalogue(deps, draft, (db, id) =>
    addAudit(db, {
      ...recordOf(by, 'add_service', id),
      details: { service: draft.serviceName, after: draft },
    }),
  );

export const change = (
  deps: Deps,
  by: Acting,
  id: ServiceId,
  { version, ...wanted }: z.output<typeof changeService.body>,
): Promise<void> =>
  changeInCatalogue(deps, id, wanted, {
    version,
    tell: (db, before) =>
      addAudit(db, {
        ...recordOf(by, 'change_service', id),
        details: { service: before.serviceName, ...differences(draftOf(before), wanted) },
      }),
  });

export const turn = (
  deps: Deps,
  by: Acting,
  id: ServiceId,
  { active, version }: { readonly active: boolean; readonly version: number },
): Promise<void> =>
  switchInCatalogue(deps, id, active, {
    version,
    tell: (db, before) =>
      addAudit(db, {
        ...recordOf(by, 'switch_service', id),
        details: {
          service: before.serviceName,
          before: { active: before.active },
          after: { active },
        },
      }),
  });
