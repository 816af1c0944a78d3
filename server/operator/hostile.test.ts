import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { logoutOperator } from '#contract/operator.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';

const t = useApp();

/** What no database stores, half a character, and more than a person types. */
const hostile = ['a\0b', '\uD800', '9'.repeat(5_000)];

type Fields = Readonly<Record<string, string>>;

const keysOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const ofOperators = calls.filter((call) => call.who === 'operator' && call !== logoutOperator);

test('§11 whatever an operator sends, no call of the console fails by it', async () => {
  const admin = await addOperatorTo(t);
  const failed: string[] = [];
  const attempt = async (call: Call, id: string, query: Fields, body: Fields) => {
    const { status } = await admin.try(call, body, { params: { id }, query });
    if (status >= 500) failed.push(`${call.path} ${JSON.stringify({ id, query, body })}`);
  };
  for (const call of ofOperators) {
    for (const text of hostile) {
      await attempt(call, text.toWellFormed(), {}, {});
      for (const key of keysOf(call.query)) await attempt(call, admin.id, { [key]: text }, {});
      for (const key of keysOf(call.body)) await attempt(call, admin.id, {}, { [key]: text });
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
