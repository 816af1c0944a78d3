import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Named = { readonly name?: string };
type Statement = Node & {
  readonly id?: Named;
  readonly body?: Node;
  readonly expression?: Node & {
    readonly left?: { readonly object?: Named; readonly property?: Named };
  };
  readonly declarations?: readonly { readonly id: Named; readonly init?: Node | null }[];
};
type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** Functions of the router that do nothing without its framework, and what each comes to here. */
const withoutFramework: Readonly<Record<string, string>> = {
  PrefetchPageLinks: '{ return null; }',
  usePrefetchBehavior: '{ return [false, null, {}]; }',
  useViewTransitionState: '{ return false; }',
};

/** A component that no page of ours uses, which the calls that make and name it would bring along. */
const notUsed = ['Form'];

/** Its package names the build with warnings for developers only; this one differs in nothing else. */
const withoutWarnings = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** The one statement that matches, or a failed build: the router is written otherwise than it was. */
const only = <T>(found: readonly T[], what: string): T => {
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) {
    throw new Error(
      `The router has ${found.length} of "${what}", not one (web/build/light-router.ts)`,
    );
  }
  return first;
};

const emptied = (body: readonly Statement[], name: string, instead: string): Edit => {
  const declared = body.filter(
    ({ type, id }) => type === 'FunctionDeclaration' && id?.name === name,
  );
  const inside = only(
    declared.flatMap((one) => one.body ?? []),
    `function ${name}`,
  );
  return { from: inside.start, to: inside.end, text: instead };
};

/** Making and naming a component has no effect where nothing uses it: the bundler then leaves it out by itself. */
const markedUnused = (body: readonly Statement[], name: string): Edit[] => {
  const made = body
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ id, init }) => (id.name === name && init?.type === 'CallExpression' ? [init] : []))
    .map(({ start }) => ({ from: start, to: start, text: '/* @__PURE__ */ ' }));
  const named = body
    .filter(({ expression }) => expression?.left?.object?.name === name)
    .filter(({ expression }) => expression?.left?.property?.name === 'displayName')
    .map(({ start, end }) => ({ from: start, to: end, text: '' }));
  if (made.length + named.length === 0) only([], name);
  return [...made, ...named];
};

/**
 * Leaves out of the router what no page of ours can reach: the two lists above and nothing else. The build fails when
 * one of these names is not found, or the file that has them is not (decision 052).
 */
export const lightRouter = (): Plugin => {
  let done = false;
  return {
    name: 'localhands-light-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: withoutWarnings }] },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: readonly Statement[] };
        const isThere = body.some(({ declarations }) =>
          declarations?.some(({ id }) => id.name === 'Link'),
        );
        if (!isThere) return undefined;
        done = true;
        const edits = [
          ...Object.entries(withoutFramework).map(([name, text]) => emptied(body, name, text)),
          ...notUsed.flatMap((name) => markedUnused(body, name)),
        ];
        const light = edits
          .toSorted((a, b) => b.from - a.from)
          .reduce(
            (text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to),
            code,
          );
        return { code: light, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done)
        this.error('The router has no file with its links (web/build/light-router.ts)');
    },
  };
};
