import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Core, type CoreState, type Run, scoreBp, TICK_RATE } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { buzz } from '../feedback/haptics.ts';
import { Hud, hudView } from '../hud/hud.ts';
import { type RewardRange, starsOf } from '../hud/reward-preview.ts';
import { InputRecorder } from '../input/input-recorder.ts';
import { Loop } from '../loop/loop.ts';
import { exposeToTest, isTestTime, nextFrame, now } from '../loop/page-clock.ts';
import { PlainClock, type TickClock } from '../loop/tick-clock.ts';
import type { Cabinet, Controls, Scene } from '../page/game-view.ts';
import { playEffect } from '../page/host-bridge.ts';
import { pace } from '../page/settings.ts';

/** What the server issued. */
export interface Issued {
  readonly game: string;
  readonly version: number;
  readonly seed: Run['seed'];
  readonly vigor: number;
}

/** Where the three marks stand on the bar. */
const STAR_MARKS = [422, 503, 571] as const;
/** Where words about stars appear: under the bar, and under the vigor if there is one; units of the field. */
const MIDDLE = 476;
const BELOW = { row: 116, rows: { effort: 174, energy: 134 } } as const;
/** How often a screen reader hears the points. GAMES 6.5: every 10 s. */
const SPOKEN_EVERY = 10 * TICK_RATE;

export interface SessionParts<State extends CoreState, Hand extends Controls<State>> {
  readonly cabinet: Cabinet<State, Hand>;
  readonly core: Core<State>;
  readonly issued: Issued;
  readonly scene: Scene;
  readonly reward: RewardRange;
  /** Says the points aloud. */
  speak(points: number, secondsLeft: number): void;
}

/** One run from its first tick to its end: steps, draws, records. Pausing only stops the clock. */
export class RunSession<State extends CoreState, Hand extends Controls<State>> {
  readonly #parts: SessionParts<State, Hand>;
  readonly #recorder: InputRecorder;
  readonly #clock: TickClock;
  readonly #loop: Loop<State>;
  readonly #length: number;
  readonly hand: Hand;
  readonly #hud = new Hud();
  readonly #onFrame = (): void => this.#frame();
  #isRunning = false;
  #stars = 0;
  #drawnAt = 0;
  #isOpen = true;
  #shown: string | null = null;
  #shownPixels = 0;
  #finish: (log: RunLog) => void = () => {};
  readonly finished: Promise<RunLog>;

  constructor(parts: SessionParts<State, Hand>) {
    const { cabinet, core, issued } = parts;
    this.#parts = parts;
    this.#recorder = new InputRecorder(core);
    const speed = (): number => pace() / 100;
    this.#clock = cabinet.clock?.(speed) ?? new PlainClock(speed);
    this.#loop = new Loop(
      { core, recorder: this.#recorder, clock: this.#clock, onTick: (state) => this.#onTick(state) },
      issued.seed,
    );
    this.#length = cabinet.lengthOf(this.#loop.state);
    for (const code of cabinet.opening?.() ?? []) this.#recorder.record(code, 0, 0);
    this.hand = cabinet.controls((code, time) => this.#loop.press(code, time));
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
    const session = this;
    exposeToTest({
      run: issued,
      get state() {
        return session.state;
      },
      get log() {
        return session.log();
      },
      get isRunning() {
        return session.isRunning;
      },
      get hand() {
        return session.hand;
      },
      get isOver() {
        return core.isOver(session.state);
      },
    });
    this.#frame();
  }

  get state(): State {
    return this.#loop.state;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Lets the ticks go on from where they stand. */
  resume(): void {
    this.#clock.start(this.state.tick, now());
    this.#parts.scene.detail.rest();
    this.#drawnAt = now();
    this.#isRunning = true;
  }

  pause(): void {
    this.#isRunning = false;
    this.#clock.stop();
  }

  /** Ends the run as it stands: a valid, short log. */
  giveUp(): void {
    this.#end();
  }

  /** Ends the drawing too: the run's last picture stays. */
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

  /** A device that is too slow gets fewer pixels and particles; the game itself stays the same. */
  #watch(time: number): void {
    if (isTestTime()) return;
    const { field, detail } = this.#parts.scene;
    if (detail.see(time - this.#drawnAt)) {
      detail.remember();
      field.limitPixels(detail.pixelRatio);
    }
    this.#drawnAt = time;
  }

  #end(): void {
    this.pause();
    this.#finish(this.log());
  }

  #draw(): void {
    const { cabinet, core, scene, issued, reward } = this.#parts;
    const { field, effects, isMotionReduced } = scene;
    const time = this.state.tick + this.#loop.alpha;
    this.#hud.draw(field, hudView(core, this.state, this.#length, reward, issued.vigor), time, isMotionReduced);
    if (this.#isStill(time)) return;
    field.begin();
    field.ground(cabinet.drawGround, 0, cabinet.groundHeight);
    field.begin(effects.shakeAt(time));
    cabinet.draw(scene, this.state, this.#loop.alpha, this.hand);
    effects.draw(field, time);
  }

  /** Would the picture be the last one once more? Then it stays, and costs nothing. */
  #isStill(time: number): boolean {
    const { cabinet, scene } = this.#parts;
    const { field, effects } = scene;
    const shown = effects.isQuiet(time) ? (cabinet.shownOf?.(this.state, this.hand) ?? null) : null;
    const isSame = shown !== null && shown === this.#shown && field.pixels === this.#shownPixels;
    this.#shown = shown;
    this.#shownPixels = field.pixels;
    return isSame;
  }

  #onTick(state: State): void {
    const { cabinet, core, scene, speak } = this.#parts;
    for (const fact of state.facts) {
      cabinet.tell(fact, state, scene.effects);
      const sound = cabinet.soundOf(fact, state);
      if (sound !== null) playEffect(...sound);
      // What is worth points is felt too.
      if (fact[2] !== 0 && !scene.isMotionReduced) buzz();
    }
    const sound = cabinet.soundAt?.(state.tick) ?? null;
    if (sound !== null) playEffect(sound);
    this.#praise(state);
    if (state.tick % SPOKEN_EVERY === 0) speak(core.points(state), Math.ceil((this.#length - state.tick) / TICK_RATE));
  }

  /** A star that is reached is said once; points lost later take none back. GAMES 1.1. */
  #praise(state: State): void {
    const { cabinet, core, scene } = this.#parts;
    const stars = starsOf(scoreBp(core.points(state), core.par));
    if (stars <= this.#stars) return;
    this.#stars = stars;
    const { tick } = state;
    const { hud } = scene.field;
    const [x, y] = hud.onField('reward', [STAR_MARKS[stars - 1] ?? MIDDLE, 60]);
    const below = hud.isTall ? BELOW.rows[cabinet.reward] : BELOW.row;
    scene.effects.burst(tick, 'estrela', x, y, 9, 3.4);
    scene.effects.word(tick, { x: MIDDLE, y: y + below, words: copy.result.stars(stars), mood: 'great', size: 26 });
    playEffect('ESTRELA');
  }
}
