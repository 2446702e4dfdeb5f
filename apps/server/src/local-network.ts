import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { PATHS } from '@consorcio/contract';
import { isOwnMachine } from '@consorcio/contract/own-machine';
import { LIVE_START, ROOM_START } from '@consorcio/contract/wire';
import { localNetworkCopy as copy } from '@consorcio/copy/operator';
import { renderUnicodeCompact } from 'uqr';
import { StartError } from './db/start-error.ts';

/** Of the ranges kept for local networks: home, school and office first, those of containers and telephones last. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** What is read of `networkInterfaces()`. */
export type Interfaces = Readonly<
  Record<
    string,
    | readonly {
        readonly address: string;
        readonly family: string;
        readonly internal: boolean;
        readonly mac?: string;
      }[]
    | undefined
  >
>;

/** Networks inside this machine, by the names and hardware addresses that VirtualBox, VMware, libvirt, Docker, Hyper-V and WSL give them. */
const VIRTUAL_NAME =
  /^(?:docker|br-|virbr|vboxnet|vmnet|veth|vnic|lxc|lxd|podman|cni|flannel)|vEthernet|VirtualBox|VMware|Hyper-V|WSL/i;
const VIRTUAL_MAC = /^(?:0a:00:27|00:50:56:c0:00|00:15:5d|02:42)/;
/** What VirtualBox and libvirt take unless told otherwise: on Windows the name may be 'Ethernet 2'. */
const VIRTUAL_RANGE = /^192\.168\.(?:56|122)\./;
/** Private networks over the internet: they often are the way out, and no phone of the room is in them. */
const TUNNEL = /^(?:tun|tap|utun|wg|ppp|tailscale|zt|ipsec)|VPN|TAP-Windows|Tailscale|ZeroTier|WireGuard|WAN Miniport/i;

/**
 * The addresses (IPv4) of this machine in its networks, the most likely to be reached by the room's phones first: that of the
 * network by which this machine itself goes out (`route`), then by range, networks inside the machine and tunnels last.
 */
export function localAddresses(interfaces: Interfaces, route: string | null = null): readonly string[] {
  const rankOf = (name: string, address: string, mac = ''): number => {
    if (TUNNEL.test(name)) return 30;
    if (address === route) return -1;
    const place = PRIVATE.findIndex((range) => range.test(address));
    const isVirtual = VIRTUAL_NAME.test(name) || VIRTUAL_MAC.test(mac) || VIRTUAL_RANGE.test(address);
    return (place === -1 ? PRIVATE.length : place) + (isVirtual ? 10 : 0);
  };
  return Object.entries(interfaces)
    .flatMap(([name, own = []]) => own.map((one) => ({ ...one, rank: rankOf(name, one.address, one.mac) })))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

/** Kept for documents (RFC 5737): whatever the way to it is, is the way out. */
const SOMEWHERE = '198.51.100.1';

/**
 * The address that this machine has in the network of its default route; null without one, as in a room without internet. A
 * connected UDP socket asks the table of routes and sends nothing.
 */
export function routeAddress(): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (address: string | null): void => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => end(null));
    socket.connect(9, SOMEWHERE, () => end(socket.address().address));
  });
}

/** The first of this machine's addresses. @throws StartError where there is none */
export function firstAddress([first]: readonly string[] = localAddresses(networkInterfaces())): string {
  if (first !== undefined) return first;
  throw new StartError(
    'This machine is in no local network: connect it to one (cable, Wi-Fi or its own hotspot), or start without --lan.',
  );
}

/** Milliseconds for which the route is believed; the interfaces themselves are asked each time. */
const ROUTE_KEPT = 2_000;

/**
 * This machine's addresses as they are at each call, the most likely first: a Wi-Fi may come, go and change while the game runs.
 * `interfaces` and `route`: as this machine has them.
 */
export async function ownAddresses(
  interfaces: () => Interfaces = networkInterfaces,
  route: () => Promise<string | null> = routeAddress,
  now: () => number = () => performance.now(),
): Promise<() => readonly string[]> {
  let [known, askedAt] = [await route(), now()];
  return () => {
    if (now() - askedAt >= ROUTE_KEPT) {
      askedAt = now();
      void route().then((found) => {
        known = found;
      });
    }
    return localAddresses(interfaces(), known);
  };
}

/** What the settings say of where the server is. */
interface Served {
  readonly publicUrl: string;
  readonly port: number;
  readonly isOfNetwork: boolean;
}

/** Where phones of a class reach this server, the likeliest first; none where only this machine does. */
export function phoneAddresses(
  { publicUrl, port, isOfNetwork }: Served,
  own: () => readonly string[],
): readonly string[] {
  if (isOfNetwork) return own().map((address) => `http://${address}:${port}`);
  return isOwnMachine(new URL(publicUrl).hostname) ? [] : [publicUrl];
}

/** How a port is opened in the firewall of a system: its name, and the command as an administrator. */
function firewallOf(platform: NodeJS.Platform, port: number): readonly [system: string, way: string] {
  if (platform === 'win32') {
    const rule = `name="Consorcio" dir=in action=allow protocol=TCP localport=${port}`;
    return ['Windows', `${copy.windows}\n${copy.orCommand} netsh advfirewall firewall add rule ${rule}`];
  }
  if (platform === 'darwin') {
    const tool = '/usr/libexec/ApplicationFirewall/socketfilterfw';
    return ['macOS', `sudo ${tool} --add "${process.execPath}" --unblockapp "${process.execPath}"`];
  }
  return ['Linux, ufw', `sudo ufw allow ${port}/tcp`];
}

/* White on black and back, said to the terminal: on a light one the code would be inverted, which many cameras do not read. */
const [WHITE_ON_BLACK, AS_BEFORE] = ['\u001B[97;40m', '\u001B[0m'];

interface Shown {
  readonly platform: NodeJS.Platform;
  /** Whether colours are understood. */
  readonly isTerminal: boolean;
}

/**
 * What a class needs to come in: the address of live groups, a QR code of it, this machine's `others`, what works in a room
 * without internet, and the firewall.
 */
export function localNetworkText(
  [publicUrl = '', ...others]: readonly string[],
  port: number,
  { platform, isTerminal }: Shown,
): string {
  const way = publicUrl + LIVE_START;
  const code = renderUnicodeCompact(way, { border: 2 });
  const shown = isTerminal ? code.replace(/^.*$/gm, `${WHITE_ON_BLACK}$&${AS_BEFORE}`) : code;
  const words = [
    copy.come(way, publicUrl + PATHS.play),
    ...(others.length === 0 ? [] : [copy.others(others.map((other) => other + LIVE_START).join('\n'))]),
    copy.works,
    copy.guide(publicUrl + ROOM_START),
    copy.unreached(port, ...firewallOf(platform, port)),
  ];
  return [shown, ...words].join('\n\n');
}
