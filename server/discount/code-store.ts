import type { Db } from '../db/db.ts';
import type { CodeRow } from './store.ts';
import { timeZone } from '#domain/day.ts';

export type ListedRow = CodeRow & {
  given_paise: number;
  version: number;
  made_by: string | null;
  created_at: Date;
  /** Dates in JavaScript lose the microseconds that the cursor needs. */
  exact_created_at: string;
};

const listed = `select c.id, c.code, c.percent, c.amount_paise, c.valid_from::text, c.valid_to::text, c.most_uses, c.used,
    c.first_only, c.active, c.operator_id, (now() at time zone '${timeZone}')::date::text as today,
    c.given_paise::float8 as given_paise, c.version, o.name as made_by, c.created_at,
    c.created_at::text as exact_created_at
  from discount_codes c left join operators o on o.id = c.operator_id`;

type After = { readonly createdAt: string; readonly id: string };

/** The newest first. */
export const listCodes = (db: Db, limit: number, after: After | undefined): Promise<ListedRow[]> =>
  after
    ? db.query<ListedRow>(
        `${listed} where (c.created_at, c.id) < ($2::timestamptz, $3::uuid)
         order by c.created_at desc, c.id desc limit $1::int`,
        [limit, after.createdAt, after.id],
      )
    : db.query<ListedRow>(`${listed} order by c.created_at desc, c.id desc limit $1::int`, [limit]);

export type NewCode = {
  readonly code: string;
  readonly percent: number | null;
  readonly amountPaise: number;
  readonly firstOnly: boolean;
  readonly validFrom: string;
  readonly validTo: string;
  readonly uses: number;
  readonly operatorId: string;
};

/** One that is there already is a duplicate. */
export const addCode = async (db: Db, wanted: NewCode): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    `insert into discount_codes (code, percent, amount_paise, first_only, valid_from, valid_to, most_uses, operator_id)
     values ($1, $2::smallint, $3::int, $4, $5::date, $6::date, $7::int, $8::uuid) returning id`,
    [
      wanted.code,
      wanted.percent,
      wanted.amountPaise,
      wanted.firstOnly,
      wanted.validFrom,
      wanted.validTo,
      wanted.uses,
      wanted.operatorId,
    ],
  );
  if (!row) throw new Error('A code was not added');
  return row.id;
};

export type Terms = {
  readonly validFrom: string;
  readonly validTo: string;
  readonly uses: number;
  readonly active: boolean;
};

export type TermsRow = Terms & { code: string; version: number };

/** Locked until the transaction ends: undefined where there is none. */
export const lockCode = async (db: Db, id: string): Promise<TermsRow | undefined> => {
  const [row] = await db.query<TermsRow>(
    `select code, valid_from::text as "validFrom", valid_to::text as "validTo", most_uses as uses, active, version
     from discount_codes where id = $1 for update`,
    [id],
  );
  return row;
};

export const changeCode = async (db: Db, id: string, terms: Terms): Promise<void> => {
  await db.query(
    `update discount_codes set valid_from = $2::date, valid_to = $3::date, most_uses = $4::int, active = $5,
       version = version + 1 where id = $1`,
    [id, terms.validFrom, terms.validTo, terms.uses, terms.active],
  );
};
