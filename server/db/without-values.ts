/** Where the drivers and Postgres put values: parameters, the row that was refused, the text around a fault. */
const telling = [
  'query',
  'params',
  'queryOptions',
  'detail',
  'where',
  'hint',
  'internalQuery',
] as const;

/** Class 22 is about values, and quotes them: invalid input syntax for type uuid: "…". */
const quotesValues = (code: unknown): boolean => typeof code === 'string' && code.startsWith('22');

/**
 * The same error without personal data. Errors end up in logs, and statements carry names, addresses and
 * codes; the code, the constraint and the table are what helps to find the fault.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  for (const key of telling) Reflect.deleteProperty(error, key);
  if (quotesValues(Reflect.get(error, 'code'))) {
    const { message, stack } = error;
    error.message = message.replaceAll(/"[^"]*"/g, '"…"');
    if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  }
  return error;
};
