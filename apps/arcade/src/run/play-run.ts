import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { CoreState } from '@consorcio/minigames';
import type { PlaceKind } from '@consorcio/rules/vocabulary';
import type { LiveRegion } from '../feedback/live-region.ts';
import type { Controls } from '../game-view.ts';
import { type RewardRange, vigorIn } from '../hud/reward-range.ts';
import { wait } from '../loop/page-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { hasNothingToChoose, mayCountIn, type PlayMode, rememberStart } from '../page/settings.ts';
import { button, element } from '../panels/dom.ts';
import { showPause } from '../panels/pause-panel.ts';
import { showStart } from '../panels/start-panel.ts';
import { bindControls, bindPause } from './bind-controls.ts';
import type { RecordedRun } from './recorded-run.ts';
import { type RunParts, RunPlayer } from './run-player.ts';

/** `chosen`: how to play, where that was asked before. One run from the help, or the count for who knows it, to its end or to giving up. Gives what is to be sent and shown. */
export async function playRun<State extends CoreState, OwnControls extends Controls<State>>(
  parts: Omit<RunParts<State, OwnControls>, 'speak' | 'onPaid'>,
  live: LiveRegion,
  chosen: PlayMode | null = null,
): Promise<RecordedRun> {
  const { gameView, issued, context, reward } = parts;
  const speak = (points: number, seconds: number): void => live.announce(copy.spoken.points(points, seconds));
  let endRun = (): void => undefined;
  const stop = stopButton(parts.reward, () => endRun());
  const onPaid = (isPaid: boolean, end = (): void => player.giveUp()): void => {
    /* In a live group the month pays for the run. */
    if (chosen !== null) return;
    endRun = end;
    stop.hidden = !isPaid;
    if (isPaid) live.announce(copy.paid.told[kindOf(parts.reward)]);
  };
  const player = new RunPlayer<State, OwnControls>({ ...parts, speak, onPaid });
  const vigor = vigorIn(reward, issued.vigor);
  const { game } = gameView;
  const hasChosen = chosen === 'calm' || (chosen === 'play' ? mayCountIn(game) : hasNothingToChoose(game));
  const mode = hasChosen
    ? (chosen ?? 'play')
    : await showStart({ game, sprites: context.sprites, gesture: gameView.gesture, reward, vigor });
  const playCalm = (): Promise<RecordedRun> => {
    player.close();
    stop.hidden = true;
    return gameView.calm.play({ issued, context, reward, live, onPaid, stop });
  };
  if (mode === 'calm') return playCalm();
  live.announce(copy.spoken.goal(copy.games[game]));
  window.focus();
  const unbindControls = bindControls(context.field, player);
  const pausing = bindPausing(player, parts);
  document.body.append(stop);
  const ended = await Promise.race([player.finished, pausing.calm]);
  pausing.unbind();
  unbindControls();
  stop.remove();
  if (ended === 'calm') {
    rememberStart(game, 'calm');
    return playCalm();
  }
  player.close();
  return ended;
}

const kindOf = ({ kind }: RewardRange): PlaceKind => (kind === 'energy' ? 'leisure' : 'work');

/** Says that the whole turn is paid, and ends the run with it; hidden until then. */
function stopButton(reward: RewardRange, onStop: () => void): HTMLButtonElement {
  const made = button('', 'play', onStop);
  made.append(element('small', '', copy.paid.said[kindOf(reward)]), element('span', '', copy.paid.stop));
  made.classList.add('stop-button');
  made.hidden = true;
  return made;
}

interface Pausing {
  /** Resolves when the player would rather play in 'modo tranquilo'. */
  readonly calm: Promise<'calm'>;
  unbind(): void;
}

/** Counts the run in, and again after each pause. */
function bindPausing<State extends CoreState, OwnControls extends Controls<State>>(
  player: RunPlayer<State, OwnControls>,
  { gameView, context }: Omit<RunParts<State, OwnControls>, 'speak' | 'onPaid'>,
): Pausing {
  let askForCalm: (way: 'calm') => void = () => {};
  const calm = new Promise<'calm'>((resolve) => {
    askForCalm = resolve;
  });
  let isPaused = false;
  let isDone = false;
  const countIn = async (): Promise<void> => {
    const isFirst = player.state.tick === 0;
    const hasCount = !(isFirst && gameView.countsItselfIn === true);
    const isReady = !hasCount || (await countdown(() => !isPaused && !isDone));
    if (isReady) player.resume();
  };
  const pause = async (): Promise<void> => {
    if (isPaused || isDone) return;
    isPaused = true;
    player.pause();
    const choice = await showPause(gameView.game, context.sprites, gameView.gesture);
    isPaused = false;
    if (choice === 'give-up') player.giveUp();
    else if (choice === 'calm') askForCalm(choice);
    else await countIn();
  };
  const pauseButton = button('', 'plain', () => void pause());
  pauseButton.className = 'pause-button';
  pauseButton.setAttribute('aria-label', copy.pauseButton);
  document.body.append(pauseButton);
  const unbind = bindPause(() => void pause());
  void countIn();
  return {
    calm,
    unbind: () => {
      isDone = true;
      unbind();
      pauseButton.remove();
    },
  };
}

/** Milliseconds of each word. GAMES 1.2. */
const BEAT = 600;
const CUES = ['CONTAGEM_3', 'CONTAGEM_2', 'CONTAGEM_1', 'VALENDO'] as const;

/** 3, 2, 1, VALENDO! over the field. Stops at once when `isStillWanted` says no; then resolves false. */
async function countdown(isStillWanted: () => boolean): Promise<boolean> {
  const word = element('div', 'count-word', '');
  const place = element('div', 'count', word);
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  try {
    for (const [i, number] of [...copy.count, copy.go].entries()) {
      const shown = element('div', number === copy.go ? 'count-word go' : 'count-word', number);
      place.firstElementChild?.replaceWith(shown);
      playEffect(CUES[i] ?? '');
      await wait(BEAT);
      if (!isStillWanted()) return false;
    }
    return true;
  } finally {
    place.remove();
  }
}
