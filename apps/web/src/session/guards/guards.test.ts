import { describe, expect, test } from 'vitest';
import { STANDINGS, type Standing } from '../player-status.ts';
import { decide, GUARDED, type GuardedRoute, type GuardPath, HOME, PATHS } from './guards.ts';

/** The guard that waits behind each path that a guard leads to. */
const BEHIND: Readonly<Record<GuardPath, GuardedRoute>> = {
  [PATHS.welcome]: 'welcome',
  [PATHS.login]: 'login',
  [PATHS.characterIntro]: 'character-intro',
  [PATHS.dreamIntro]: 'dream-intro',
  [PATHS.returning]: 'returning',
  [PATHS.map]: 'map',
  [PATHS.results]: 'results',
};

const X = 'stay';
const { login: L, characterIntro: C, dreamIntro: D, returning: R, results: U, map: M } = PATHS;
/** CONTRACT section 2 as a table: standings in the order of STANDINGS. */
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
};

const CASES = GUARDED.flatMap((route) =>
  STANDINGS.map((standing, place) => [route, standing, TABLE[route][place]] as const),
);

test.each(CASES)('on %s, a player who is %s: %s', (route, standing, expected) => {
  const decision = decide(route, standing);
  expect(decision.kind === 'stay' ? X : decision.to).toBe(expected);
});

describe('following the guards', () => {
  test.each(CASES)(
    'from %s as %s ends at a screen where the player may stand, after two steps at most',
    (route, standing) => {
      let here: GuardedRoute = route;
      for (let step = 0; step < 2; step += 1) {
        const decision = decide(here, standing);
        if (decision.kind === 'stay') break;
        here = BEHIND[decision.to];
      }
      expect(decide(here, standing)).toEqual({ kind: 'stay' });
    },
  );

  test.each(STANDINGS.filter((standing) => standing !== 'signed-out'))('home of %s lets the player in', (standing) => {
    expect(decide(BEHIND[HOME[standing]], standing)).toEqual({ kind: 'stay' });
  });
});

describe('what is told on the way', () => {
  test('a missing token, persona or dream is a failure', () => {
    expect(decide('map', 'signed-out')).toMatchObject({ isFailure: true });
    expect(decide('map', 'no-persona')).toMatchObject({ isFailure: true });
    expect(decide('map', 'no-dream')).toMatchObject({ isFailure: true });
  });

  test.each<[GuardedRoute, Standing]>([
    ['welcome', 'playing'],
    ['login', 'no-dream'],
    ['register', 'no-persona'],
    ['tutorial', 'won-unseen'],
  ])('being sent on from %s as %s is no failure', (route, standing) => {
    expect(decide(route, standing)).toMatchObject({ isFailure: false });
  });
});
