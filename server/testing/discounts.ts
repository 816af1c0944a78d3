import {
  addDiscount,
  changeDiscount,
  enterDiscount,
  listDiscounts,
  takeOffDiscount,
} from '#contract/discount.ts';
import { dayInIndia } from '#domain/day.ts';
import type { Operator } from './operators.ts';
import type { Job } from './paying.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** A day in India, so many days from today. */
export const dayFrom = (days: number): string => dayInIndia(new Date(Date.now() + days * dayMs));

const plainCode = {
  code: 'MONSOON50',
  percent: null,
  amount: 50,
  firstOnly: false,
  uses: 100,
  reason: 'The rains have come.',
} as const;

type Wanted = Partial<Record<keyof typeof plainCode | 'validFrom' | 'validTo', unknown>>;

/** Valid from yesterday to tomorrow: a test may run at midnight. */
export const wantedCode = (more: Wanted = {}) => ({
  ...plainCode,
  validFrom: dayFrom(-1),
  validTo: dayFrom(1),
  ...more,
});

export const makeCode = async (by: Operator, more: Wanted = {}): Promise<string> => {
  const { status, body } = await by.try(addDiscount, wantedCode(more));
  if (status !== 200) throw new Error(`No code was made: ${JSON.stringify(body)}`);
  return String(body['code_id']);
};

export const listedCode = async (by: Operator, id: string) => {
  const found = (await by.send(listDiscounts)).find(({ code_id }) => code_id === id);
  if (!found) throw new Error('No such code');
  return found;
};

/** Its other terms stay as they are. */
export const changeCode = async (by: Operator, id: string, more: object) => {
  const { validFrom, validTo, uses, active, version } = await listedCode(by, id);
  const body = { validFrom, validTo, uses, active, version, reason: 'It was too good.', ...more };
  return by.try(changeDiscount, body, { params: { id } });
};

export const enter = ({ asha, id }: Pick<Job, 'asha' | 'id'>, code: unknown = plainCode.code) =>
  asha.try(enterDiscount, { code }, { params: { id } });

export const takeOff = ({ asha, id }: Pick<Job, 'asha' | 'id'>) =>
  asha.try(takeOffDiscount, {}, { params: { id } });
