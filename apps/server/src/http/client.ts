import { isIPv6 } from 'node:net';
import type { Device } from '@consorcio/contract';

/** Groups of 16 bits in the part of an IPv6 address that one customer gets: a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;
const NETWORK_MARK = '::/64';
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count as one address: an IPv4 address itself, of an IPv6 address its /64, since whoever has one address of
 * it has all of them.
 */
export function limitKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = address] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const count = (before?.length ?? 0) + (after?.length ?? 0);
  const zeros = tail === undefined ? 0 : GROUPS - count;
  const groups = [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}${NETWORK_MARK}`;
}

/** Groups of 16 bits that the networks of one site have in common: a /48 at most (RFC 6177). */
const SITE_GROUPS = 3;

/**
 * The site of what counts as one address: of a /64 its /48, in which a site may have all 65,536. Where customers of a carrier
 * share a /48, they share what is counted by it.
 */
export const siteKey = (address: string): string =>
  address.endsWith(NETWORK_MARK) ? `${address.split(':').slice(0, SITE_GROUPS).join(':')}::/48` : address;

/** In this order: Android and Chrome OS also call themselves Linux, and an iPad a Mac. */
const SIGNS: readonly (readonly [RegExp, Device])[] = [
  [/android/i, 'ANDROID'],
  [/iphone|ipad|ipod/i, 'IOS'],
  [/windows/i, 'WINDOWS'],
  [/\bcros\b/i, 'CHROMEOS'],
  [/macintosh|mac os/i, 'MAC'],
  [/linux/i, 'LINUX'],
];

/** What a client runs on, by its User-Agent. The header itself is kept nowhere. */
export const deviceOf = (userAgent: string | undefined): Device =>
  SIGNS.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? 'OTHER';
