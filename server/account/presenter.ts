import { createHash } from 'node:crypto';
import type { DeviceView } from '#contract/device.ts';
import type { LoginRow } from '../identity/session-store.ts';

/** §21: the id of a login in a list: a hash of the stored hash, so that it reveals neither that nor the token. */
export const deviceIdOf = (fingerprint: string): string => {
  const hex = createHash('sha256').update(`device ${fingerprint}`).digest('hex');
  // A UUID of version 8, which leaves its bits to the application; the usual variant.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export const toDevice = (row: LoginRow, current: string): DeviceView => ({
  device_id: deviceIdOf(row.fingerprint),
  browser: row.browser ?? 'other',
  system: row.system ?? 'other',
  startedAt: row.startedAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  current: row.fingerprint === current,
});
