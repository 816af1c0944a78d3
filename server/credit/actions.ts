import type { Credit } from '#contract/credit.ts';
import type { Db } from '../db/db.ts';
import { toCredit } from './presenter.ts';
import { findCredit, listLines } from '../money/credit-store.ts';

const mostLines = 50;

export const readCredit = async (db: Db, userId: string): Promise<Credit> =>
  toCredit(await findCredit(db, userId), await listLines(db, userId, mostLines));
