import { randomUUID } from 'node:crypto';
import { getCredit } from '#contract/credit.ts';
import { giveCredit, takeBackCredit } from '#contract/operator-credit.ts';
import type { Operator } from './operators.ts';
import type { Person } from './people.ts';

type More = { readonly key?: string; readonly words?: string };

const body = (amount: unknown, { key = randomUUID(), words = 'We came late.' }: More) => ({
  amount,
  key,
  words,
});

export const give = (by: Operator, to: Pick<Person, 'id'>, amount: unknown, more: More = {}) =>
  by.try(giveCredit, body(amount, more), { params: { id: to.id } });

export const takeBack = (
  by: Operator,
  from: Pick<Person, 'id'>,
  amount: unknown,
  more: More = {},
) => by.try(takeBackCredit, body(amount, more), { params: { id: from.id } });

export const creditOf = async (person: Person) => person.send(getCredit);
