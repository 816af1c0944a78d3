import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';

type Exports = Readonly<Record<string, unknown>>;

const folder = fileURLToPath(new URL('../../contract/', import.meta.url));
const all = fileURLToPath(new URL('contract-modules.ts', import.meta.url));

/** What a screen reads of a call. Its schemas and texts are for the server and the API page. */
const readByScreens = ({ method, path, who }: Call) => ({ method, path, who });

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;
const isSchema = (value: unknown): boolean => value instanceof z.ZodType;

/** A value as a screen gets it, or undefined for what stays on the server: schemas, functions and what holds one. */
const forBrowser = (value: unknown): unknown => {
  if (isSchema(value) || typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isCall(value)) return readByScreens(value);
  const parts = Object.entries(value).map(([name, part]) => [name, forBrowser(part)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};

const hasCallOrSchema = (exports: Exports): boolean =>
  Object.values(exports).some(
    (value) => isSchema(value) || (typeof value === 'object' && value !== null && isCall(value)),
  );

type Reduced = { readonly code: string; readonly sent: string[]; readonly leftOut: string[] };

/** The module that a browser gets in place of one of the contract: each export as the plain data it comes to. */
const reduce = (exports: Exports): Reduced => {
  const entries = Object.entries(exports).map(
    ([name, value]) => [name, forBrowser(value)] as const,
  );
  const sent = entries.filter(([, value]) => value !== undefined);
  return {
    code: sent
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
    sent: sent.map(([name]) => name),
    leftOut: entries.filter(([, value]) => value === undefined).map(([name]) => name),
  };
};

/**
 * Gives browsers the contract's calls without their schemas (decision 052), in `npm run dev` as in the build. The modules
 * are run and their exports written out; no source is edited. A screen that imports what is left out fails the build,
 * because the export does not exist, and so does one that would bring zod along.
 */
export const browserContract = (): Plugin => {
  let running: Promise<ReadonlyMap<string, Exports>> | undefined;
  const run = async () => {
    const { module } = await runnerImport<{ modules: Readonly<Record<string, Exports>> }>(all);
    return new Map(
      Object.entries(module.modules).map(([path, exports]) => [basename(path), exports] as const),
    );
  };
  const told = new Map<string, Reduced>();
  return {
    name: 'localhands-browser-contract',
    enforce: 'pre',
    // Vite's scan for dependencies to prebundle reads the contract's own sources, and would find zod there.
    config: () => ({ optimizeDeps: { exclude: ['zod'] } }),
    resolveId: {
      filter: { id: /^zod(\/|$)/ },
      handler(_id, importer) {
        return this.error(`${importer} brings zod into the browser: only servers use schemas`);
      },
    },
    load: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      async handler(id) {
        if (!id.startsWith(folder)) return undefined;
        running ??= run();
        const exports = (await running).get(basename(id));
        if (!exports) return this.error(`${id} is not a module of the contract`);
        // Modules with neither calls nor schemas, such as the rules of test cards, are the same for browsers.
        if (!hasCallOrSchema(exports)) return undefined;
        const reduced = reduce(exports);
        told.set(basename(id), reduced);
        return { code: reduced.code, map: null, moduleType: 'js' };
      },
    },
    // The contract has changed while `npm run dev` runs.
    watchChange: () => {
      running = undefined;
    },
    buildEnd() {
      if (this.environment.mode !== 'build') return;
      const modules = [...told.values()];
      if (modules.length === 0) this.error('No page imports the contract: is its folder another?');
      const count = (of: 'sent' | 'leftOut') =>
        modules.reduce((sum, one) => sum + one[of].length, 0);
      console.info(
        `    contract for pages: ${count('sent')} values of ${modules.length} modules, without ${count('leftOut')} schemas and functions`,
      );
    },
  };
};
