import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, matchesConfig as M, type Matches, replay, scoreBp } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import type { CalmGame, CalmParts } from '../../calm/calm-parts.ts';
import { CalmRunPlayer } from '../../calm/calm-run.ts';
import { speak, stopSpeaking } from '../../feedback/speech.ts';
import type { GameView } from '../../game-view.ts';
import { Hud } from '../../hud/hud.ts';
import { keyOf } from '../../input/key-of.ts';
import { ScanningMark } from '../../input/one-switch.ts';
import { nextFrame, now } from '../../loop/page-clock.ts';
import { playEffect } from '../../page/host-bridge.ts';
import { isOneSwitch, pace, switchRest } from '../../page/settings.ts';
import { button, element, keysReachIt } from '../../panels/dom.ts';
import { showPause } from '../../panels/pause-panel.ts';
import { exposeRun } from '../../run/expose-run.ts';
import { paidWatch } from '../../run/paid-watch.ts';
import type { RecordedRun, RunSummary } from '../../run/recorded-run.ts';
import { type MatchesControls, matchesControls } from './controls.ts';
import { LegalSwaps, offerInWords } from './offers.ts';

/** Units of the screen that the buttons take below the field. */
const BAR = 132;

/** How the shelves look and sound, in both modes. */
export type Drawing = Pick<GameView<Matches, MatchesControls>, 'draw' | 'drawGround' | 'showEvent' | 'soundOf'>;

/** The shelves without a clock: the same board, sixteen moves, every swap also on buttons and in words. */
export const calmShelves = (drawing: Drawing): CalmGame => ({
  play: (parts) => playShelves(drawing, parts),
  summaryOf({ version, seed }, { ticks, inputs }) {
    const core = corePairOf('matches', version)?.calm;
    if (core === undefined) return null;
    const replayed = replay(core, { seed, ticks, inputs: inputs.slice(1) });
    return replayed.ok ? summaryOf(replayed.value.state) : null;
  },
});

/** What was bought, of what the list wanted. */
export const shoppedLine = ({ bought, need }: Matches): string =>
  need.every((items) => items === 0)
    ? copy.matches.whole
    : copy.matches.end(
        bought,
        need.reduce((sum, items) => sum + items, bought),
      );

const summaryOf = (state: Matches): RunSummary => ({
  points: state.points,
  line: shoppedLine(state),
  isCalm: true,
  offer: null,
});

