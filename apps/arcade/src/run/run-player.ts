import { type Core, type CoreState, scoreBp, starsOf, TICK_RATE } from '@consorcio/minigames';
import type { IssuedRun, RunLog } from '@consorcio/minigames/input-log';
import type { DrawContext } from '../canvas/draw-context.ts';
import type { Controls, GameView } from '../game-view.ts';
import { Hud, hudView, ICONS, REWARD_AT } from '../hud/hud.ts';
import type { RewardRange } from '../hud/reward-range.ts';
import { InputRecorder } from '../input/input-recorder.ts';
import { Loop } from '../loop/loop.ts';
import { isTestTime, nextFrame, now } from '../loop/page-clock.ts';
import { PageTickClock, type TickClock } from '../loop/tick-clock.ts';
import { playEffect } from '../page/host-bridge.ts';
import { pace } from '../page/settings.ts';
import { exposeRun } from './expose-run.ts';
import { paidWatch } from './paid-watch.ts';
import type { RecordedRun } from './recorded-run.ts';
import { summaryOf } from './run-summary.ts';

/** Positions of the three stars on the bar. */
const STAR_MARKS = [422, 503, 571] as const;
/** The whole ground, for games that do not limit the visible part. */
const WHOLE: readonly (readonly [from?: number, to?: number])[] = [[]];
/** How often a screen reader is told the points. GAMES 6.5: every 10 s. */
const SPOKEN_EVERY = 10 * TICK_RATE;

export interface RunParts<State extends CoreState, OwnControls extends Controls<State>> {
  readonly gameView: GameView<State, OwnControls>;
  readonly core: Core<State>;
  readonly issued: IssuedRun;
  readonly context: DrawContext;
  readonly reward: RewardRange;
  /** Announces the points to a screen reader. */
  speak(points: number, secondsLeft: number): void;
  /** Told whenever the run reaches what is paid as a whole turn, or falls below it again. RULES 4.6. */
  onPaid(isPaid: boolean): void;
}

/** One run from its first tick to its end: steps, draws, records. Pausing only stops the clock. */
export class RunPlayer<State extends CoreState, OwnControls extends Controls<State>> {
  readonly #parts: RunParts<State, OwnControls>;
  readonly #recorder: InputRecorder;
  readonly #clock: TickClock;
  readonly #loop: Loop<State>;
  readonly #length: number;
  readonly controls: OwnControls;
  readonly #hud = new Hud();
  readonly #onFrame = (): void => this.#frame();
  #isRunning = false;
  #stars = 0;
  #wasPaid = false;
  readonly #watchPay: (state: State) => void;
  #drawnAt = 0;
  #isOpen = true;
  #shown: string | null = null;
  #shownPixels = 0;
  #finish: (recorded: RecordedRun) => void = () => {};
  readonly finished: Promise<RecordedRun>;

