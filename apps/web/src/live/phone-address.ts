import { kept } from '@consorcio/contract/kept';
import { isOwnMachine } from '@consorcio/contract/own-machine';
import { withBase } from '@consorcio/contract/wire';
import { useSyncExternalStore } from 'react';

type Page = Pick<Location, 'origin' | 'hostname'>;

/** Whether no phone can come by the address at which a page is open. */
export const isAtOwnMachine = ({ hostname }: Pick<Page, 'hostname'> = location): boolean => isOwnMachine(hostname);

/** The address that whoever leads has chosen for the phones, where the server's machine is in several networks. */
export const CHOSEN = kept<string>('live-address', (text) => (/^https?:\/\/\S+$/.test(text) ? text : null));

/** What browsers tell all other windows: desk and projector are two. */
const CHANGED = 'storage';
export function chooseAddress(address: string): void {
  CHOSEN.write(address);
  dispatchEvent(new Event(CHANGED));
}
const onChange = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};
const readChosen = (): string | null => CHOSEN.read();

/** Draws a page again when another address is chosen in any window of this browser. */
export const useChosenAddress = (): string | null => useSyncExternalStore(onChange, readChosen, readChosen);

/**
 * A page's address as phones reach it: below the one that was chosen of those that the server names (`addresses`, with its base
 * path), or of this page, or, where it is open under the machine's own name, below the server's first.
 */
export function phoneAddress(
  path: string,
  addresses: readonly string[],
  page: Page = location,
  chosen: string | null = readChosen(),
): string {
  if (chosen !== null && addresses.includes(chosen)) return chosen + path;
  const [first] = addresses;
  return first !== undefined && isAtOwnMachine(page) ? first + path : page.origin + withBase(path);
}
