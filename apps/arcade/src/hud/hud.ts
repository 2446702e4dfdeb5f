import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { between } from '@consorcio/copy/digits';
import { type Core, type CoreState, STARS, scoreBp, starsOf, TICK_RATE } from '@consorcio/minigames';
import type { Field } from '../canvas/field.ts';
import { HUD_PARTS, type HudPart, type HudPlace, POINTS_AT } from '../canvas/hud-place.ts';
import { Pen } from '../canvas/pen.ts';
import { paidFor, type RewardRange, vigorIn } from './reward-range.ts';
import { vigorLook } from './vigor-look.ts';

/** What stands above every game. */
export interface HudView {
  readonly points: number;
  readonly scoreBp: number;
  readonly ticksLeft: number;
  /** Share of the run that is left, 0 to 1. */
  readonly share: number;
  /** What stands in the ring instead of the time. */
  readonly label?: string;
  readonly reward: RewardRange;
  /** Percent; null in the games that never show it. */
  readonly vigor: number | null;
}

/** Place of the reward bar, in the counters' own units. */
const BAR = { x: 340, y: 50, width: 272, height: 20 } as const;
/** Middle of the reward's icon, in the same units. */
export const REWARD_AT = [297, 59] as const;
/** Ticks that the points stay larger after they changed, and by how much. */
const POP = 8;
const POP_BY = 0.08;
/** Ticks at the end of a run in which the clock beats once a second. */
const LAST = 10 * TICK_RATE;
const POINTS_STYLE = { size: 32 } as const;
const RING_STEPS = 200;

/** What the HUD shows of a state; `length` in ticks, `vigor` in percent. */
export function hudView<State extends CoreState>(
  core: Core<State>,
  state: State,
  length: number,
  reward: RewardRange,
  vigor: number,
): HudView {
  const ticksLeft = Math.max(0, length - state.tick);
  const points = core.points(state);
  return {
    points,
    scoreBp: scoreBp(points, core.par),
    ticksLeft,
    share: length === 0 ? 0 : ticksLeft / length,
    reward,
    vigor: vigorIn(reward, vigor),
  };
}

