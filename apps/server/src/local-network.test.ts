import { describe, expect, test } from 'vitest';
import { localAddresses, localNetworkText } from './local-network.ts';

const own = (address: string, internal = false) => ({
  address,
  internal,
  family: address.includes(':') ? 'IPv6' : 'IPv4',
});

describe('the addresses in the local network', () => {
  test('are those that others reach, the one of a home or school first', () => {
    const interfaces = {
      lo: [own('127.0.0.1', true), own('::1', true)],
      docker0: [own('172.17.0.1')],
      tun0: [own('100.64.0.3')],
      eth0: [own('169.254.1.1'), own('fe80::1'), own('10.1.2.3')],
      wlan0: [own('192.168.0.7')],
    };
    expect(localAddresses(interfaces)).toEqual(['192.168.0.7', '10.1.2.3', '172.17.0.1', '100.64.0.3']);
  });

  test('stop the start with one message where there is none', () => {
    expect(() => localAddresses({ lo: [own('127.0.0.1', true)] })).toThrow(
      /^This machine is in no local network: [^\n]+\.$/,
    );
  });

  test('are printed as a QR code that fits an ordinary terminal, and in words', () => {
    const lines = localNetworkText('http://192.168.0.7:3000').split('\n');
    expect(Math.max(...lines.filter((line) => /[█▀▄]/.test(line)).map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /[█▀▄]/.test(line)).length).toBeLessThanOrEqual(24);
    expect(lines.join('\n')).toContain('abra http://192.168.0.7:3000/jogar');
  });
});
