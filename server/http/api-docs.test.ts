import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openPath } from './api-docs.ts';
import { useApp } from '../testing/app.ts';

const t = useApp();

type Document = { paths: Record<string, Record<string, { summary: string; responses: object }>> };

const document = async () =>
  JSON.parse((await t.client().raw('GET', '/api/openapi.json', {})).body) as Document;

/** The router prints a tree: a line's indentation says which branch it belongs to. */
const routesOf = (tree: string): string[] => {
  const branch: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', , methods = ''] =
      /^(.*)[└├]── (\S*)( \((.*)\))?$/.exec(line) ?? [];
    branch.length = indent.length / 4;
    branch.push(part);
    const path = branch.join('').replace(/\/+/g, '/');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
};

test('the document names exactly the calls that the server has', async () => {
  const { paths } = await document();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = calls.filter((call) => t.app.hasRoute({ method: call.method, url: call.path }));
  expect(mounted).toEqual(calls);
  expect(documented.toSorted()).toEqual(
    calls.map((call) => `${call.method} ${openPath(call.path)}`).toSorted(),
  );
  const pages = [
    'GET /api/docs',
    'GET /api/openapi.json',
    'GET /api/page.css',
    'GET /dev/mail',
    'GET /calendar/:token.ics',
    'GET /photos/:hash.webp',
    'GET /',
  ];
  const served = routesOf(t.app.printRoutes({ commonPrefix: false }));
  expect(served.toSorted()).toEqual(
    [...calls.map((call) => `${call.method} ${call.path}`), ...pages].toSorted(),
  );
});

test('every call says what it does and how it refuses', async () => {
  const { paths } = await document();
  for (const [path, methods] of Object.entries(paths)) {
    for (const operation of Object.values(methods)) {
      expect([path, operation.summary.endsWith('.')]).toEqual([path, true]);
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '429', '503']),
      );
    }
  }
});

test('the page for people names them all', async () => {
  const { body, headers } = await t.client().raw('GET', '/api/docs', {});
  expect(headers['content-type']).toContain('text/html');
  for (const call of calls) expect(body).toContain(`${call.method}</span> ${call.path}`);
});
