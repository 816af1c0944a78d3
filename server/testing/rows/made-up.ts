import type { Db } from '../../db/db.ts';
import type { Field, PlainKind, PlainShape, Shape } from './shapes.ts';

const text = '7b0ee3ba-8a4c-4a4f-9d8c-0f8f3a3f5a10';

const isNothing = ({ kind }: Shape): boolean => kind === 'null' || kind === 'undefined';

const objectOf = (fields: readonly Field[], valueOf: (field: Field) => unknown) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field);
      return field.optional && value === undefined ? [] : [[field.name, value]];
    }),
  );

const objects = (fields: readonly Field[], db?: Db): object[] => {
  const choices = new Map(fields.map((field) => [field, valuesOf(field.shape, db)]));
  const first = (field: Field) => choices.get(field)?.[0];
  const last = (field: Field) => (field.optional ? undefined : choices.get(field)?.at(-1));
  return [
    objectOf(fields, first),
    objectOf(fields, last),
    ...fields.flatMap((field) =>
      (choices.get(field) ?? [])
        .slice(1)
        .map((value) => ({ ...objectOf(fields, first), [field.name]: value })),
    ),
  ];
};

const plain: Readonly<Record<PlainKind, readonly unknown[]>> = {
  string: [text],
  number: [1],
  boolean: [true, false],
  bigint: [1n],
  date: [new Date()],
  bytes: [Buffer.from(text)],
  buffer: [Buffer.from(text)],
  null: [null],
  undefined: [undefined],
  unknown: [undefined],
};

const isPlain = (shape: Shape): shape is PlainShape => shape.kind in plain;

/** Values of a type, every word of a union among them. The first is one with everything in it. */
export const valuesOf = (shape: Shape, db?: Db): readonly unknown[] => {
  if (isPlain(shape)) return plain[shape.kind];
  if (shape.kind === 'db') return [db];
  if (shape.kind === 'literal') return [shape.value];
  if (shape.kind === 'array') return [valuesOf(shape.of, db), []];
  if (shape.kind === 'promise') return [Promise.resolve(valuesOf(shape.of, db)[0])];
  if (shape.kind === 'tuple') return [shape.of.map((one) => valuesOf(one, db)[0])];
  if (shape.kind === 'function') return [() => valuesOf(shape.returns, db)[0]];
  if (shape.kind === 'object') return objects(shape.fields, db);
  const something = shape.of.filter((one) => !isNothing(one));
  return [...something, ...shape.of.filter(isNothing)].flatMap((one) => valuesOf(one, db));
};

/** More calls of one function than any of them has different statements. */
const most = 400;

/** Lists of arguments: all combinations where they are few, else each value once beside the first ones. */
export const argumentsOf = (parameters: readonly Shape[], db: Db): readonly unknown[][] => {
  const choices = parameters.map((shape) => valuesOf(shape, db));
  const combinations = choices.reduce((product, one) => product * one.length, 1);
  if (combinations <= most) {
    return choices.reduce<unknown[][]>(
      (lists, one) => lists.flatMap((list) => one.map((value) => [...list, value])),
      [[]],
    );
  }
  const first = choices.map(([value]) => value);
  return choices.flatMap((one, n) => one.map((value) => first.with(n, value)));
};
