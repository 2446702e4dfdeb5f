import type { Hour } from '@consorcio/contract/wire';
import type { Core, CoreState, Game, TickEvent } from '@consorcio/minigames';
import type { Input } from '@consorcio/minigames/input-log';
import type { CalmGame } from './calm/calm-parts.ts';
import type { DrawContext } from './canvas/draw-context.ts';
import type { Effects } from './canvas/effects.ts';
import type { DrawGround, Field } from './canvas/field.ts';
import type { Point } from './canvas/layout.ts';
import type { GamePictures, Light } from './canvas/sprites.ts';
import type { TallLayout } from './canvas/tall.ts';
import type { TickClock } from './loop/tick-clock.ts';
import type { ResultOffer, ResultSprites } from './panels/result-panel.ts';

/** A press: `time` is the event's, so that it lands in the tick in which it was made. */
export type PressInput = (code: number, time: number) => void;

/** How a game is played by touch and by keys. Cursors and the like are the page's and never in the log. */
export interface Controls<State> {
  /** True when the key is the game's, so that the page does not scroll. */
  onKey(event: KeyboardEvent, state: State, time: number): boolean;
  onDown(point: Point, event: PointerEvent, state: State, time: number): void;
  onMove?(point: Point, event: PointerEvent, state: State, time: number): void;
  onUp?(point: Point, event: PointerEvent, state: State, time: number): void;
}

/** How a piece of the gesture moves; all of them share one beat, with the press at its quarter. */
export type GestureMotion =
  | 'press'
  | 'drag'
  | 'dragged'
  | 'makes-room'
  | 'sent'
  | 'answered'
  | 'glad'
  | 'falls'
  | 'flashes'
  | 'hops'
  | 'passes'
  | 'pressed'
  | TwoGesturesMotion;
/** Where two gestures are shown one after the other: of the first, of the second, of both. */
type TwoGesturesMotion =
  | `first-${'passes' | 'hops' | 'pressed'}`
  | `then-${'passes' | 'ducks' | 'pressed'}`
  | 'runs'
  | 'press-both';
/** One piece of the gesture: a sprite of a height, or words on a button; place in px. Still, it stands as it is placed. */
export type GesturePiece = { readonly x: number; readonly y: number; readonly motion?: GestureMotion } & (
  | { readonly sprite: string; readonly high: number }
  | { readonly words: string }
);
/** What the hand does and what comes of it, in a box of 240 x 132, in the order in which it is laid. */
export type Gesture = readonly GesturePiece[];

/** A game in the light of a month: on its sprites, around the field, and the colours above and below all that. */
export interface MonthLight {
  readonly sprites: Light;
  /** A background picture of CSS, over the one that is drawn around the field. */
  readonly around: string;
  readonly above: string;
  readonly below: string;
}

/** One game as its page needs it; the core is the same that the server replays. */
export interface GameView<State extends CoreState, OwnControls extends Controls<State> = Controls<State>> {
  readonly game: Game;
  readonly pictures: GamePictures;
  /** The one gesture that the help shows. */
  readonly gesture: Gesture;
  /** 'Modo tranquilo' of this game. */
  readonly calm: CalmGame;
  /** How the persona looks beside a result: without a star, and with one. */
  readonly resultSprites: ResultSprites;
  /** Colours of the window above, below and beside the field. */
  readonly surroundings: readonly [above: string, below: string, beside: string];
  /** The core of a version, or null when this page is too old or too new for it. */
  coreOf(version: number): Core<State> | null;
  /** Ticks of a whole run. */
  lengthOf(state: State): number;
  controls(press: PressInput): OwnControls;
  /** How it stands in a field that is higher than 1024 units; without one the field never is. */
  readonly tall?: TallLayout;
  /** The light of the campaign's month, set before anything is shown; null for a sunny day, as drawn by default. */
  light?(hour: Hour): MonthLight | null;
  /** What lies on the ground, drawn once for each size of the window. */
  readonly drawGround: DrawGround;
  /** Heights of the layout between which the ground is seen; the whole field when left out. */
  groundSeen?(extra: number): readonly (readonly [from: number, to: number])[];
  /** A picture: a function of the state, of the part of a tick that has gone by, and of cursors. */
  draw(context: DrawContext, state: State, alpha: number, controls: OwnControls): void;
  /** What a picture would show, when nothing in it moves: the same words, the same picture. Null while something moves. */
  pictureKey?(state: State, controls: OwnControls): string | null;
  /** Numbers and words that an event raises. */
  showEvent(event: TickEvent, state: State, effects: Effects, field: Pick<Field, 'extra'>): void;
  /** Cue that an event plays, and its step up a ladder; null for silence. */
  soundOf(event: TickEvent, state: State): readonly [name: string, step?: number] | null;
  /** Cue of a tick whatever happened in it, such as a count. */
  soundAt?(tick: number): string | null;
  /** After a run: something worth offering beside the way back. */
  offerAfter?(state: State, inputs: readonly Input[]): ResultOffer | null;
  /** One sentence for the end, from what happened in the run; `stars`: 0 to 3. */
  endLine(state: State, stars: number): string;
  /** Presses of the first tick that the page makes itself. */
  opening?(): readonly number[];
  /** A game that follows a clock of its own. `pace` is 1, 0.75 or 0.5. */
  clock?(pace: () => number): TickClock;
  /** The game counts itself in: no 3-2-1 before its first tick. */
  readonly countsItselfIn?: boolean;
}
