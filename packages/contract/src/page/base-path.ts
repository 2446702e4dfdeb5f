import { BASE_PATH, IS_LOCAL } from './edition.ts';

/*
 * The game may stand below a path of its address (PUBLIC_URL=https://escola.example/jogo). The server then marks its pages with that
 * path (apps/server/src/http/placed-files.ts); everything that names an address of its own says it by `withBase`.
 */

/** The attribute of a page's `<html>` that holds the path. */
export const BASE_MARK = 'data-base';

interface Place {
  readonly pathname: string;
  readonly search: string;
}
interface Page {
  readonly location: Place & { readonly hash: string; readonly origin: string };
  readonly URL: new (address: string, base: string) => Place;
}
const page = globalThis as object as Page;

/** A file of the game as the browser asks for it. */
export const withBase = (path: string): string => BASE_PATH + path;

/** A screen of the game, for a document of its own. */
export const screenAddress = (path: string): string => withBase(IS_LOCAL ? `/#${path}` : path);

/** Where the screen's path stands: `#/mapa?complete=true` in a folder of files. */
const here = ({ location } = page): Place =>
  IS_LOCAL ? new page.URL(location.hash.slice(1), location.origin) : location;

/** The game's path of the screen that the browser shows. */
export function pathHere(): string {
  const { pathname } = here();
  return pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
}

/** Its query. */
export const searchHere = (): string => here().search;
