import type { Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Named = { readonly name?: string };
type Call = Node & { readonly callee?: Node & { readonly property?: Named } };
type Statement = Node & {
  readonly id?: Named;
  readonly body?: Node;
  readonly expression?: Node & { readonly left?: Node & { readonly property?: Named } };
  readonly declarations?: readonly { readonly init?: Call | null }[];
};
type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** What of the router does nothing without its framework or its data router, and what it comes to here. */
const unused: Readonly<Record<string, string>> = {
  PrefetchPageLinks: '{ return null; }',
  usePrefetchBehavior: '{ return [false, null, {}]; }',
  useViewTransitionState: '{ return false; }',
};

/** Making a component or a context has no effect. */
const makers = new Set(['forwardRef', 'memo', 'createContext']);

const editsOf = (statement: Statement): Edit[] => {
  const { type, start, end, id, body, expression, declarations = [] } = statement;
  const instead = type === 'FunctionDeclaration' ? unused[id?.name ?? ''] : undefined;
  if (instead !== undefined && body) return [{ from: body.start, to: body.end, text: instead }];
  // A name for developers' tools, which would keep a component that nothing uses.
  if (type === 'ExpressionStatement' && expression?.left?.property?.name === 'displayName') {
    return [{ from: start, to: end, text: '' }];
  }
  return declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' && makers.has(init.callee?.property?.name ?? '')
      ? [{ from: init.start, to: init.start, text: '/* @__PURE__ */ ' }]
      : [],
  );
};

/** Leaves out of the router what no page of ours can reach. Fails when a new version of it is written otherwise. */
export const lightRouter = (): Plugin => ({
  name: 'localhands-light-router',
  apply: 'build',
  transform: {
    filter: {
      id: /\/react-router\/dist\/\w+\/chunk-[^/]+\.mjs$/,
      code: /function PrefetchPageLinks\(/,
    },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: readonly Statement[] };
      const names = new Set(body.map(({ id }) => id?.name));
      const missing = Object.keys(unused).filter((name) => !names.has(name));
      if (missing.length > 0) this.error(`The router has no ${missing.join(', ')} any more`);
      const light = body
        .flatMap(editsOf)
        .toSorted((a, b) => b.from - a.from)
        .reduce(
          (text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to),
          code,
        );
      return { code: light, map: null };
    },
  },
});