/** `0:42`. */
export function clockText(ticks: number): string {
  const seconds = Math.ceil(ticks / TICK_RATE);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Draws the counters on the layer over the field, so that they cost nothing while they stay as they are: each part is
 * redrawn only when something in it changed.
 */
export class Hud {
  #pen: Pen | null = null;
  #pixels = 0;
  #place: HudPlace | null = null;
  #points = -1;
  #changed = -POP;
  #pop = 1;
  #time = '';
  #reward = -1;

  draw(field: Field, view: HudView, tick: number, isMotionReduced: boolean): void {
    const pen = this.#fit(field);
    if (view.points !== this.#points && this.#points >= 0) this.#changed = tick;
    const age = tick - this.#changed;
    const pop = isMotionReduced || age >= POP ? 1 : 1 + POP_BY * (1 - age / POP);
    if (view.points !== this.#points || pop !== this.#pop) {
      this.#part(pen, field, 'points', () => drawPoints(field, pen, view.points, pop));
      this.#points = view.points;
      this.#pop = pop;
    }
    const beat = isMotionReduced ? 0 : beatOf(view);
    const time = view.label ?? `${Math.ceil(view.ticksLeft / TICK_RATE)}|${Math.ceil(view.share * RING_STEPS)}|${beat}`;
    if (time !== this.#time) {
      this.#part(pen, field, 'time', () => drawTime(field, pen, view, beat));
      this.#time = time;
    }
    const reward = Math.round(view.scoreBp / 40);
    if (reward === this.#reward) return;
    this.#part(pen, field, 'reward', () => drawReward(field, pen, view));
    this.#reward = reward;
  }

  /** A new window size, or fewer pixels: everything is redrawn. */
  #fit(field: Field): Pen {
    if (this.#pen !== null && this.#pixels === field.hudPixels && this.#place === field.hud) return this.#pen;
    this.#pixels = field.hudPixels;
    this.#place = field.hud;
    const { top, hudPixels } = field;
    top.width = Math.round(field.hud.width * hudPixels);
    top.height = Math.round(field.hud.height * hudPixels);
    const g = top.getContext('2d');
    if (g === null) throw new Error('this browser draws no canvas');
    const pen = new Pen(g);
    this.#part(pen, field, 'pause', () => field.putOn(g, 'placa-pausa', 0, 0));
    this.#pen = pen;
    this.#points = -1;
    this.#time = '';
    this.#reward = -1;
    return pen;
  }

  /** Draws a part where it lies now, in its own units. */
  #part({ g }: Pen, { hud, hudPixels }: Field, part: HudPart, draw: () => void): void {
    const [dx, dy] = hud.moved[part];
    g.setTransform(hudPixels, 0, 0, hudPixels, dx * hudPixels, dy * hudPixels);
    g.clearRect(...HUD_PARTS[part]);
    draw();
  }
}

/** How much of the clock's beat is left, 0 to `POP`: it swells with each of the last seconds and settles. */
export function beatOf({ label, ticksLeft }: Pick<HudView, 'label' | 'ticksLeft'>): number {
  if (label !== undefined || ticksLeft === 0 || ticksLeft > LAST) return 0;
  return Math.max(0, POP - ((LAST - ticksLeft) % TICK_RATE));
}

function drawTime(field: Field, pen: Pen, view: HudView, beat: number): void {
  field.putOn(pen.g, 'placa-tempo', 0, 0);
  const isLast = view.label === undefined && view.ticksLeft <= LAST;
  pen.ring(62, 60, 33, view.share < 0.2 ? C.flamboyant : C.mata, 9 + beat / 2, view.share);
  const size = (view.label === undefined ? 23 : 30) + beat;
  pen.text(62, 60 + size / 3, view.label ?? clockText(view.ticksLeft), isLast ? { size, fill: C.brasa } : { size });
}

function drawPoints(field: Field, pen: Pen, points: number, pop: number): void {
  field.putOn(pen.g, 'placa-pontos', 0, 0);
  pen.text(191, 82, copy.points, { size: 16, fill: C.tintaSuave, font: 'text' });
  field.figuresOn(pen.g, POINTS_AT[0], 63, points, POINTS_STYLE, pop);
}

function drawReward(field: Field, pen: Pen, view: HudView): void {
  field.putOn(pen.g, view.vigor === null ? 'placa-premio' : 'placa-premio-disposicao', 0, 0);
  drawBar(field, pen, view);
  if (view.vigor !== null) drawVigor(field, pen, view.reward, view.vigor);
}

export const ICONS = {
  effort: { sprite: 'esforco', scale: 1 },
  energy: { sprite: 'energia', scale: 1 },
  coins: { sprite: 'moedinha', scale: 1.2 },
} as const satisfies Record<RewardRange['kind'], { sprite: string; scale: number }>;

/** What can't be reached with this vigor is hatched, and the marks stay where the score puts them. */
function drawBar(field: Field, pen: Pen, view: HudView): void {
  const { x, y, width, height } = BAR;
  const share = view.vigor === null ? 1 : view.vigor / 100;
  const fill = Math.min(1, view.scoreBp / 10_000) * share;
  const colour = view.reward.kind === 'energy' ? C.ipe : C.flamboyant;
  pen.rect(x, y, width, height, 10, C.areia);
  if (share < 1) drawHatching(pen, share);
  if (fill > 0) {
    pen.rect(x, y, Math.max(height, width * fill), height, 10, colour);
    pen.fade(0.45, (p) => p.rect(x + 6, y + 3, Math.max(4, width * fill - 12), 5, 2.5, C.branco));
  }
  const reached = starsOf(view.scoreBp);
  for (const [i, mark] of STARS.entries())
    field.putOn(
      pen.g,
      i < reached ? 'estrela' : 'estrela-apagada',
      x + (width * mark) / 10_000,
      y + height / 2,
      i < reached ? 0.5 : 0.36,
    );
  const { sprite, scale } = ICONS[view.reward.kind];
  field.putOn(pen.g, sprite, ...REWARD_AT, scale);
  const { min, max } = paidFor(view.reward, view.scoreBp, view.vigor);
  if (min === max) pen.text(329, 66, String(min), { size: 20 });
  else pen.text(318, 47, between(min, max), { size: 22, align: 'left' });
}

function drawHatching(pen: Pen, share: number): void {
  const { x, y, width, height } = BAR;
  const from = x + width * share;
  pen.clip(
    `M${from} ${y} H${x + width - 4} Q${x + width} ${y + height / 2} ${x + width - 4} ${y + height} H${from}Z`,
    (p) => {
      p.rect(from, y, width, height, 0, '#E2C9A6');
      for (let line = from - height; line < x + width; line += 12)
        p.line(`M${line} ${y + height} L${line + height} ${y}`, '#B99F8A', 3);
    },
  );
}

const VIGOR_GROUND = { rested: '#DDF2D2', tired: C.creme, exhausted: '#FFD9CE' } as const;

/** The persona's face and the words, on the plate of the reward that they change; the colour only repeats them. */
function drawVigor(field: Field, pen: Pen, { pay }: RewardRange, vigor: number): void {
  const { level, words, face } = vigorLook(pay, vigor);
  pen.rect(340, 88, 272, 32, 16, VIGOR_GROUND[level]);
  pen.text(484, 110, words, { size: 19, font: 'text', fill: C.tinta });
  pen.clip('M281 101 A21 21 0 0 1 323 101 A21 21 0 0 1 281 101Z', () => field.putOn(pen.g, face, 302, 203));
  if (level !== 'rested') pen.path('M322 78 C328 87 329 93 324 97 C318 96 317 88 322 78Z', '#7FCBEA');
  if (level === 'exhausted') pen.line('M292 107 q3 2.500 6 0 M306 107 q3 2.500 6 0', '#C08AA8', 2);
}
