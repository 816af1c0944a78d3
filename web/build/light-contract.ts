import type { Plugin } from 'vite';

/** What a browser reads of a call; its schemas and its texts are for the server and the API page. */
const needed = new Set(['method', 'path', 'who', 'files']);

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { readonly key?: { readonly name?: string } };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a tree that has this type. */
const nodesOf = (tree: Node, type: string): Node[] => [
  ...(tree.type === type ? [tree] : []),
  ...(Object.values(tree) as unknown[])
    .flat()
    .filter(isNode)
    .flatMap((node) => nodesOf(node, type)),
];

type CallExpression = Node & {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
};

/** The properties of `call({ … })` that no screen reads. */
const superfluous = (program: Node): Node[] =>
  nodesOf(program, 'CallExpression')
    .map((node) => node as CallExpression)
    .filter(({ callee }) => callee.name === 'call')
    .flatMap((made) => made.arguments[0]?.properties ?? [])
    .filter(({ type, key }) => type === 'Property' && !needed.has(key?.name ?? ''));

/** Leaves out of the calls of the contract what only the server needs. */
export const lightContract = (): Plugin => ({
  name: 'localhands-light-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler(code) {
      const edits = superfluous(this.parse(code)).toSorted((a, b) => b.start - a.start);
      const light = edits.reduce((text, { start, end }) => {
        const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
        return text.slice(0, start) + text.slice(end + comma);
      }, code);
      return { code: light, map: null };
    },
  },
});