  constructor(parts: RunParts<State, OwnControls>) {
    const { gameView, core, issued } = parts;
    this.#parts = parts;
    this.#watchPay = paidWatch(core, parts.reward.pay, (isPaid) => this.#pay(isPaid));
    this.#recorder = new InputRecorder(core);
    const speed = (): number => pace() / 100;
    this.#clock = gameView.clock?.(speed) ?? new PageTickClock(speed);
    this.#loop = new Loop(
      { core, recorder: this.#recorder, clock: this.#clock, onTick: (state) => this.#onTick(state) },
      issued.seed,
    );
    this.#length = gameView.lengthOf(this.#loop.state);
    for (const code of gameView.opening?.() ?? []) this.#recorder.record(code, 0, 0);
    this.controls = gameView.controls((code, time) => this.#loop.press(code, time));
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
    exposeRun({
      issued,
      state: () => this.state,
      log: () => this.log(),
      isRunning: () => this.isRunning,
      isOver: () => core.isOver(this.state),
      controls: this.controls,
    });
    this.#frame();
  }

  get state(): State {
    return this.#loop.state;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  resume(): void {
    this.#clock.start(this.state.tick, now());
    this.#parts.context.detail.reset();
    this.#drawnAt = now();
    this.#isRunning = true;
  }

  pause(): void {
    this.#isRunning = false;
    this.#clock.stop();
  }

  /** Ends the run now: its log is valid but short. */
  giveUp(): void {
    this.#end();
  }

  /** Stops drawing too; the last frame stays. */
  close(): void {
    this.#isOpen = false;
  }

  log(): RunLog {
    const { game, version } = this.#parts.issued;
    const ticks = this.state.tick;
    return { game, version, ticks, inputs: this.#recorder.until(ticks) };
  }

  #frame(): void {
    if (!this.#isOpen) return;
    if (!isTestTime()) nextFrame(this.#onFrame);
    if (this.#isRunning) {
      const time = now();
      this.#watch(time);
      this.#loop.advance(time);
      if (this.#loop.isOver) this.#end();
    }
    this.#draw();
    if (isTestTime()) nextFrame(this.#onFrame);
  }

  /** A slow device gets fewer pixels and particles; the game itself stays the same. */
  #watch(time: number): void {
    if (isTestTime()) return;
    const { field, detail } = this.#parts.context;
    if (detail.recordFrame(time - this.#drawnAt)) {
      detail.remember();
      field.limitPixels(detail.pixelRatio);
    }
    this.#drawnAt = time;
  }

  #end(): void {
    this.pause();
    const { gameView, core, reward } = this.#parts;
    const log = this.log();
    this.#finish({ log, summary: summaryOf(gameView, core, this.state, log.inputs, reward.pay) });
  }

  #draw(): void {
    const { gameView, core, context, issued, reward } = this.#parts;
    const { field, effects, isMotionReduced } = context;
    const time = this.state.tick + this.#loop.alpha;
    this.#hud.draw(field, hudView(core, this.state, this.#length, reward, issued.vigor), time, isMotionReduced);
    if (this.#isStill(time)) return;
    field.begin();
    for (const [from, to] of gameView.groundSeen?.(field.extra) ?? WHOLE) field.ground(gameView.drawGround, from, to);
    field.begin(effects.shakeAt(time));
    gameView.draw(context, this.state, this.#loop.alpha, this.controls);
    effects.draw(field, time);
  }

  /** True if this frame would look like the last one: then it is not drawn again. */
  #isStill(time: number): boolean {
    const { gameView, context } = this.#parts;
    const { field, effects } = context;
    const shown = effects.isQuiet(time) ? (gameView.pictureKey?.(this.state, this.controls) ?? null) : null;
    const isSame = shown !== null && shown === this.#shown && field.pixels === this.#shownPixels;
    this.#shown = shown;
    this.#shownPixels = field.pixels;
    return isSame;
  }

  #onTick(state: State): void {
    const { gameView, core, context, speak } = this.#parts;
    for (const event of state.events) {
      gameView.showEvent(event, state, context.effects, context.field);
      const sound = gameView.soundOf(event, state);
      if (sound !== null) playEffect(...sound);
      // Events that change the points also vibrate.
      if (event[2] !== 0 && !context.isMotionReduced) vibrate();
    }
    const sound = gameView.soundAt?.(state.tick) ?? null;
    if (sound !== null) playEffect(sound);
    this.#praise(state);
    this.#watchPay(state);
    if (state.tick % SPOKEN_EVERY === 0) speak(core.points(state), Math.ceil((this.#length - state.tick) / TICK_RATE));
  }

  /** The coins of a whole turn fly once; points lost later take the whole turn back. */
  #pay(isPaid: boolean): void {
    const { context, reward, onPaid } = this.#parts;
    onPaid(isPaid);
    if (this.#wasPaid) return;
    this.#wasPaid = true;
    const { field } = context;
    const [x, y] = field.fromLayout(field.hud.onField('reward', REWARD_AT));
    context.effects.burst(this.state.tick, ICONS[reward.kind].sprite, x, y, 9, 4);
    playEffect('R_CAIXA');
  }

  /** Shows each star once, on the bar, when it is reached; points lost later take none back. GAMES 1.1. */
  #praise(state: State): void {
    const { core, context } = this.#parts;
    const stars = starsOf(scoreBp(core.points(state), core.par));
    const mark = STAR_MARKS[stars - 1];
    if (mark === undefined || stars <= this.#stars) return;
    this.#stars = stars;
    const { tick } = state;
    const { field } = context;
    const [x, y] = field.fromLayout(field.hud.onField('reward', [mark, 60]));
    context.effects.burst(tick, 'estrela', x, y, 9, 3.4);
    playEffect('ESTRELA');
  }
}

/** Milliseconds of a buzz, where the device has one. GAMES 1.3. */
const BUZZ = 15;

/** A short vibration, where the device has one. */
export function vibrate(): void {
  if (!isTestTime() && 'vibrate' in navigator) navigator.vibrate(BUZZ);
}
