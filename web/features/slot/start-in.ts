/** §27: the start that an address names, as the server writes it; nothing for what is no time or past. */
export const startIn = (query: URLSearchParams): string | undefined => {
  const at = Date.parse(query.get('at') ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};
