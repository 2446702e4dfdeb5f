import { can, PATHS, RESULTS_PATH } from '@consorcio/contract/wire';
import type { PlayerStatus } from '../player-status.ts';

/** Every guarded screen; screens that need nothing (CONTRACT section 2) have no guard. */
export const GUARDED = [
  'welcome',
  'login',
  'register',
  'character-intro',
  'character-selection',
  'city-welcome',
  'dream-intro',
  'dream-selection',
  'great-choice',
  'tutorial',
  'map',
  'results',
  'minigame',
  'returning',
  'certificate',
  'take-home',
  'quiz',
  'keep',
  'play',
] as const;
export type GuardedRoute = (typeof GUARDED)[number];

/** Where the guards may lead. */
export type GuardPath =
  | (typeof PATHS)['welcome' | 'login' | 'characterIntro' | 'dreamIntro' | 'returning' | 'map']
  | typeof RESULTS_PATH;

/** What a guard decides. `isFailure`: something is missing, so 'falha...' shows briefly before the redirect. */
export type GuardVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: GuardPath; readonly isFailure: boolean };

/** Where each status is redirected to by default: after login, and from the welcome screen. CONTRACT 2. */
export const HOME_PATH = {
  'signed-out': can('accounts') ? PATHS.login : PATHS.welcome,
  'no-persona': PATHS.characterIntro,
  'no-dream': PATHS.dreamIntro,
  playing: PATHS.returning,
  'won-unseen': RESULTS_PATH,
  'lost-unseen': RESULTS_PATH,
} as const satisfies Record<PlayerStatus, GuardPath>;

/** Statuses that each guard lets in; CONTRACT section 2's table. Others are redirected to their home path. */
const ALLOWED: Readonly<Record<GuardedRoute, readonly PlayerStatus[]>> = {
  welcome: ['signed-out'],
  login: ['signed-out'],
  register: ['signed-out'],
  'character-intro': ['no-persona'],
  'character-selection': ['no-persona'],
  'city-welcome': ['no-dream', 'playing'],
  'dream-intro': ['no-dream'],
  'dream-selection': ['no-dream'],
  'great-choice': ['playing'],
  tutorial: ['playing'],
  map: ['playing'],
  results: ['won-unseen', 'lost-unseen'],
  minigame: ['no-persona', 'no-dream', 'playing'],
  returning: ['playing'],
  certificate: ['won-unseen'],
  'take-home': ['no-persona', 'no-dream', 'playing', 'won-unseen', 'lost-unseen'],
  /* Signed out for a class that comes by its link. */
  quiz: ['signed-out', 'no-persona', 'no-dream', 'playing', 'won-unseen', 'lost-unseen'],
  play: ['signed-out', 'no-persona', 'no-dream'],
  keep: ['no-persona', 'no-dream', 'playing', 'won-unseen', 'lost-unseen'],
};

/** Being redirected from these is no failure: signed-in players do not need them. */
const QUIET_REDIRECTS: readonly GuardedRoute[] = ['welcome', 'login', 'register', 'play'];

/** Whether a player may stay on a screen, and where to go otherwise. Pure; never leads into a redirect loop. */
export function decide(route: GuardedRoute, status: PlayerStatus): GuardVerdict {
  if (ALLOWED[route].includes(status)) return { kind: 'stay' };
  const isForcedToResults = status === 'won-unseen' || status === 'lost-unseen';
  const to = route === 'results' && status === 'playing' ? PATHS.map : HOME_PATH[status];
  return { kind: 'go', to, isFailure: !QUIET_REDIRECTS.includes(route) && !isForcedToResults };
}

/** True where the token alone decides and the API checks the rest itself. CONTRACT section 2: minigame, notebook, … */
export const needsTokenOnly = (route: GuardedRoute): boolean =>
  route === 'minigame' || route === 'take-home' || route === 'quiz';
