import { expect, test } from 'vitest';
import { siteOf, widerNetworks } from './network.ts';

test('a /64 lies in a /56 and a /48, which may use a limit twice and four times', () => {
  expect(widerNetworks('2001:db8:1:2345::/64')).toEqual([
    { network: '2001:db8:1:2300::/56', times: 2 },
    { network: '2001:db8:1::/48', times: 4 },
  ]);
  expect(widerNetworks('2001:db8:0:0::/64')[0]?.network).toBe('2001:db8:0:000::/56');
});

test.each(['203.0.113.7', 'unknown', ''])('%j stands alone', (network) => {
  expect(widerNetworks(network)).toEqual([]);
  expect(siteOf(network)).toBe(network);
});

test('two /64 of one site are one site', () => {
  expect(siteOf('2001:db8:1:2345::/64')).toBe(siteOf('2001:db8:1:ff::/64'));
  expect(siteOf('2001:db8:1:2345::/64')).not.toBe(siteOf('2001:db8:2:2345::/64'));
});
