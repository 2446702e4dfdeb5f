import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Ticking } from '@consorcio/minigames';
import { replay } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import './arcade.css';
import * as api from './api.ts';
import type { Cabinet, Controls, Scene } from './cabinet.ts';
import { Field } from './canvas.ts';
import { bindControls, bindPause } from './controls-binding.ts';
import { countdown } from './countdown.ts';
import { Effects } from './effects.ts';
import { goToLogin, leave } from './host-bridge.ts';
import { LiveRegion } from './live-region.ts';
import { button, element } from './panels/dom.ts';
import { showHelp } from './panels/help-panel.ts';
import { offerAgain, showMessage, showSending } from './panels/message-panel.ts';
import { showPause } from './panels/pause-panel.ts';
import { showResult } from './panels/result-panel.ts';
import { dropLog, keptLog } from './pending-log.ts';
import type { RewardRange } from './reward-preview.ts';
import { type Issued, RunSession } from './run-session.ts';
import { hasSeenHelp, isMotionReduced } from './settings.ts';
import { personaOf } from './sprites/people.ts';
import { submitRun } from './submit-run.ts';

/** What the server says is to be played. */
interface Opened {
  readonly stageId: string;
  readonly issued: Issued;
  readonly personaId: number;
  readonly reward: RewardRange;
}

/** A minigame's whole page: fetch the run, help, countdown, play, hand in, reward, back to the map. */
export async function openPage<State extends Ticking, Hand extends Controls<State>>(
  cabinet: Cabinet<State, Hand>,
): Promise<void> {
  const page = new GamePage(cabinet);
  await page.run();
}

class GamePage<State extends Ticking, Hand extends Controls<State>> {
  readonly #cabinet: Cabinet<State, Hand>;
  readonly #field: Field;
  readonly #live = new LiveRegion();

  constructor(cabinet: Cabinet<State, Hand>) {
    this.#cabinet = cabinet;
    const canvas = element('canvas', 'field');
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', copy.games[cabinet.game].field);
    document.body.append(canvas);
    const [above, below, beside] = cabinet.surroundings;
    document.body.style.setProperty('--beside', beside);
    document.body.style.setProperty('--above', above);
    document.body.style.setProperty('--below', below);
    this.#field = new Field(canvas);
  }

  async run(): Promise<void> {
    const loading = element('p', 'loading', copy.loading);
    document.body.append(loading);
    const [opened] = await Promise.all([this.#open(), loadFonts()]);
    loading.remove();
    if (opened === null) return;
    const core = this.#cabinet.coreOf(opened.issued.version);
    if (core === null) {
      await showMessage(copy.leaving.noRun);
      leave(null);
      return;
    }
    const kept = keptLog(opened.stageId);
    const isKept = kept !== null && kept.game === opened.issued.game && kept.version === opened.issued.version;
    const log = isKept ? await this.#offerKept(kept) : await this.#play(opened, core);
    if (log !== null) await this.#handIn(opened, core, log);
  }

  /** The run that was issued; null when the player was led elsewhere. */
  async #open(): Promise<Opened | null> {
    const [current, rooms] = await Promise.all([api.currentStage(), api.rooms()]);
    if (!current.ok) return this.#goElsewhere(current.status);
    const { stage, room, user } = current.value;
    const issued = room?.run ?? null;
    if (issued === null || issued.game !== this.#cabinet.game) {
      await showMessage(issued === null ? copy.leaving.noRun : copy.leaving.otherGame);
      leave(null);
      return null;
    }
    const rewards = rooms.ok ? rooms.value.find(({ id }) => id === this.#cabinet.room)?.rewards : undefined;
    const kind = this.#cabinet.reward;
    const [min, max] =
      kind === 'effort' ? [rewards?.minEffort, rewards?.maxEffort] : [rewards?.minEnergy, rewards?.maxEnergy];
    return { stageId: stage.id, issued, personaId: user.personaId, reward: { kind, min: min ?? 0, max: max ?? 0 } };
  }

  async #goElsewhere(status: number): Promise<null> {
    if (status === 401) goToLogin();
    else if (status === 0 || status >= 500) {
      await showMessage(copy.leaving.noConnection, copy.leaving.retry);
      location.reload();
    } else {
      await showMessage(copy.leaving.noRun);
      leave(null);
    }
    return null;
  }

  async #offerKept(kept: RunLog): Promise<RunLog | null> {
    const choice = await offerAgain(copy.sending.waitingHeading, copy.sending.waiting);
    if (choice === 'again') return kept;
    leave(null);
    return null;
  }

