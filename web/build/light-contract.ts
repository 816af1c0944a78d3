import type { Plugin } from 'vite';
import { childrenOf, prune } from './prune.ts';
import type { Node } from './prune.ts';

/** What a browser reads of a call; its schemas and its texts are for the server and the API page. */
const needed = new Set(['method', 'path', 'who', 'files']);

/** Of an account's calls, what takes schemas: `account.verify('…', z.object({ … }))`. */
const takingSchemas = new Set(['signup', 'verify']);

type Property = Node & { readonly key?: { readonly name?: string } };
type Argument = Node & { readonly value?: unknown; readonly properties?: readonly Property[] };
type CallExpression = Node & {
  readonly callee: Node & {
    readonly name?: string;
    readonly property?: { readonly name?: string };
  };
  readonly arguments: readonly Argument[];
};
type Edit = { readonly from: number; readonly to: number; readonly text: string };

const callsIn = (tree: Node): CallExpression[] => [
  ...(tree.type === 'CallExpression' ? [tree as CallExpression] : []),
  ...childrenOf(tree).flatMap(callsIn),
];

const isText = ({ type, value }: Argument): boolean =>
  type === 'Literal' && typeof value === 'string' && value.includes(' ');

/** In its own comma too. */
const without = (code: string, { start, end }: Node): Edit => ({
  from: start,
  to: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  text: '',
});

const editsOf = (code: string, { start, callee, arguments: given }: CallExpression): Edit[] => {
  const described = callee.name === 'call' ? (given[0]?.properties ?? []) : [];
  const superfluous = described.filter(
    // What several calls have in common is how they answer.
    ({ type, key }) => type === 'SpreadElement' || !needed.has(key?.name ?? ''),
  );
  const schemas = takingSchemas.has(callee.property?.name ?? '')
    ? given.filter(({ type }) => type === 'CallExpression')
    : [];
  return [
    // Making a schema has no effect, so one that nothing uses may go.
    { from: start, to: start, text: '/* @__PURE__ */ ' },
    ...superfluous.map((property) => without(code, property)),
    ...[...schemas, ...given.filter(isText)].map(({ start: from, end: to }) => ({
      from,
      to,
      text: 'undefined',
    })),
  ];
};

/** What stands inside something that is left out needs no edit of its own. */
const isInside = (edit: Edit, others: readonly Edit[]): boolean =>
  others.some((other) => other !== edit && other.from <= edit.from && edit.to < other.to);

/** Every field of the contract is a schema: here they are all the same nothing. */
const emptyFields = (program: Node): string => {
  const names = childrenOf(program)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(childrenOf)
    .flatMap(childrenOf)
    .flatMap(childrenOf)
    .filter((node): node is Node & { name: string } => node.type === 'Identifier')
    .map(({ name }) => `${name} = z`);
  return `import { z } from 'zod';\nexport const ${[...new Set(names)].join(', ')};`;
};

/** Leaves out of the calls of the contract what only the server needs, and with it what that would bring along. */
export const lightContract = (): Plugin => ({
  name: 'localhands-light-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler(code, id) {
      const parse = (text: string) => this.parse(text);
      if (id.endsWith('/field.ts')) return { code: emptyFields(parse(code)), map: null };
      const edits = callsIn(parse(code)).flatMap((made) => editsOf(code, made));
      const light = edits
        .filter((edit) => !isInside(edit, edits))
        .toSorted((a, b) => b.from - a.from || b.to - a.to)
        .reduce(
          (text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to),
          code,
        );
      return { code: prune(light, parse), map: null };
    },
  },
});
