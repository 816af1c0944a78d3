import type { KnownProfessional } from '#contract/regular.ts';
import { serviceById } from '#domain/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { KnownRow } from './store.ts';

export const toKnown = (row: KnownRow, catalogue: Catalogue): KnownProfessional => ({
  handyman_id: row.id,
  name: row.name,
  services: serviceById(catalogue, row.service).serviceName,
  profile: row.profile,
  verified: row.verified,
  favourite: row.favourite,
  jobs: row.jobs,
  lastAt: row.last_at?.toISOString() ?? null,
});
