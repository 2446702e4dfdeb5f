import { fingerprint, isGame, pairOf, type Run, replayRun } from '@consorcio/minigames';

/** What an engine makes of a run: points and the whole state at the end, or why it refused. */
export type Verdict = readonly [points: number, state: string] | readonly [refusal: string];

/** Replays runs of one game and version. The same code is run by Node and, bundled, by a browser. */
export function judge(game: string, version: number, runs: readonly Run[]): Verdict[] {
  const pair = isGame(game) ? pairOf(game, version) : null;
  if (pair === null) throw new Error(`there is no ${game} version ${version}`);
  return runs.map((run) => {
    const replayed = replayRun(pair, run);
    return replayed.ok ? [replayed.value.outcome.points, fingerprint(replayed.value.state)] : [replayed.refusal];
  });
}
