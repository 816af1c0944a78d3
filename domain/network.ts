/** A wider network that contains another, and how many times the limit of the narrow one applies to it. */
type Wider = { readonly network: string; readonly times: number };

/**
 * A connection has a /64 to itself, but a customer of a provider has a /56 or a /48 and can use each /64 in it: so
 * requests are counted for these too. An IPv4 address stands alone.
 */
export const widerNetworks = (network: string): readonly Wider[] => {
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(':') ?? [];
  const [first, second, third, fourth] = groups;
  if (groups.length !== 4 || fourth === undefined) return [];
  const site = `${first}:${second}:${third}`;
  const high = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [
    { network: `${site}:${high}00::/56`, times: 2 },
    { network: `${site}::/48`, times: 4 },
  ];
};

/** The widest network that one customer of a provider has. */
export const siteOf = (network: string): string =>
  widerNetworks(network).at(-1)?.network ?? network;
