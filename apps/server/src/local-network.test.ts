import { describe, expect, test } from 'vitest';
import {
  firstAddress,
  type Interfaces,
  localAddresses,
  localNetworkText,
  ownAddresses,
  phoneAddresses,
} from './local-network.ts';

const own = (address: string, internal = false, mac = '12:34:56:78:9a:bc') => ({
  address,
  internal,
  mac,
  family: address.includes(':') ? 'IPv6' : 'IPv4',
});

const LAPTOP: Interfaces = {
  lo: [own('127.0.0.1', true), own('::1', true)],
  wlan0: [own('10.1.2.3'), own('fe80::1')],
};

describe('the addresses in the local network', () => {
  test('are those that others reach, the one of a home or school first', () => {
    const interfaces = {
      lo: [own('127.0.0.1', true), own('::1', true)],
      eth1: [own('100.64.0.3')],
      eth0: [own('169.254.1.1'), own('fe80::1'), own('10.1.2.3')],
      wlan0: [own('192.168.0.7')],
    };
    expect(localAddresses(interfaces)).toEqual(['192.168.0.7', '10.1.2.3', '100.64.0.3']);
  });

  test('begin with that of the network by which this machine goes out, whatever its range', () => {
    const interfaces = { eth0: [own('192.168.0.7')], wlan0: [own('172.20.4.9')] };
    expect(localAddresses(interfaces, '172.20.4.9')).toEqual(['172.20.4.9', '192.168.0.7']);
  });

  test.each<[name: string, network: Interfaces]>([
    ['VirtualBox', { vboxnet0: [own('192.168.56.1')] }],
    ['VirtualBox on Windows', { 'Ethernet 2': [own('192.168.57.1', false, '0a:00:27:00:00:0c')] }],
    ['VirtualBox by its usual range', { 'Ethernet 3': [own('192.168.56.1')] }],
    ['VMware', { 'VMware Network Adapter VMnet8': [own('192.168.80.1')] }],
    ['VMware on Linux', { vmnet8: [own('192.168.80.1')] }],
    ['libvirt', { virbr0: [own('192.168.122.1')] }],
    ['Docker', { docker0: [own('172.17.0.1')], 'br-5f1': [own('192.168.96.1')] }],
    [
      'WSL and Hyper-V',
      { 'vEthernet (WSL)': [own('192.168.32.1')], 'vEthernet (Default Switch)': [own('192.168.48.1')] },
    ],
  ])('end with the virtual network of %s, with the internet and in a room without', (_name, network) => {
    const interfaces = { ...network, ...LAPTOP };
    const inside = Object.values(network).flatMap((all) => (all ?? []).map(({ address }) => address));
    for (const route of ['10.1.2.3', null]) {
      const found = localAddresses(interfaces, route);
      expect(found[0]).toBe('10.1.2.3');
      expect(found.slice(1).sort()).toEqual(inside.sort());
    }
  });

  test('end with a private network over the internet, though it is the way out', () => {
    for (const name of ['tun0', 'utun4', 'wg0', 'tailscale0', 'OpenVPN TAP-Windows6', 'ZeroTier One [8056c2e21c]'])
      expect(localAddresses({ [name]: [own('10.8.0.2')], ...LAPTOP }, '10.8.0.2')).toEqual(['10.1.2.3', '10.8.0.2']);
  });

  test('have a bridge of Hyper-V first where it is the way out: then it is the real network', () => {
    const bridged = {
      'vEthernet (Externo)': [own('192.168.0.7', false, '00:15:5d:00:00:01')],
      Wifi: [own('10.0.0.9')],
    };
    expect(localAddresses(bridged, '192.168.0.7')[0]).toBe('192.168.0.7');
  });

  test('stop the start with one message where there is none', () => {
    expect(() => firstAddress(localAddresses({ lo: [own('127.0.0.1', true)] }))).toThrow(
      /^This machine is in no local network: [^\n]+\.$/,
    );
  });

  test('are asked anew each time, and the way out after two seconds', async () => {
    let [interfaces, route, now] = [LAPTOP, '10.1.2.3' as string | null, 0];
    const addresses = await ownAddresses(
      () => interfaces,
      async () => route,
      () => now,
    );
    expect(addresses()).toEqual(['10.1.2.3']);
    interfaces = { wlan0: [own('10.9.9.9')], eth0: [own('192.168.0.7')] };
    route = '10.9.9.9';
    expect(addresses()).toEqual(['192.168.0.7', '10.9.9.9']);
    now = 2_000;
    addresses();
    await Promise.resolve();
    expect(addresses()).toEqual(['10.9.9.9', '192.168.0.7']);
    interfaces = {};
    expect(addresses()).toEqual([]);
  });

  test('are printed as a QR code that fits an ordinary terminal, and in words', () => {
    const shown = { platform: 'linux', isTerminal: false } as const;
    const lines = localNetworkText(['http://192.168.0.7:3000'], 3000, shown).split('\n');
    expect(Math.max(...lines.filter((line) => /[█▀▄]/.test(line)).map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /[█▀▄]/.test(line)).length).toBeLessThanOrEqual(24);
    expect(lines.join('\n')).toContain('abra http://192.168.0.7:3000/ao-vivo');
    expect(lines.join('\n')).toContain('sem grupo: http://192.168.0.7:3000/jogar');
    expect(lines.join('\n')).toContain('dá a aula: http://192.168.0.7:3000/para-professores#');
  });

  test('are all printed, the likeliest as the code', () => {
    const shown = { platform: 'linux', isTerminal: false } as const;
    const all = ['http://10.1.2.3:3000', 'http://192.168.0.7:3000', 'http://192.168.56.1:3000'];
    const text = localNetworkText(all, 3000, shown);
    expect(text).toContain('abra http://10.1.2.3:3000/ao-vivo');
    expect(text).toMatch(
      /em mais de uma rede[^\n]+\nhttp:\/\/192\.168\.0\.7:3000\/ao-vivo\nhttp:\/\/192\.168\.56\.1:3000\/ao-vivo/,
    );
    expect(localNetworkText(all.slice(0, 1), 3000, shown)).not.toContain('várias redes');
  });

  test.each([
    ['win32', /porta 3000 .*Windows[\s\S]*Permitir um aplicativo[\s\S]*localport=3000/],
    ['darwin', /porta 3000 .*macOS[\s\S]*socketfilterfw/],
    ['linux', /porta 3000 .*Linux[\s\S]*ufw allow 3000\/tcp/],
  ] as const)('are followed by the firewall of %s with the port', (platform, line) => {
    expect(localNetworkText(['http://192.168.0.7:3000'], 3000, { platform, isTerminal: false })).toMatch(line);
  });

  test('are printed white on black in a terminal, so that a light one shows the code as cameras read it', () => {
    const text = localNetworkText(['http://192.168.0.7:3000'], 3000, { platform: 'linux', isTerminal: true });
    const code = text.split('\n').filter((line) => /[█▀▄]/.test(line));
    expect(code.length).toBeGreaterThan(0);
    for (const line of code)
      expect([line.startsWith('\u001B[97;40m'), line.endsWith('\u001B[0m')]).toEqual([true, true]);
  });
});

test('phones reach the public address, but not the name by which a machine reaches itself alone', () => {
  const reached = (publicUrl: string) =>
    phoneAddresses({ publicUrl, port: 3000, isOfNetwork: false }, () => ['10.1.2.3']);
  expect(reached('http://192.168.0.7:3000')).toEqual(['http://192.168.0.7:3000']);
  expect(reached('https://escola.example/jogo')).toEqual(['https://escola.example/jogo']);
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(reached(own)).toEqual([]);
});

test('phones reach every address of a machine that serves a room, at its port', () => {
  const settings = { publicUrl: 'http://10.1.2.3:8080', port: 8080, isOfNetwork: true };
  expect(phoneAddresses(settings, () => ['192.168.0.7', '10.1.2.3'])).toEqual([
    'http://192.168.0.7:8080',
    'http://10.1.2.3:8080',
  ]);
});