function playShelves(
  drawing: Drawing,
  { issued, context, reward, live, onPaid, stop }: CalmParts,
): Promise<RecordedRun> {
  const core = corePairOf('matches', issued.version)?.calm;
  if (core === undefined) throw new Error('a calm run needs the core of its version');
  const { field, effects } = context;
  const offers = new LegalSwaps();
  const hud = new Hud();
  let place = 0;
  let spoken = '';
  let isPaused = false;
  let isOpen = true;

  let end = (): void => undefined;
  const watchPay = paidWatch(core, reward.pay, (isPaid) => onPaid(isPaid, () => end()));
  const run = new CalmRunPlayer<Matches>(
    {
      core,
      isMoving: ({ phase }) => phase !== 'idle',
      pace: () => pace() / 100,
      onTick(state) {
        watchPay(state);
        for (const event of state.events) {
          drawing.showEvent(event, state, effects, field);
          const sound = drawing.soundOf(event, state);
          if (sound !== null) playEffect(...sound);
        }
      },
    },
    issued.seed,
  );
  const log = (): RunLog => ({ game: issued.game, version: issued.version, ticks: run.state.tick, inputs: run.inputs });
  exposeRun({ issued, state: () => run.state, log, isRunning: () => !isPaused, isOver: () => run.isOver });

  return new Promise((resolve) => {
    const answer = (code: number): void => {
      if (!isPaused && run.answer(code)) place = 0;
    };
    const mark = new ScanningMark(() => offers.of(run.state).length, switchRest);
    const offered = (): number | null => {
      const codes = offers.of(run.state);
      if (codes.length === 0) return null;
      const i = isOneSwitch() ? mark.at(now()) : ((place % codes.length) + codes.length) % codes.length;
      return codes[i] ?? null;
    };
    const controls = matchesControls(answer, { isOneSwitch, offered });
    const line = element('p', 'calm-line', '');
    const swap = button(copy.calm.swap, 'main', () => {
      const code = offered();
      if (code !== null) answer(code);
    });
    const walk = (by: number) => (): void => {
      place += by;
    };
    const buttons = element(
      'div',
      'buttons',
      button(copy.calm.previous, 'plain', walk(-1)),
      swap,
      button(copy.calm.next, 'plain', walk(1)),
      button(copy.calm.repeat, 'plain', () => sayOffer(spoken)),
    );
    const heading = element('h1', 'only-heard', copy.calm.heading);
    const bar = keysReachIt(element('div', 'calm-bar', heading, line, buttons), buttons);
    const takeKeys = (): void => buttons.focus({ preventScroll: true });
    const pauseButton = button('', 'plain', () => void pause());
    pauseButton.className = 'pause-button';
    pauseButton.setAttribute('aria-label', copy.pauseButton);

    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLButtonElement && !isOneSwitch() && (event.key === 'Enter' || event.key === ' '))
        return;
      if (isPaused || event.repeat) return;
      if (controls.onKey(event, run.state, now())) event.preventDefault();
      else if (event.key === 'Escape' || keyOf(event) === 'p') void pause();
      else if (keyOf(event) === 'r' && !isOneSwitch()) sayOffer(spoken);
    };
    const onDown = (event: PointerEvent): void => {
      if (event.target === field.element) controls.onDown(field.pointOf(event), event, run.state, now());
    };
    const onMove = (event: PointerEvent): void => controls.onMove?.(field.pointOf(event), event, run.state, now());
    const onUp = (event: PointerEvent): void => controls.onUp?.(field.pointOf(event), event, run.state, now());
    end = (): void => {
      isOpen = false;
      stopSpeaking();
      window.removeEventListener('keydown', onKey);
      document.body.removeEventListener('pointerdown', onDown);
      document.body.removeEventListener('pointermove', onMove);
      document.body.removeEventListener('pointerup', onUp);
      bar.remove();
      pauseButton.remove();
      stop.remove();
      field.leaveRoom(0);
      resolve({ log: log(), summary: summaryOf(run.state) });
    };
    const pause = async (): Promise<void> => {
      if (isPaused) return;
      isPaused = true;
      stopSpeaking();
      const choice = await showPause('matches', context.sprites);
      isPaused = false;
      run.rest();
      if (choice === 'give-up') end();
      else takeKeys();
    };
    const sayOffer = (words: string): void => {
      live.announce(words);
      speak(words);
    };
    /** Whose turn it is, once the shelves have come to rest; then only what is offered. */
    let isTold = false;
    const tellOffer = (): void => {
      const isResting = run.state.phase === 'idle';
      if (!isResting) isTold = false;
      const code = isResting ? offered() : null;
      const words = code === null ? '' : offerInWords(run.state, code);
      if (words === spoken) return;
      spoken = words;
      line.textContent = words;
      if (words === '') return;
      sayOffer(isTold ? words : copy.calm.turnAt(words, run.state.moves));
      isTold = true;
    };
    const frame = (): void => {
      if (!isOpen) return;
      if (!isPaused) run.advance(now());
      const { state } = run;
      field.begin();
      field.ground(drawing.drawGround);
      drawing.draw(context, state, run.alpha, controls);
      effects.draw(field, state.tick + run.alpha);
      const points = core.points(state);
      hud.draw(
        field,
        {
          points,
          scoreBp: scoreBp(points, core.par),
          ticksLeft: 0,
          share: state.moves / M.CALM_MOVES,
          label: String(state.moves),
          reward,
          vigor: null,
        },
        state.tick,
        context.isMotionReduced,
      );
      tellOffer();
      if (run.isOver) {
        end();
        return;
      }
      nextFrame(frame);
    };
    window.addEventListener('keydown', onKey);
    document.body.addEventListener('pointerdown', onDown);
    document.body.addEventListener('pointermove', onMove);
    document.body.addEventListener('pointerup', onUp);
    document.body.append(bar, pauseButton, stop);
    field.leaveRoom(BAR);
    takeKeys();
    frame();
  });
}
