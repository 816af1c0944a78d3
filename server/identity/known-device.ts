import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { Role } from '#domain/role.ts';

type Owner = { readonly id: string; readonly passwordHash: string };

/** Bound to the password hash as well: a changed password makes every browser unknown again. */
const macOf = (deps: Deps, role: Role, { id, passwordHash }: Owner, device: string): Buffer =>
  deps.keys.hash('known device', [role, id, passwordHash, device].join(' '));

/** A signed cookie value: this account was logged in to from this browser. It is no session. */
export const makeKnownDevice = (deps: Deps, role: Role, owner: Owner): string => {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${macOf(deps, role, owner, device).toString('base64url')}`;
};

/** The name of the device, if this account was logged in to from it. */
export const readKnownDevice = (
  deps: Deps,
  role: Role,
  owner: Owner,
  shown: string | undefined,
): string | undefined => {
  const [device = '', mac = ''] = shown?.split('.') ?? [];
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(deps, role, owner, device);
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined;
};
