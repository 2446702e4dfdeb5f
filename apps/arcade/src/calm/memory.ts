import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import {
  BREATH,
  type Calm,
  type Core,
  corePairOf,
  ROUNDS,
  replay,
  SHOW,
  scoreBp,
  starsOf,
  type TickEvent,
} from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { speak, stopSpeaking } from '../feedback/speech.ts';
import { keyOf } from '../input/key-of.ts';
import { ScanningMark, takeAnyKey } from '../input/one-switch.ts';
import { nextFrame, now } from '../loop/page-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { isOneSwitch, pace, switchRest } from '../page/settings.ts';
import { showPause } from '../panels/pause-panel.ts';
import { exposeRun } from '../run/expose-run.ts';
import { paidWatch } from '../run/paid-watch.ts';
import type { RecordedRun, RunSummary } from '../run/recorded-run.ts';
import type { CalmGame, CalmParts } from './calm-parts.ts';
import { CalmRunPlayer } from './calm-run.ts';
import type { MemoryAppearance } from './memory-appearance.ts';
import { MemoryBoard } from './memory-board.ts';

/** The order of memory that three of the games share: a row is shown and spoken, then given back. */
export const memoryGame = (look: MemoryAppearance): CalmGame => ({
  play: (parts) => playMemory(look, parts),
  summaryOf({ version, seed }, { ticks, inputs }) {
    const core = corePairOf(look.game, version)?.calm;
    if (core === undefined) return null;
    const replayed = replay(core, { seed, ticks, inputs: inputs.slice(1) });
    return replayed.ok ? summaryOf(replayed.value.state, core) : null;
  },
});

/** What the run was like: nobody is praised for nothing, nor corrected with all three stars. */
function lineOf({ points, whole }: Calm, par: number): string {
  if (whole === 0) return copy.calm.rule;
  return starsOf(scoreBp(points, par)) === 3 ? copy.calm.great : copy.calm.end(whole, ROUNDS.length);
}

const summaryOf = (state: Calm, { par }: Pick<Core<Calm>, 'par'>): RunSummary => ({
  points: state.points,
  line: lineOf(state, par),
  isCalm: true,
  offer: null,
});

/** Which item of the row is shown; -1 before the first. */
function shownItem({ rows, round, wait }: Pick<Calm, 'rows' | 'round' | 'wait'>): number {
  const length = rows[round]?.length ?? 0;
  const gone = BREATH + length * SHOW - wait;
  return wait === 0 ? length : Math.floor((gone - BREATH) / SHOW);
}

function playMemory(
  look: MemoryAppearance,
  { issued, context, live, reward, onPaid, stop }: CalmParts,
): Promise<RecordedRun> {
  const core = corePairOf(look.game, issued.version)?.calm;
  if (core === undefined) throw new Error('a calm run needs the core of its version');
  const symbols: readonly string[] = copy.calm.symbols[look.game];
  const board = new MemoryBoard(look, context.sprites, stop);
  let shown = -1;
  let isPaused = false;
  let isOpen = true;

  const showEvent = ([what, code]: TickEvent, { rows, round, given }: Calm): void => {
    const words =
      what === 'right' ? copy.calm.right : what === 'whole' ? copy.calm.whole : copy.calm.wrong(symbols[code] ?? '');
    board.say(words, what);
    live.announce(
      what === 'right'
        ? copy.calm.rightOf(given, rows[round]?.length ?? 0)
        : what === 'whole'
          ? copy.calm.wholeOf(code + 1, ROUNDS.length)
          : words,
    );
    playEffect(what === 'wrong' ? 'ERRO' : what === 'whole' ? 'ESTRELA' : 'CLICK');
    if (what === 'wrong') speak(words);
  };
  let end = (): void => undefined;
  const watchPay = paidWatch(core, reward.pay, (isPaid) => onPaid(isPaid, () => end()));
  const run = new CalmRunPlayer<Calm>(
    {
      core,
      isMoving: ({ wait }) => wait > 0,
      onTick: (state) => {
        watchPay(state);
        for (const event of state.events) showEvent(event, state);
      },
      pace: () => pace() / 100,
    },
    issued.seed,
  );
  const log = (): RunLog => ({ game: issued.game, version: issued.version, ticks: run.state.tick, inputs: run.inputs });
  exposeRun({ issued, state: () => run.state, log, isRunning: () => !isPaused, isOver: () => run.isOver });

  const show = (): void => {
    const { state } = run;
    const item = shownItem(state);
    const row = state.rows[state.round] ?? [];
    if (item !== shown && state.wait > 0) {
      const code = row[item];
      if (code !== undefined) {
        speak(symbols[code] ?? '');
        live.announce(copy.calm.heard(item + 1, symbols[code] ?? ''));
        playEffect('CLICK');
      }
    }
    if (shown >= 0 && state.wait === 0 && !run.isOver) live.announce(copy.calm.turn(row.length));
    shown = state.wait > 0 ? item : -1;
    board.show({ state, item, code: state.wait > 0 ? row[item] : undefined, rounds: ROUNDS.length });
  };

  /** The whole row again, as often as it is asked for. */
  const repeat = (): void => {
    const { wait, rows, round, given } = run.state;
    const row = rows[round];
    if (isPaused || wait > 0 || row === undefined) return;
    const words = copy.calm.again(
      row.map((code) => symbols[code] ?? ''),
      given + 1,
    );
    board.tell(words);
    live.announce(words);
    speak(words);
  };

  return new Promise((resolve) => {
    end = (): void => {
      isOpen = false;
      stopSpeaking();
      window.removeEventListener('keydown', onKey);
      board.close();
      resolve({ log: log(), summary: summaryOf(run.state, core) });
    };
    const answer = (code: number): void => {
      if (!isPaused && run.answer(code)) show();
    };
    const mark = new ScanningMark(() => symbols.length, switchRest);
    const onKey = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat) return;
      const key = keyOf(event);
      if (key === 'Escape' || key === 'p') void pause();
      else if (key === 'r' && !isOneSwitch()) repeat();
      else if (isOneSwitch()) {
        if (takeAnyKey(event, () => answer(mark.at(now())))) event.preventDefault();
      } else {
        const code = look.keys?.[key] ?? Number(key) - 1;
        if (code >= 0 && code < symbols.length) answer(code);
      }
    };
    const pause = async (): Promise<void> => {
      if (isPaused) return;
      isPaused = true;
      stopSpeaking();
      const choice = await showPause(look.game, context.sprites);
      isPaused = false;
      run.rest();
      if (choice === 'give-up') end();
      else board.takeKeys();
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
      repeat,
    );
    frame();
  });
}
