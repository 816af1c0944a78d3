import type { Column } from './columns.ts';
import type { Field, Shape } from './shapes.ts';

/** The JavaScript value that both drivers make of a type. Types not in this list differ between them: cast them. */
const given: Readonly<Record<string, Shape['kind']>> = {
  bool: 'boolean',
  bytea: 'bytes',
  enum: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  text: 'string',
  timestamptz: 'date',
  uuid: 'string',
};

const partsOf = (shape: Shape): readonly Shape[] => (shape.kind === 'union' ? shape.of : [shape]);

const isNull = ({ kind }: Shape): boolean => kind === 'null';

/** JSON has neither dates nor bytes: they come as text. */
const isJson = (shape: Shape): boolean => {
  if (shape.kind === 'union' || shape.kind === 'tuple') return shape.of.every(isJson);
  if (shape.kind === 'array') return isJson(shape.of);
  if (shape.kind === 'object') return shape.fields.every((field) => isJson(field.shape));
  return ['string', 'number', 'boolean', 'null', 'literal', 'unknown'].includes(shape.kind);
};

const kindOf = (shape: Shape): string =>
  shape.kind === 'literal' ? typeof shape.value : shape.kind;

const fits = (shape: Shape, type: string): boolean => {
  if (type === 'json' || type === 'jsonb') return isJson(shape);
  if (type.startsWith('_')) return shape.kind === 'array' && fits(shape.of, type.slice(1));
  return partsOf(shape).every((part) => kindOf(part) === given[type]);
};

/** A union of literals must contain every value that may come; it may have more. */
const unknownWords = (parts: readonly Shape[], column: Column): string[] => {
  const words = parts.flatMap((part) => (part.kind === 'literal' ? [part.value] : []));
  return words.length < parts.length
    ? []
    : (column.words ?? []).filter((word) => !words.includes(word));
};

const faultsOf = (field: Field, column: Column): string[] => {
  const parts = partsOf(field.shape);
  const something = parts.filter((part) => !isNull(part));
  const faults: string[] = [];
  if (field.optional || parts.some(({ kind }) => kind === 'undefined')) {
    faults.push('is there in every row, so it is not optional');
  }
  if (!something.every((part) => fits(part, column.type))) {
    const kinds = [...new Set(something.map(kindOf))].join(' | ');
    faults.push(`is ${column.type}, and its type says ${kinds}`);
  }
  if (column.nullable === true && something.length === parts.length) faults.push('may be null');
  if (column.nullable === false && something.length < parts.length) faults.push('is never null');
  const unknown = unknownWords(something, column);
  if (unknown.length > 0) faults.push(`may be ${unknown.join(', ')}, which its type does not have`);
  return faults.map((fault) => `${field.name} ${fault}`);
};

/** The fields whose TypeScript type contradicts the database. */
export const compare = (row: Shape, columns: readonly Column[]): string[] => {
  if (row.kind !== 'object') return ['the type of the row is not an object'];
  const names = new Set(row.fields.map(({ name }) => name));
  return [
    ...(row.open ? [] : columns)
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${name} is not in its type`),
    ...row.fields.flatMap((field) => {
      const column = columns.find(({ name }) => name === field.name);
      return column ? faultsOf(field, column) : [`${field.name} is in its type only`];
    }),
  ];
};
