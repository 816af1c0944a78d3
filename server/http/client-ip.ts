import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, with what `::` leaves out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
};

/**
 * The network that limits count as one. An IPv6 connection has a /64 to itself and may use any of its addresses;
 * some proxies add the port to the address; an IPv4 address may be mapped into IPv6.
 */
export const networkOf = (address: string): string => {
  const bare = address.trim().replace(/%.*$/, '');
  const plain =
    /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return plain.toLowerCase();
  // The canonical spelling: a URL writes every address in one way only.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const groups = groupsOf(canonical);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** Loopback: where every request comes from while the product is tried out without a proxy. */
export const thisMachine: readonly string[] = ['127.0.0.1', '::1'].map(networkOf);

export const isThisMachine = (network: string): boolean => thisMachine.includes(network);
