import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { currentVersion, GAMES, versionsOf } from '../src/index.ts';

/** What a release issues new runs with, and what it can play again. */
interface Release {
  readonly issued: Readonly<Record<string, number>>;
  readonly served: Readonly<Record<string, readonly number[]>>;
}

/** Every release so far, the newest last; a release ends with its row. */
const RELEASES = JSON.parse(readFileSync(new URL('releases.json', import.meta.url), 'utf8')) as readonly Release[];

const now: Release = {
  issued: Object.fromEntries(GAMES.map((game) => [game, currentVersion(game)])),
  served: Object.fromEntries(GAMES.map((game) => [game, versionsOf(game)])),
};

/** Why a release may not follow another one: a run of either could not be finished while or after servers are replaced. */
function faultsOf(before: Release, after: Release): readonly string[] {
  return Object.keys(after.issued).flatMap((game) => {
    const issued = after.issued[game] ?? Number.NaN;
    const served = after.served[game] ?? [];
    const [wasIssued, wasServed] = [before.issued[game], before.served[game] ?? []];
    const isUnknown = !served.includes(issued);
    const isTooSoon = wasIssued !== undefined && !wasServed.includes(issued);
    const isGone = wasIssued !== undefined && !served.includes(wasIssued);
    return [
      ...(isUnknown ? [`${game} ${issued} is issued and not served`] : []),
      ...(isTooSoon ? [`${game} ${issued} is issued in the release that brings it`] : []),
      ...(isGone ? [`${game} ${wasIssued} is gone in the release after it was issued`] : []),
    ];
  });
}

const release = (issued: number, ...served: readonly number[]): Release => ({
  issued: { tapper: issued },
  served: { tapper: served },
});

describe('a version of a minigame', () => {
  test('ships in one release, is issued in the next, and goes one after it was issued last', () => {
    const path = [release(1, 1), release(1, 1, 2), release(2, 1, 2), release(2, 2)];
    for (const [i, one] of path.entries()) expect(faultsOf(path[i - 1] ?? one, one)).toEqual([]);
  });
  test.each([
    ['issued in the release that brings it', release(1, 1), release(2, 1, 2)],
    ['gone in the release after it was issued', release(1, 1, 2), release(2, 2)],
    ['issued and not served', release(1, 1), release(2, 1)],
  ])('is never %s', (fault, before, after) => {
    expect(faultsOf(before, after).join()).toContain(fault);
  });
  test('of a game that is new is issued at once: its room comes with a rulebook', () => {
    expect(faultsOf({ issued: {}, served: {} }, release(1, 1))).toEqual([]);
  });
});

test('the versions of this registry may follow those of the last release, and every release the one before', () => {
  const all = [...RELEASES, now];
  for (const [i, one] of all.entries()) expect(faultsOf(all[i - 1] ?? one, one)).toEqual([]);
});
