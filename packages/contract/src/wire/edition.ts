/*
 * The editions of the game. A server's has everything. That of a folder of files says so by a mark in its page: there the game is
 * answered on the device (apps/web/src/local), and its screens stand behind the address's `#`, since nobody answers to their paths.
 */

/** The attribute of a page's `<html>` that names its edition; a server's page has none. */
export const EDITION_MARK = 'data-edition';

/** What an edition may offer beside the game of one player. Screens, menu and links ask for these, never for an edition. */
export type Capability =
  /** Sign-up, login and recovery, the page of the account, and the story before a sign-up. */
  | 'accounts'
  /** Live groups. */
  | 'live'
  /** The contract of the week. */
  | 'week'
  /** Links, pictures and coded certificates that others can open. */
  | 'share'
  /** What all players have learned. */
  | 'totals'
  /** The game as a server's activity in a school's platform or page. */
  | 'schools'
  /** Somebody who runs a server for the players, keeps their games and answers over a network. */
  | 'server';

/** What the page of a package for a school's platform offers the game in its frame, as `ofPlatform` of its window. */
export interface OfPlatform {
  /** What stands for the pupil on a device. */
  readonly pupil: string;
  /** The game as the platform keeps it; empty for none. */
  readonly text: string;
  keep(text: string): void;
}

interface Marked {
  readonly document?: { readonly documentElement?: { readonly dataset?: { readonly edition?: string } } };
}

/** Whether this device answers the game's calls. */
export const IS_LOCAL: boolean = (globalThis as Marked).document?.documentElement?.dataset?.edition !== undefined;

/** Whether the edition of this page offers something. That of files offers nothing beside the game. */
export const can = (_capability: Capability): boolean => !IS_LOCAL;
