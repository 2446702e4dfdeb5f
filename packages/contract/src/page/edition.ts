/* Editions of the game. A server's has everything; others say so by a mark of their page (apps/web/src/local). */

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
  /** The teacher's papers. */
  | 'papers'
  /** The game as a package for a school's platform, to be taken along. */
  | 'packages'
  /** Somebody who runs a server for the players, keeps their games and answers over a network. */
  | 'server';

/** What the page of a package for a school's platform offers the game in its frame, as `ofPlatform` of its window. */
export interface OfPlatform {
  /** What stands for the pupil on a device. */
  readonly pupil: string;
  /** The game as the platform keeps it; empty for none. */
  readonly text: string;
  /** The only dream of the activity, from 1. */
  readonly dream: number | null;
  /** The package has no films and no music. */
  readonly isLight: boolean;
  /** What is done in this visit is kept nowhere: somebody looks at what was done. */
  readonly isReview: boolean;
  /** The platform has begun another attempt: an ended campaign is followed by the next one. */
  readonly isNewAttempt: boolean;
  keep(text: string): void;
}

/** What the editions without a server offer beside the game; a server's offers everything. */
export const OFFERS = {
  site: ['papers', 'packages'],
  package: [],
  /** A server's program that plays a campaign which was begun without a network; named by the script of its head. */
  device: ['papers'],
} as const satisfies { readonly [edition: string]: readonly Capability[] };
/** The attribute of a page's `<html>` that names, with spaces between, what it offers; a server's page has none. */
export const OFFERS_MARK = 'data-offers';

interface Marked {
  readonly document?: {
    readonly documentElement?: { readonly dataset: { readonly [mark: string]: string | undefined } };
  };
}
/** `base`: `/jogo`, or empty where the game has its address to itself; `.` in a folder of files, wherever that is. */
const { base = '', offers } = (globalThis as Marked).document?.documentElement?.dataset ?? {};

export { base as BASE_PATH };

/** Whether the edition of this page offers something. */
export const can = (capability: Capability): boolean => offers === undefined || offers.includes(capability);

/** Whether the edition is a folder of files, whose screens stand behind the address's `#`. */
export const IS_LOCAL: boolean = base[0] === '.';
/** Whether a server's program plays a campaign of this device. */
export const IS_ON_DEVICE: boolean = offers !== undefined && !IS_LOCAL;
