import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { BREATH, type Calm, type Core, type Fact, isCalm, ROUNDS, replay, SHOW } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { hush, say } from '../feedback/speech.ts';
import { WalkingMark } from '../input/one-switch.ts';
import { nextFrame, now } from '../loop/page-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { isOneSwitch, pace, switchRest } from '../page/settings.ts';
import { showPause } from '../panels/pause-panel.ts';
import { exposeRun } from '../run/expose-run.ts';
import type { CalmGame, CalmParts } from './calm-parts.ts';
import { CalmRun } from './calm-run.ts';
import { MemoryBoard } from './memory-board.ts';

/** What the symbols of one game look and sound like. */
export interface MemoryLook {
  readonly game: 'tapper' | 'dancer' | 'runner';
  /** Sprites, in order of their codes; what is shown and what is answered. */
  readonly pictures: readonly string[];
  /** The persona while it waits for the row, and while the player answers. */
  readonly waiting: string;
  readonly asking: string;
  /** Keys beside 1 to 4. */
  readonly keys?: Readonly<Record<string, number>>;
  coreOf(version: number): Core<Calm> | null;
}

/** The order of memory that three of the games share: a row is shown and spoken, then given back. */
export const memoryGame = (look: MemoryLook): CalmGame => ({
  play: (parts) => playMemory(look, parts),
  outcomeOf({ version, seed }, { ticks, inputs }) {
    const core = look.coreOf(version);
    if (core === null || !isCalm(inputs)) return null;
    const played = replay(core, { seed, ticks, inputs: inputs.slice(1) });
    return played.ok ? { points: played.value.outcome.points, line: copy.calm.end } : null;
  },
});

/** Which item of the row is shown; -1 before the first. */
export function shownItem({ rows, round, wait }: Pick<Calm, 'rows' | 'round' | 'wait'>): number {
  const length = rows[round]?.length ?? 0;
  const gone = BREATH + length * SHOW - wait;
  return wait === 0 ? length : Math.floor((gone - BREATH) / SHOW);
}

function playMemory(look: MemoryLook, { issued, scene, live }: CalmParts): Promise<RunLog> {
  const core = look.coreOf(issued.version);
  if (core === null) throw new Error('a calm run needs the core of its version');
  const symbols: readonly string[] = copy.calm.symbols[look.game];
  const board = new MemoryBoard(look, scene.art);
  let shown = -1;
  let isPaused = false;
  let isOpen = true;

  const tell = ([what, code]: Fact): void => {
    const words =
      what === 'right' ? copy.calm.right : what === 'whole' ? copy.calm.whole : copy.calm.wrong(symbols[code] ?? '');
    board.say(words, what);
    live.say(words);
    playEffect(what === 'wrong' ? 'ERRO' : what === 'whole' ? 'ESTRELA' : 'CLICK');
    if (what === 'wrong') say(words);
  };
  const run = new CalmRun<Calm>(
    { core, isMoving: ({ wait }) => wait > 0, onTick: ({ facts }) => facts.forEach(tell), pace: () => pace() / 100 },
    issued.seed,
  );
  const log = (): RunLog => ({ game: issued.game, version: issued.version, ticks: run.state.tick, inputs: run.inputs });
  exposeRun({ issued, run, log, isPaused: () => isPaused });

  const show = (): void => {
    const { state } = run;
    const item = shownItem(state);
    const row = state.rows[state.round] ?? [];
    if (item !== shown && state.wait > 0) {
      const code = row[item];
      if (code !== undefined) {
        say(symbols[code] ?? '');
        live.say(symbols[code] ?? '');
        playEffect('CLICK');
      }
    }
    shown = state.wait > 0 ? item : -1;
    board.show({ state, item, code: state.wait > 0 ? row[item] : undefined, rounds: ROUNDS.length });
  };

  return new Promise((resolve) => {
    const end = (): void => {
      isOpen = false;
      hush();
      window.removeEventListener('keydown', onKey);
      board.close();
      resolve(log());
    };
    const answer = (code: number): void => {
      if (!isPaused && run.answer(code)) show();
    };
    const mark = new WalkingMark(() => symbols.length, switchRest);
    const onKey = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat) return;
      if (event.key === 'Escape' || event.key === 'p') void pause();
      else if (isOneSwitch()) {
        if (event.key === 'Tab') return;
        event.preventDefault();
        answer(mark.at(now()));
      } else {
        const code = look.keys?.[event.key] ?? Number(event.key) - 1;
        if (code >= 0 && code < symbols.length) answer(code);
      }
    };
    const pause = async (): Promise<void> => {
      if (isPaused) return;
      isPaused = true;
      hush();
      const choice = await showPause(look.game, scene.art);
      isPaused = false;
      run.rest();
      if (choice === 'give-up') end();
    };
    const frame = (): void => {
      if (!isOpen) return;
      if (!isPaused) {
        run.advance(now());
        show();
        board.mark(isOneSwitch() && run.state.wait === 0 ? mark.at(now()) : null);
        if (run.isOver) {
          end();
          return;
        }
      }
      nextFrame(frame);
    };
    window.addEventListener('keydown', onKey);
    board.open(
      (code) => answer(isOneSwitch() ? mark.at(now()) : code),
      () => void pause(),
    );
    frame();
  });
}
