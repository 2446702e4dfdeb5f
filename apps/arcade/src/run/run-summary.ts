import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Core, type CoreState, isCalm, replay, scoreBp, starsOf } from '@consorcio/minigames';
import type { Input, RunLog } from '@consorcio/minigames/input-log';
import { leastHonestScore, type PayTerms } from '@consorcio/rules/queries';
import type { Controls, GameView } from '../game-view.ts';
import type { StageRun } from './receive-run.ts';
import type { RunSummary } from './recorded-run.ts';

/** Where next to nothing came together stands how it goes; anywhere else what the run was like. */
function lineOf<State extends CoreState, OwnControls extends Controls<State>>(
  { game, endLine }: GameView<State, OwnControls>,
  core: Core<State>,
  state: State,
  pay: PayTerms,
): string {
  const score = scoreBp(core.points(state), core.par);
  return score < leastHonestScore(pay) ? copy.games[game].help[0] : endLine(state, starsOf(score));
}

/** Of a run against the clock, from the state it ended in. */
export const summaryOf = <State extends CoreState, OwnControls extends Controls<State>>(
  gameView: GameView<State, OwnControls>,
  core: Core<State>,
  state: State,
  inputs: readonly Input[],
  pay: PayTerms,
): RunSummary => ({
  points: core.points(state),
  line: lineOf(gameView, core, state, pay),
  isCalm: false,
  offer: gameView.offerAfter?.(state, inputs) ?? null,
});

/** Of a log that an earlier visit of the page left behind, replayed once; null when it can't be replayed. */
export function replaySummary<State extends CoreState, OwnControls extends Controls<State>>(
  gameView: GameView<State, OwnControls>,
  core: Core<State>,
  { issued, reward: { pay } }: Pick<StageRun, 'issued' | 'reward'>,
  log: RunLog,
): RunSummary | null {
  const { ticks, inputs } = log;
  if (isCalm(inputs)) return gameView.calm.summaryOf(issued, log);
  const replayed = replay(core, { seed: issued.seed, ticks, inputs });
  return replayed.ok ? summaryOf(gameView, core, replayed.value.state, inputs, pay) : null;
}
