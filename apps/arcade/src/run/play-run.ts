import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { CoreState } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import type { LiveRegion } from '../feedback/live-region.ts';
import { bindControls, bindPause } from '../input/bind-controls.ts';
import type { Controls } from '../page/game-view.ts';
import { countdown } from '../panels/countdown.ts';
import { button } from '../panels/dom.ts';
import { showPause } from '../panels/pause-panel.ts';
import { showStart } from '../panels/start-panel.ts';
import { RunSession, type SessionParts } from './run-player.ts';

/** Percent: below this the persona says that rest would pay. RULES 4.4. */
const TIRED = 85;

/** One run from the help to its end or to giving up. Gives the log to hand in. */
export async function playRun<State extends CoreState, Hand extends Controls<State>>(
  parts: Omit<SessionParts<State, Hand>, 'speak'>,
  live: LiveRegion,
): Promise<RunLog> {
  const { cabinet, issued, scene, reward } = parts;
  const speak = (points: number, seconds: number): void => live.say(copy.spoken.points(points, seconds));
  const session = new RunSession<State, Hand>({ ...parts, speak });
  const vigor = cabinet.reward === 'effort' ? issued.vigor : null;
  const pictures = cabinet.helpPictures;
  live.say(copy.spoken.goal(copy.games[cabinet.game]));
  const way = await showStart({ game: cabinet.game, art: scene.art, pictures, reward, vigor });
  if (way === 'calm') {
    session.close();
    return cabinet.calm.play({ issued, scene, reward, live });
  }
  window.focus();
  const unbindControls = bindControls(scene.field, session);
  const unbindPausing = bindPausing(session, parts, live);
  const log = await session.finished;
  unbindPausing();
  unbindControls();
  session.close();
  return log;
}

/** Counts the run in, and again after each pause. */
function bindPausing<State extends CoreState, Hand extends Controls<State>>(
  session: RunSession<State, Hand>,
  { cabinet, issued, scene }: Omit<SessionParts<State, Hand>, 'speak'>,
  live: LiveRegion,
): () => void {
  let isPaused = false;
  let isDone = false;
  const countIn = async (): Promise<void> => {
    const isFirst = session.state.tick === 0;
    const line = isFirst && cabinet.reward === 'effort' && issued.vigor < TIRED ? copy.vigor.line : null;
    const hasCount = !(isFirst && cabinet.countsItselfIn === true);
    const isReady = !hasCount || (await countdown(line, () => !isPaused && !isDone));
    if (isReady) session.resume();
  };
  const pause = async (): Promise<void> => {
    if (isPaused || isDone) return;
    isPaused = true;
    session.pause();
    live.say(copy.spoken.paused);
    const choice = await showPause(cabinet.game, scene.art, cabinet.helpPictures);
    isPaused = false;
    if (choice === 'give-up') session.giveUp();
    else await countIn();
  };
  const pauseButton = button('', 'plain', () => void pause());
  pauseButton.className = 'pause-button';
  pauseButton.setAttribute('aria-label', copy.pauseButton);
  document.body.append(pauseButton);
  const unbind = bindPause(() => void pause());
  void countIn();
  return () => {
    isDone = true;
    unbind();
    pauseButton.remove();
  };
}
