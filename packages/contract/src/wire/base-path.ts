/*
 * The game may stand below a path of its address (PUBLIC_URL=https://escola.example/jogo). The server then marks its pages with that
 * path (apps/server/src/http/placed-files.ts); everything that names an address of its own says it by `withBase`.
 */

/** The attribute of a page's `<html>` that holds the path. */
export const BASE_MARK = 'data-base';

interface Marked {
  readonly document?: { readonly documentElement?: { readonly dataset?: { readonly base?: string } } };
}

/** `/jogo`, or empty where the game has its address to itself. */
export const BASE_PATH: string = (globalThis as Marked).document?.documentElement?.dataset?.base ?? '';

/** A path of the game as the browser asks for it. */
export const withBase = (path: string): string => BASE_PATH + path;

/** The game's path in one that the browser tells. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
