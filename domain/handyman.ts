import { findService } from './service.ts';
import type { Service } from './service.ts';

/** §3: the occupation is the service whose name it matches, whatever the case. */
export const serviceOf = (handyman: { readonly services: string }): Service | undefined =>
  findService(handyman.services);

const dayMs = 24 * 60 * 60 * 1000;

/** §2: membership in whole days since joining. */
export const membershipDays = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / dayMs));

/** §2: jobs completed is how many users he has served. */
export const jobsCompleted = (handyman: { readonly usersSelected: readonly unknown[] }): number =>
  handyman.usersSelected.length;

/** §9 */
export const phonePrefix = '+91';

/**
 * The part of an address that strangers may read: its last two parts without house, street, PIN or
 * country. An address written without commas gives away its last word only.
 */
export const areaOf = (address: string): string => {
  const parts = address
    .split(/[,\n]/)
    .map((part) =>
      part
        .replace(/\b\d{3}\s?\d{3}\b/g, '')
        .replace(/[\s-]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^india$/i.test(part));
  const last = parts.at(-1) ?? '';
  if (parts.length > 1) return parts.slice(1).slice(-2).join(', ');
  return last.split(/\s+/).at(-1) ?? '';
};
