/** A node of a program as the bundler parses it, as far as it is read here. */
export type Node = { readonly type: string; readonly start: number; readonly end: number };

type Identifier = Node & { readonly name: string };
type Declarator = Node & { readonly id: Node };
type Specifier = Node & { readonly local: Identifier };
type Statement = Node & {
  readonly declarations?: readonly Declarator[];
  readonly specifiers?: readonly Specifier[];
};
type Program = Node & { readonly body: readonly Statement[] };
type Parse = (code: string) => Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] =>
  (Object.values(node) as unknown[]).flat().filter(isNode);

const isIdentifier = (node: Node): node is Identifier => node.type === 'Identifier';

type Keyed = Node & {
  readonly computed?: boolean;
  readonly shorthand?: boolean;
  readonly key?: Node;
  readonly property?: Node;
};

/** `a.name` and `{ name: a }` do not use `name`. */
const namesNothing = ({ computed, shorthand, key, property }: Keyed): Node | undefined =>
  computed === true || shorthand === true ? undefined : (key ?? property);

/** How often each name is used in a tree, its declaration included. */
const countNames = (tree: Node, counts = new Map<string, number>()): Map<string, number> => {
  if (isIdentifier(tree)) counts.set(tree.name, (counts.get(tree.name) ?? 0) + 1);
  const passedOver = namesNothing(tree);
  for (const child of childrenOf(tree)) if (child !== passedOver) countNames(child, counts);
  return counts;
};

/** What nothing else in the file names: a declaration of its own, or a whole import. */
const isUnused = (statement: Statement, counts: Map<string, number>): boolean => {
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations ?? []).every(
      ({ id }) => isIdentifier(id) && counts.get(id.name) === 1,
    );
  }
  if (statement.type !== 'ImportDeclaration') return false;
  // An import names it once or, where it is renamed or is the same, twice.
  return (statement.specifiers ?? []).every(
    (specifier) =>
      counts.get(specifier.local.name) === countNames(specifier).get(specifier.local.name),
  );
};

/** Leaves out what a file declares or imports and never uses, again and again until there is no more. */
export const prune = (code: string, parse: Parse): string => {
  const program = parse(code) as Program;
  const counts = countNames(program);
  const unused = program.body.filter((statement) => isUnused(statement, counts));
  if (unused.length === 0) return code;
  const rest = unused
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  return prune(rest, parse);
};
