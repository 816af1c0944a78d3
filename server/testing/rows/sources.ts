import { API, SignatureKind } from 'typescript/unstable/sync';
import type { Checker } from 'typescript/unstable/sync';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { shapesBy } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** A place in the source where a statement is sent. */
export type Site = {
  readonly file: string;
  /** Of the word `query`, as in a stack trace. */
  readonly line: number;
  /** The type of its rows; undefined where only their number is looked at. */
  readonly row: Shape | undefined;
};

/** A function that can be called from outside of its file and is given a database. */
export type Sender = {
  readonly file: string;
  readonly name: string;
  readonly parameters: readonly Shape[];
};

export type Sources = { readonly sites: readonly Site[]; readonly senders: readonly Sender[] };

/**
 * These are left out: demo data and migrations, which tests of their own run as a whole, and what hands on the
 * statements of others or asks only whether the database is there.
 */
const others =
  /^server\/(testing\/|demo\/|db\/(migrate|open|replica|write-probe)\.|gateways\/events-)/;

const isOfProduct = (file: string): boolean =>
  file.startsWith('server/') && !others.test(file) && !file.endsWith('.test.ts');

/** Whether this name is the `query` of the product's `Db`, and not that of a driver or of a call of the contract. */
const isQuery = (checker: Checker, name: Node): boolean =>
  (checker.getSymbolAtLocation(name)?.declarations ?? []).some(({ path }) =>
    path.endsWith('/server/db/db.ts'),
  );

type Shapes = ReturnType<typeof shapesBy>;

/** Of a promise of a list of rows. Where nothing says what they are, only their number is looked at. */
const rowOf = (checker: Checker, shapeOf: Shapes, call: Node): Shape | undefined => {
  const type = checker.getTypeAtLocation(call);
  const promised = type && shapeOf(type);
  const list = promised?.kind === 'promise' ? promised.of : undefined;
  return list?.kind === 'array' && list.of.kind !== 'unknown' ? list.of : undefined;
};

const sitesOf = (checker: Checker, shapeOf: Shapes, source: SourceFile, file: string): Site[] => {
  const sites: Site[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      if (name.text === 'query' && isQuery(checker, name)) {
        const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
        sites.push({ file, line: line + 1, row: rowOf(checker, shapeOf, node) });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return sites;
};

const sendersOf = (
  checker: Checker,
  shapeOf: Shapes,
  source: SourceFile,
  file: string,
): Sender[] => {
  const module = checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return [];
    const parameters = signature.getParameters().map((_, n) => {
      const found = checker.getParameterType(signature, n);
      return found ? shapeOf(found) : ({ kind: 'unknown' } as const);
    });
    const isGiven = parameters.some(({ kind }) => kind === 'db');
    return isGiven ? [{ file, name: symbol.name, parameters }] : [];
  });
};

/** Every place in the server that sends a statement, and the functions by which it is reached. */
export const readSources = (root: string): Sources => {
  const api = new API({ cwd: root });
  try {
    const config = `${root}/server/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be read`);
    const { checker, program } = project;
    const shapeOf = shapesBy(checker);
    const sites: Site[] = [];
    const senders: Sender[] = [];
    for (const name of program.getSourceFileNames()) {
      const file = name.slice(root.length + 1);
      if (!name.startsWith(root) || !isOfProduct(file)) continue;
      const source = program.getSourceFile(name);
      if (!source?.text.includes('query')) continue;
      const found = sitesOf(checker, shapeOf, source, file);
      if (found.length === 0) continue;
      sites.push(...found);
      senders.push(...sendersOf(checker, shapeOf, source, file));
    }
    return { sites, senders };
  } finally {
    api.close();
  }
};
