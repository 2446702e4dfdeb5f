import { isOwnMachine } from '@consorcio/contract/own-machine';
import { withBase } from '@consorcio/contract/wire';

type Page = Pick<Location, 'origin' | 'hostname'>;

/** Whether no phone can come by the address at which a page is open. */
export const isAtOwnMachine = ({ hostname }: Pick<Page, 'hostname'> = location): boolean => isOwnMachine(hostname);

/**
 * A page's address as phones reach it: that of this page, or, where it is open under the machine's own name, the one that the server
 * names (`address`, with its base path).
 */
export const phoneAddress = (path: string, address: string | null, page: Page = location): string =>
  address !== null && isAtOwnMachine(page) ? address + path : page.origin + withBase(path);
