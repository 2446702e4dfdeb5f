import { PATHS, RESULTS_PATH } from '@consorcio/contract/wire';
import { describe, expect, test } from 'vitest';
import { PLAYER_STATUSES, type PlayerStatus } from '../player-status.ts';
import { decide, GUARDED, type GuardedRoute, type GuardPath, HOME_PATH } from './guards.ts';

/** The guard that waits behind each path that a guard leads to. */
const BEHIND: Readonly<Record<GuardPath, GuardedRoute>> = {
  [PATHS.welcome]: 'welcome',
  [PATHS.login]: 'login',
  [PATHS.characterIntro]: 'character-intro',
  [PATHS.dreamIntro]: 'dream-intro',
  [PATHS.returning]: 'returning',
  [PATHS.map]: 'map',
  [RESULTS_PATH]: 'results',
};

const X = 'stay';
const { login: L, characterIntro: C, dreamIntro: D, returning: R, map: M } = PATHS;
const U = RESULTS_PATH;
/** CONTRACT section 2 as a table: statuses in the order of PLAYER_STATUSES. */
const TABLE: Readonly<Record<GuardedRoute, readonly (GuardPath | typeof X)[]>> = {
  //                     out no-persona no-dream playing won lost
  welcome: [X, C, D, R, U, U],
  login: [X, C, D, R, U, U],
  register: [X, C, D, R, U, U],
  'character-intro': [L, X, D, R, U, U],
  'character-selection': [L, X, D, R, U, U],
  'city-welcome': [L, C, X, X, U, U],
  'dream-intro': [L, C, X, R, U, U],
  'dream-selection': [L, C, X, R, U, U],
  'great-choice': [L, C, D, X, U, U],
  tutorial: [L, C, D, X, U, U],
  map: [L, C, D, X, U, U],
  results: [L, C, D, M, X, X],
  minigame: [L, X, X, X, U, U],
  returning: [L, C, D, X, U, U],
  certificate: [L, C, D, R, X, U],
  'take-home': [L, X, X, X, X, X],
  quiz: [X, X, X, X, X, X],
  keep: [L, X, X, X, X, X],
  play: [X, X, X, R, U, U],
};

const CASES = GUARDED.flatMap((route) =>
  PLAYER_STATUSES.map((status, place) => [route, status, TABLE[route][place]] as const),
);

test.each(CASES)('on %s, a player who is %s: %s', (route, status, expected) => {
  const decision = decide(route, status);
  expect(decision.kind === 'stay' ? X : decision.to).toBe(expected);
});

describe('following the guards', () => {
  test.each(CASES)(
    'from %s as %s ends at a screen where the player may stand, after two steps at most',
    (route, status) => {
      let here: GuardedRoute = route;
      for (let step = 0; step < 2; step += 1) {
        const decision = decide(here, status);
        if (decision.kind === 'stay') break;
        here = BEHIND[decision.to];
      }
      expect(decide(here, status)).toEqual({ kind: 'stay' });
    },
  );

  test.each(PLAYER_STATUSES.filter((status) => status !== 'signed-out'))('home of %s lets the player in', (status) => {
    expect(decide(BEHIND[HOME_PATH[status]], status)).toEqual({ kind: 'stay' });
  });
});

describe('what is told on the way', () => {
  test('a missing token, persona or dream is a failure', () => {
    expect(decide('map', 'signed-out')).toMatchObject({ isFailure: true });
    expect(decide('map', 'no-persona')).toMatchObject({ isFailure: true });
    expect(decide('map', 'no-dream')).toMatchObject({ isFailure: true });
  });

  test.each<[GuardedRoute, PlayerStatus]>([
    ['welcome', 'playing'],
    ['login', 'no-dream'],
    ['register', 'no-persona'],
    ['tutorial', 'won-unseen'],
  ])('being sent on from %s as %s is no failure', (route, status) => {
    expect(decide(route, status)).toMatchObject({ isFailure: false });
  });
});