  #sceneOf(opened: Opened): Scene {
    return {
      field: this.#field,
      player: personaOf(opened.personaId),
      effects: new Effects(),
      isMotionReduced: isMotionReduced(),
      vigor: this.#cabinet.reward === 'effort' ? opened.issued.vigor : 100,
    };
  }

  async #play(opened: Opened, core: Parameters<typeof replay<State>>[0]): Promise<RunLog> {
    const session = new RunSession<State, Hand>({
      cabinet: this.#cabinet,
      core,
      issued: opened.issued,
      scene: this.#sceneOf(opened),
      reward: opened.reward,
      speak: (points, seconds) => this.#live.say(copy.spoken.points(points, seconds)),
    });
    if (!hasSeenHelp(this.#cabinet.game)) await showHelp(this.#cabinet.game, 'start');
    window.focus();
    const unbind = bindControls(this.#field, session);
    const unbindPause = this.#bindPausing(session, opened);
    const log = await session.finished;
    unbindPause();
    unbind();
    session.close();
    return log;
  }

  /** Counts the run in, and again after each pause. */
  #bindPausing(session: RunSession<State, Hand>, opened: Opened): () => void {
    let isPaused = false;
    let isDone = false;
    const countIn = async (isFirst: boolean): Promise<void> => {
      const line = isFirst && opened.issued.vigor < 85 && opened.reward.kind === 'effort' ? copy.vigor.line : null;
      const hasCount = !(isFirst && this.#cabinet.countsItselfIn === true);
      const isReady = hasCount ? await countdown(line, () => !isPaused && !isDone) : true;
      if (isReady) session.resume();
    };
    const pause = (): void => {
      if (isPaused || isDone) return;
      isPaused = true;
      session.pause();
      this.#live.say(copy.spoken.paused);
      void showPause(this.#cabinet.game).then((choice) => {
        isPaused = false;
        if (choice === 'give-up') session.giveUp();
        else void countIn(session.state.tick === 0);
      });
    };
    const pauseButton = button('', 'plain', pause);
    pauseButton.className = 'pause-button';
    pauseButton.setAttribute('aria-label', copy.pauseButton);
    document.body.append(pauseButton);
    const unbind = bindPause(pause);
    void countIn(true);
    return () => {
      isDone = true;
      unbind();
      pauseButton.remove();
    };
  }

  /** Sends the log until the server took it or never will. */
  async #handIn(opened: Opened, core: Parameters<typeof replay<State>>[0], log: RunLog): Promise<void> {
    const sending = showSending();
    const submitted = await submitRun(opened.stageId, log);
    sending.close();
    switch (submitted.kind) {
      case 'finished': {
        const { finished } = submitted;
        const played = replay(core, { seed: opened.issued.seed, ticks: log.ticks, inputs: log.inputs });
        await showResult(
          {
            points: played.ok ? played.value.outcome.points : 0,
            scoreBp: finished.score,
            effort: finished.reward.effort,
            energy: finished.reward.energy,
            line: played.ok ? this.#cabinet.endLine(played.value.state) : '',
            isMotionReduced: isMotionReduced(),
          },
          (words) => this.#live.say(words),
        );
        leave(opened.stageId);
        return;
      }
      case 'later':
        if ((await offerAgain(copy.sending.failedHeading, copy.sending.failed)) === 'again')
          await this.#handIn(opened, core, log);
        else leave(null);
        return;
      case 'signed-out':
        goToLogin();
        return;
      case 'refused':
        dropLog(opened.stageId);
        await showMessage(submitted.isReplay ? copy.leaving.refused : copy.leaving.past);
        leave(null);
    }
  }
}

/** The canvas can't wait for a typeface by itself; without one the game is played in the device's. */
async function loadFonts(): Promise<void> {
  const wanted = ["800 32px 'Baloo 2 Variable'", "800 20px 'Nunito Variable'"];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
}
