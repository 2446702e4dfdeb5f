import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Game, scoreBp, TICK_RATE, type Ticking } from '@consorcio/minigames';
import type { Field } from './canvas.ts';
import { C, SHADOW, shade } from './palette.ts';
import type { Pen } from './pen.ts';
import { type RewardRange, rewardOf, STARS } from './reward-preview.ts';

/** What stands above every game. */
export interface HudView {
  readonly points: number;
  readonly scoreBp: number;
  readonly ticksLeft: number;
  /** Share of the run that is left, 0 to 1. */
  readonly share: number;
  readonly reward: RewardRange;
  /** Percent; null in the games that never show it. */
  readonly vigor: number | null;
}

/** Place of the reward bar. */
const BAR = { x: 340, y: 50, width: 272, height: 20 } as const;

export function hudView<State extends Ticking>(
  core: Game<State>,
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
    vigor: reward.kind === 'effort' ? vigor : null,
  };
}

/** `0:42`. */
export function clockText(ticks: number): string {
  const seconds = Math.ceil(ticks / TICK_RATE);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function drawHud(field: Field, view: HudView): void {
  const { pen } = field;
  field.layer('hud-plates', drawPlates, 768, 200);
  pen.ring(62, 60, 33, C.mata, 9, view.share);
  pen.text(62, 68, clockText(view.ticksLeft), { size: 23 });
  pen.text(191, 63, String(view.points), { size: 32 });
  drawBar(pen, view);
  if (view.vigor !== null) drawVigor(pen, view.vigor);
}

function drawPlates(pen: Pen): void {
  pen.circle(62, 66, 44, C.labio).circle(62, 60, 44, C.papel).ring(62, 60, 33, '#EBDFF8', 9);
  pen.rect(122, 34, 138, 62, 31, C.labio).rect(122, 28, 138, 62, 31, C.papel);
  pen.text(191, 82, copy.points, { size: 16, fill: C.tintaSuave, font: 'text' });
  pen.rect(276, 34, 358, 62, 31, C.labio).rect(276, 28, 358, 62, 31, C.papel);
  pen.rect(676, 34, 70, 62, 22, shade(C.jabuticaba, 0.34)).rect(676, 28, 70, 62, 22, C.jabuticaba);
  pen.rect(700, 46, 8, 26, 3, C.branco).rect(715, 46, 8, 26, 3, C.branco);
}

/** What can't be reached with this vigor is hatched, and the marks stay where the score puts them. */
function drawBar(pen: Pen, view: HudView): void {
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
  for (const mark of STARS) star(pen, x + (width * mark) / 10_000, y + height / 2, view.scoreBp >= mark);
  rewardIcon(pen, view.reward.kind, 299, 59);
  const earned = rewardOf(view.reward, view.scoreBp, view.vigor ?? 100);
  pen.text(329, 66, String(earned), { size: 20 });
}

function drawHatching(pen: Pen, share: number): void {
  const { x, y, width, height } = BAR;
  const from = x + width * share;
  pen.clip(`M${from} ${y} H${x + width} V${y + height} H${from}Z`, (p) => {
    p.rect(from, y, width, height, 0, '#E2C9A6');
    for (let line = from - height; line < x + width; line += 12)
      p.line(`M${line} ${y + height} L${line + height} ${y}`, '#B99F8A', 3);
  });
}

function star(pen: Pen, x: number, y: number, isReached: boolean): void {
  const shape = 'M0 -11 L3.3 -3.6 L11 -3 L5 2.4 L7 10 L0 6 L-7 10 L-5 2.4 L-11 -3 L-3.3 -3.6Z';
  pen.at(
    x,
    y,
    (p) => p.line(shape, isReached ? '#8A5A10' : C.branco, 3).path(shape, isReached ? C.ipe : C.branco),
    isReached ? 1.15 : 0.8,
  );
}

/** Yellow bolt for energy, coral arm for effort. */
export function rewardIcon(pen: Pen, kind: RewardRange['kind'], x: number, y: number): void {
  if (kind === 'energy') {
    pen.at(x, y, (p) => p.circle(0, 0, 19, C.jabuticaba).path('M3 -15 L-9 3 H-1 L-4 15 L9 -4 H1 L6 -15Z', C.ipe));
  } else {
    pen.at(x, y, (p) =>
      p
        .circle(0, 0, 19, '#FFD9CE')
        .path('M-11 11 C-12 0 -10 -8 -7 -13 C-4 -16 1 -14 0 -10 L-3 -4 C2 -8 10 -6 12 1 C14 8 9 12 2 12Z', C.flamboyant)
        .path('M-3 -4 C2 -8 10 -6 12 1 C14 8 9 12 2 12 C8 6 4 -1 -3 -4Z', shade(C.flamboyant)),
    );
  }
}

function drawVigor(pen: Pen, vigor: number): void {
  const words = vigor >= 100 ? copy.vigor.full : vigor >= 85 ? copy.vigor.tired : copy.vigor.exhausted;
  const ground = vigor >= 100 ? '#DDF2D2' : vigor >= 85 ? C.creme : '#FFD9CE';
  pen.fade(0.14, (p) => p.rect(340, 103, 232, 32, 16, SHADOW)).rect(340, 100, 232, 32, 16, ground);
  pen.text(456, 122, words, { size: 18, font: 'text', fill: C.tinta });
}
