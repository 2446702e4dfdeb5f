import { rewardIcon } from '../hud.ts';
import { C, shade } from '../palette.ts';
import { Pen } from '../pen.ts';

/** Small drawings inside panels, twice as fine as they are shown. */
function picture(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.setAttribute('aria-hidden', 'true');
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.scale(2, 2);
    draw(new Pen(context));
  }
  return canvas;
}

const STAR =
  'M0 -28 C2 -28 8 -12 9 -10 L27 -8 C30 -7 16 6 14 8 L18 25 C18 28 2 19 0 18 C-2 19 -18 28 -18 25 L-14 8 C-16 6 -30 -7 -27 -8 L-9 -10 C-8 -12 -2 -28 0 -28Z';

export function starPicture(isReached: boolean, place: number): HTMLCanvasElement {
  const star = picture(64, 68, (pen) =>
    pen
      .at(32, 37, (p) => p.path(STAR, shade(isReached ? C.mel : C.areia, 0.2)))
      .at(32, 33, (p) => p.path(STAR, isReached ? C.ipe : C.areia)),
  );
  star.className = `star star-${place} ${isReached ? 'reached' : ''}`;
  return star;
}

export const rewardPicture = (isEnergy: boolean): HTMLCanvasElement =>
  picture(56, 56, (pen) => pen.at(28, 28, (p) => rewardIcon(p, isEnergy ? 'energy' : 'effort', 0, 0), 1.4));
