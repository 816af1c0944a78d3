/** Columns that may be null in their tables, and why they are not in these rows. An entry that is not needed fails. */
export const neverNull: Readonly<Record<string, string>> = {
  'server/booking/list-store.ts: sealed may be null': 'where sealed is not null',
  'server/booking/earnings-store.ts: done_at may be null': 'it is compared, so it is there',
  'server/console/today-store.ts: since may be null':
    'a refund that failed is settled by a check; started_at is compared, so it is there',
  'server/db/re-encrypt.ts: sealed may be null': 'its beginning is compared, so it is there',
  'server/handyman/store.ts: done_at may be null': 'a check: what is done has it',
  'server/identity/owner-store.ts: password_hash may be null':
    'where password_hash is not null, for operators; the others have one',
  'server/mail/outbox-store.ts: sealed may be null': 'where sealed is not null; what is due has it',
  'server/payment/reconcile-store.ts: id may be null':
    'only what has succeeded is compared, and that has its name at the gateway',
  'server/payment/refund-store.ts: charge_id may be null':
    'only what has succeeded is refunded, and a check says that it has its charge then',
  'server/delay/store.ts: startsAt may be null': 'only visits with a start are held',
  'server/payout/run-store.ts: handyman_id may be null': 'where handyman_id is not null',
  'server/payout/run-store.ts: sealed may be null': 'where sealed is not null',
  'server/proposal/store.ts: startsAt may be null': 'it is compared, so it is there',
  'server/rating/moderation-store.ts: visible_at may be null':
    'a check: what is reported or hidden is visible; the others are asked for by it',
  'server/rating/list-store.ts: done_at may be null': 'a check: what is done has it',
};
