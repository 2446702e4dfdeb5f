import { expect, test } from 'vitest';
import { limitKey, siteKey } from './client.ts';

test('an IPv4 address counts for itself, also when written as an IPv6 address', () => {
  expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
  expect(limitKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('of the IPv6 address %s its network counts', (address, network) => {
  expect(limitKey(address)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
])('the site of %s is %s', (address, site) => {
  expect(siteKey(limitKey(address))).toBe(site);
});
