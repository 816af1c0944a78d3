import type { PushDevice } from '#contract/push.ts';
import type { QuietHours } from '#domain/push.ts';
import type { ChoiceRow, DeviceRow } from './store.ts';

export const toPushDevice = (row: DeviceRow, fingerprint: string): PushDevice => ({
  device_id: row.id,
  browser: row.browser ?? 'other',
  system: row.system ?? 'other',
  addedAt: row.added_at.toISOString(),
  current: Buffer.from(row.session_hash).toString('base64url') === fingerprint,
});

export const quietOf = ({
  quiet_from: from,
  quiet_to: to,
}: Omit<ChoiceRow, 'off'>): QuietHours | null =>
  from === null || to === null ? null : { from, to };
