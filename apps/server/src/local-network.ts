import { networkInterfaces } from 'node:os';
import { PATHS } from '@consorcio/contract';
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

/** What a class needs to come in: the address of the short way, a QR code of it, and what works in a room without internet. */
export function localNetworkText(publicUrl: string): string {
  const way = publicUrl + PATHS.play;
  return [renderUnicodeCompact(way, { border: 2 }), copy.come(way), copy.works, copy.unreached].join('\n\n');
}
