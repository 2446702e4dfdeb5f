import { networkInterfaces } from 'node:os';
import { PATHS } from '@consorcio/contract';
import { isOwnMachine } from '@consorcio/contract/own-machine';
import { LIVE_START } from '@consorcio/contract/wire';
import { localNetworkCopy as copy } from '@consorcio/copy/operator';
import { renderUnicodeCompact } from 'uqr';
import { StartError } from './db/start-error.ts';

/** Of the ranges kept for local networks: home, school and office first, those of containers and telephones last. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** What is read of `networkInterfaces()`. */
type Interfaces = Readonly<
  Record<
    string,
    readonly { readonly address: string; readonly family: string; readonly internal: boolean }[] | undefined
  >
>;

const rankOf = (address: string): number => {
  const place = PRIVATE.findIndex((range) => range.test(address));
  return place === -1 ? PRIVATE.length : place;
};

/**
 * The addresses (IPv4) by which others in the network reach this machine, the most likely first.
 * @throws StartError where there is none
 */
export function localAddresses(interfaces: Interfaces = networkInterfaces()): readonly [string, ...string[]] {
  const all = Object.values(interfaces).flatMap((own) => own ?? []);
  const reached = all.filter(({ family, internal, address }) => {
    const isOfNobody = address.startsWith('169.254.');
    return family === 'IPv4' && !internal && !isOfNobody;
  });
  const [first, ...others] = reached.map(({ address }) => address).sort((a, b) => rankOf(a) - rankOf(b));
  if (first !== undefined) return [first, ...others];
  throw new StartError(
    'This machine is in no local network: connect it to one (cable, Wi-Fi or its own hotspot), or start without --lan.',
  );
}

/** The address by which phones of a class reach this server: the public one; null where that is this machine's own name. */
export const reachableAddress = (publicUrl: string): string | null =>
  isOwnMachine(new URL(publicUrl).hostname) ? null : publicUrl;

/** How a port is opened in the firewall of a system: its name, and the command as an administrator. */
function firewallOf(platform: NodeJS.Platform, port: number): readonly [system: string, way: string] {
  if (platform === 'win32') {
    const rule = `name="Consorcio" dir=in action=allow protocol=TCP localport=${port}`;
    return ['Windows', `netsh advfirewall firewall add rule ${rule}`];
  }
  if (platform === 'darwin') {
    const tool = '/usr/libexec/ApplicationFirewall/socketfilterfw';
    return ['macOS', `sudo ${tool} --add "${process.execPath}" --unblockapp "${process.execPath}"`];
  }
  return ['Linux, ufw', `sudo ufw allow ${port}/tcp`];
}

/* White on black and back, said to the terminal: on a light one the code would be inverted, which many cameras do not read. */
const [WHITE_ON_BLACK, AS_BEFORE] = ['\u001B[97;40m', '\u001B[0m'];

/** Where the text is shown. */
interface Shown {
  readonly platform: NodeJS.Platform;
  /** Whether colours are understood. */
  readonly isTerminal: boolean;
}

/** What a class needs to come in: the address of live groups, a QR code of it, what works in a room without internet, and the firewall. */
export function localNetworkText(publicUrl: string, port: number, { platform, isTerminal }: Shown): string {
  const way = publicUrl + LIVE_START;
  const code = renderUnicodeCompact(way, { border: 2 });
  const shown = isTerminal ? code.replace(/^.*$/gm, `${WHITE_ON_BLACK}$&${AS_BEFORE}`) : code;
  const words = [
    copy.come(way, publicUrl + PATHS.play),
    copy.works,
    copy.unreached(port, ...firewallOf(platform, port)),
  ];
  return [shown, ...words].join('\n\n');
}
