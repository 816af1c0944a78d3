import { SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Type } from 'typescript/unstable/sync';

export type PlainKind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'bigint'
  | 'date'
  | 'bytes'
  | 'buffer'
  | 'null'
  | 'undefined'
  | 'unknown';

export type PlainShape = { readonly kind: PlainKind };

/** A TypeScript type as plain data: what may be in a value of it. */
export type Shape =
  | PlainShape
  | { readonly kind: 'db' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | bigint }
  | { readonly kind: 'array'; readonly of: Shape }
  | { readonly kind: 'promise'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'function'; readonly returns: Shape }
  /** `open` where it may have further fields. */
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly open: boolean };

export type Field = { readonly name: string; readonly optional: boolean; readonly shape: Shape };

/** Deeper than any row or parameter; a type that contains itself ends here. */
const deepest = 8;

const primitives = [
  [TypeFlags.String | TypeFlags.TemplateLiteral, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
] as const;

const databases: ReadonlySet<string> = new Set(['Db', 'Reader', 'Connection', 'Database']);

/** `boolean` in a union is written as its two literals. */
const unite = (parts: readonly Shape[]): Shape => {
  const isLiteral = (part: Shape) => part.kind === 'literal' && typeof part.value === 'boolean';
  if (parts.filter(isLiteral).length < 2) return { kind: 'union', of: parts };
  return { kind: 'union', of: [...parts.filter((part) => !isLiteral(part)), { kind: 'boolean' }] };
};

export const shapesBy = (checker: Checker) => {
  const known = new Map<number, Shape>();

  const namedShape = (type: Type, depth: number): Shape | undefined => {
    const argument = () => {
      const [first] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
      return first ? shapeOf(first, depth + 1) : ({ kind: 'unknown' } as const);
    };
    if (databases.has(type.getAliasSymbol()?.name ?? '')) return { kind: 'db' };
    const name = type.getSymbol()?.name ?? '';
    if (name === 'Date') return { kind: 'date' };
    if (name === 'Buffer') return { kind: 'buffer' };
    if (name === 'Uint8Array') return { kind: 'bytes' };
    if (name === 'Promise') return { kind: 'promise', of: argument() };
    if (checker.isArrayType(type)) return { kind: 'array', of: argument() };
    return undefined;
  };

  const make = (type: Type, depth: number): Shape => {
    const primitive = primitives.find(([flags]) => (type.flags & flags) !== 0);
    if (primitive) return { kind: primitive[1] };
    if (type.isLiteralType()) return { kind: 'literal', value: type.value };
    if (type.isUnionType()) return unite(type.getTypes().map((part) => shapeOf(part, depth + 1)));
    if (type.isTupleType() || (type.isTypeReference() && checker.isTupleType(type))) {
      return {
        kind: 'tuple',
        of: checker.getTypeArguments(type).map((one) => shapeOf(one, depth)),
      };
    }
    const named = namedShape(type, depth);
    if (named) return named;
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (signature) {
      const returned = checker.getReturnTypeOfSignature(signature);
      return {
        kind: 'function',
        returns: returned ? shapeOf(returned, depth + 1) : { kind: 'undefined' },
      };
    }
    if (type.isObjectType() || type.isIntersectionType()) {
      const open = checker.getIndexInfosOfType(type).length > 0;
      return { kind: 'object', fields: fieldsOf(type, depth + 1), open };
    }
    return { kind: 'unknown' };
  };

  const fieldsOf = (type: Type, depth: number): Field[] =>
    checker.getPropertiesOfType(type).map((symbol) => {
      const found = checker.getTypeOfSymbol(symbol);
      return {
        name: symbol.name,
        optional: (symbol.flags & SymbolFlags.Optional) !== 0,
        shape: found ? shapeOf(found, depth) : { kind: 'unknown' },
      };
    });

  const shapeOf = (type: Type, depth = 0): Shape => {
    const before = known.get(type.id);
    if (before) return before;
    if (depth > deepest) return { kind: 'unknown' };
    const shape = make(type, depth);
    known.set(type.id, shape);
    return shape;
  };

  return shapeOf;
};
