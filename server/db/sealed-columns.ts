export type Place = {
  readonly table: string;
  readonly column: string;
  /** The columns of its primary key, and their types. */
  readonly key: Readonly<Record<string, 'uuid' | 'text' | 'int' | 'smallint' | 'boolean'>>;
  /** The name in the operator's report. */
  readonly name: string;
};

/** Every column that holds sealed bytes. A test compares it with the tables. */
export const sealedPlaces: readonly Place[] = [
  { table: 'hash_keys', column: 'sealed', key: { id: 'int' }, name: 'the key of the hashes' },
  { table: 'operators', column: 'totp_secret', key: { id: 'uuid' }, name: 'second factors' },
  {
    table: 'operator_links',
    column: 'totp_secret',
    key: { operator_id: 'uuid' },
    name: 'links for operators',
  },
  {
    table: 'codes',
    column: 'sealed',
    key: { purpose: 'text', subject: 'text' },
    name: 'start codes',
  },
  { table: 'mails', column: 'sealed', key: { id: 'uuid' }, name: 'mails' },
  {
    table: 'aadhaar_images',
    column: 'sealed',
    key: { handyman_id: 'uuid', side: 'text' },
    name: 'Aadhaar images',
  },
  {
    table: 'ticket_photos',
    column: 'sealed',
    key: { ticket_id: 'uuid', position: 'smallint' },
    name: 'photos of tickets',
  },
  {
    table: 'chat_pictures',
    column: 'sealed',
    key: { booking_id: 'uuid', number: 'int' },
    name: 'pictures of conversations',
  },
  {
    table: 'payout_accounts',
    column: 'sealed',
    key: { id: 'uuid' },
    name: 'bank accounts and UPI ids',
  },
  {
    table: 'push_keys',
    column: 'sealed',
    key: { single: 'boolean' },
    name: 'the key of notifications',
  },
  { table: 'push_devices', column: 'sealed', key: { id: 'uuid' }, name: 'notified browsers' },
];
