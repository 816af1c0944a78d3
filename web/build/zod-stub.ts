/**
 * Stands in for the schema library in the browser (see vite.config.ts): the screens read a call's
 * method and path, the server reads its schemas. Building a schema here costs nothing and using one
 * is a mistake that shows at once.
 */
const uses = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode']);

const shapeless: object = new Proxy(() => shapeless, {
  get: (_, key) => {
    if (uses.has(key)) throw new Error('Schemas are used on the server only');
    return shapeless;
  },
});

export { shapeless as z };
