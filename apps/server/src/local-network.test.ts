import { describe, expect, test } from 'vitest';
import { localAddresses, localNetworkText, reachableAddress } from './local-network.ts';

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
    const shown = { platform: 'linux', isTerminal: false } as const;
    const lines = localNetworkText('http://192.168.0.7:3000', 3000, shown).split('\n');
    expect(Math.max(...lines.filter((line) => /[█▀▄]/.test(line)).map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /[█▀▄]/.test(line)).length).toBeLessThanOrEqual(24);
    expect(lines.join('\n')).toContain('abra http://192.168.0.7:3000/ao-vivo');
    expect(lines.join('\n')).toContain('sem grupo: http://192.168.0.7:3000/jogar');
  });

  test.each([
    ['win32', /porta 3000 .*Windows[\s\S]*localport=3000/],
    ['darwin', /porta 3000 .*macOS[\s\S]*socketfilterfw/],
    ['linux', /porta 3000 .*Linux[\s\S]*ufw allow 3000\/tcp/],
  ] as const)('are followed by the firewall of %s with the port', (platform, line) => {
    expect(localNetworkText('http://192.168.0.7:3000', 3000, { platform, isTerminal: false })).toMatch(line);
  });

  test('are printed white on black in a terminal, so that a light one shows the code as cameras read it', () => {
    const text = localNetworkText('http://192.168.0.7:3000', 3000, { platform: 'linux', isTerminal: true });
    const code = text.split('\n').filter((line) => /[█▀▄]/.test(line));
    expect(code.length).toBeGreaterThan(0);
    for (const line of code)
      expect([line.startsWith('\u001B[97;40m'), line.endsWith('\u001B[0m')]).toEqual([true, true]);
  });
});

test('phones reach the public address, but not the name by which a machine reaches itself alone', () => {
  expect(reachableAddress('http://192.168.0.7:3000')).toBe('http://192.168.0.7:3000');
  expect(reachableAddress('https://escola.example/jogo')).toBe('https://escola.example/jogo');
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(reachableAddress(own)).toBeNull();
});
