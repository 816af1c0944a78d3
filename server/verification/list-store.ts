import type { ServiceId } from '#domain/catalogue.ts';
import type { Verification } from '#domain/verification.ts';
import type { Db } from '../db/db.ts';

/** What an operator sees of a professional in a list. */
export type ProfessionalRow = {
  id: string;
  name: string;
  email: string;
  phone: string;
  service: ServiceId;
  also: ServiceId[];
  area: string;
  profile: string | null;
  created_at: Date;
  jobs_done: number;
  online: boolean;
  listed: boolean;
  verification: Verification;
  verification_asked_at: Date | null;
  verification_answer: string | null;
  images: number;
  held: boolean;
};

/** With where the page goes on: as text, because a Date would lose microseconds. */
type Paged = ProfessionalRow & { readonly key: string };

const columns = `h.id, h.name, h.email, h.phone, h.service, h.also, h.area, h.profile, h.created_at, h.jobs_done,
  h.online, h.listed, h.held, h.verification, h.verification_asked_at, h.verification_answer,
  (select count(*)::int from aadhaar_images a where a.handyman_id = h.id) as images`;

/** §12: what waits for an operator, the longest first. */
export const listWaiting = (
  db: Db,
  status: Verification | undefined,
  limit: number,
  after: { readonly key: string; readonly id: string } | undefined,
): Promise<Paged[]> =>
  db.query<Paged>(
    `select ${columns}, h.verification_asked_at::text as key from handymen h
     where h.verification_asked_at is not null and h.deleted_at is null and ($1::text is null or h.verification = $1)
       and ($2::timestamptz is null or (h.verification_asked_at, h.id) > ($2, $3::uuid))
     order by h.verification_asked_at, h.id limit $4::int`,
    [status ?? null, after?.key ?? null, after?.id ?? null, limit],
  );

/** How each order goes, and what comes after the end of a page. */
const orders = {
  newest: {
    key: 'h.created_at',
    by: 'h.created_at desc, h.id desc',
    after: '(h.created_at, h.id) < ($6::timestamptz, $7::uuid)',
  },
  oldest: {
    key: 'h.created_at',
    by: 'h.created_at, h.id',
    after: '(h.created_at, h.id) > ($6::timestamptz, $7::uuid)',
  },
  name: {
    key: 'lower(h.name)',
    by: 'lower(h.name), h.id',
    after: '(lower(h.name), h.id) > ($6::text, $7::uuid)',
  },
  jobs: {
    key: 'h.jobs_done',
    by: 'h.jobs_done desc, h.id desc',
    after: '(h.jobs_done, h.id) < ($6::int, $7::uuid)',
  },
} as const;

export type Order = keyof typeof orders;

export type ProfessionalFilter = {
  /** A part of the name, the whole email or the id. With parts of an email the masked rest could be guessed. */
  readonly text?: string | undefined;
  /** The whole phone number, in plain digits. */
  readonly phone?: string | undefined;
  readonly status?: Verification | undefined;
  readonly service?: ServiceId | undefined;
};

/** Escapes the special characters of a pattern. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const listing = (order: Order, after: boolean) => `
  select ${columns}, (${orders[order].key})::text as key from handymen h
  where h.deleted_at is null and ($1::text is null or h.name ilike $1 or h.email = $2 or h.id::text = $2
      or h.phone = $3)
    and ($4::text is null or h.verification = $4) and ($5::int is null or h.service = $5 or $5::smallint = any(h.also))
    ${after ? `and ${orders[order].after}` : ''}
  order by ${orders[order].by} limit $${after ? 8 : 6}::int`;

export const listProfessionalRows = (
  db: Db,
  { text, phone, status, service }: ProfessionalFilter,
  order: Order,
  limit: number,
  after?: { readonly key: string; readonly id: string },
): Promise<Paged[]> =>
  db.query<Paged>(listing(order, after !== undefined), [
    text === undefined ? null : containing(text),
    text?.toLowerCase() ?? null,
    phone ?? null,
    status ?? null,
    service ?? null,
    ...(after ? [after.key, after.id] : []),
    limit,
  ]);

/** One professional, with contact data. */
export type WholeRow = ProfessionalRow & {
  address: string;
  aadhaar_last_four: string;
  sides: string[];
  verified_at: Date | null;
  verification_reason: string | null;
  verification_version: number;
};

export const findProfessional = async (db: Db, id: string): Promise<WholeRow | undefined> => {
  const [row] = await db.query<WholeRow>(
    `select ${columns}, h.address, h.aadhaar_last_four, h.verified_at, h.verification_reason,
       h.verification_version,
       array(select a.side from aadhaar_images a where a.handyman_id = h.id) as sides
     from handymen h where h.id = $1`,
    [id],
  );
  return row;
};
