import { type Camera, fitOf, scaleAtDepth } from '@consorcio/art/raffle-shot';
import type { Sprite } from './sprites.ts';

/** A canvas as the camera sees it; sizes in pixels of the canvas. */
export interface View {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
}
interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** degrees */
  readonly turn?: number;
  readonly cell?: number;
  readonly alpha?: number;
  /** width as a share of the full one: a ball that turns round */
  readonly squeeze?: number;
}

/** From here on one unit of the canvas is one unit of the plane `depth` behind the globe. */
export function enter({ context, width, height, camera }: View, depth: number): void {
  const s = scaleAtDepth(camera.z, depth) * fitOf(width, height);
  context.setTransform(s, 0, 0, s, width / 2 - camera.x * s, height / 2 - camera.y * s);
}

/** Lays a cell of a piece, its origin at x, y of its plane. */
export function lay(view: View, { image, box }: Sprite, place: Place = {}): void {
  const { x = 0, y = 0, scale = 1, turn = 0, cell = 0, alpha = 1, squeeze = 1 } = place;
  if (alpha <= 0) return;
  const { context } = view;
  enter(view, box.depth);
  context.translate(x, y);
  if (turn !== 0) context.rotate((turn * Math.PI) / 180);
  context.scale(scale * squeeze, scale);
  context.globalAlpha = alpha;
  const width = image.width / box.cells;
  context.drawImage(image, cell * width, 0, width, image.height, box.x, box.y, box.width, box.height);
  context.globalAlpha = 1;
}

/** Lays two cells of a piece over each other while one changes into the other; u: 0 the first, 1 the second. */
export function change(view: View, sprite: Sprite, from: number, to: number, u: number, place: Place = {}): void {
  if (u < 1) lay(view, sprite, { ...place, cell: from });
  if (u > 0) lay(view, sprite, { ...place, cell: to, alpha: u });
}

const SHADE = '56 32 110';
export function shade({ context, width, height }: View, alpha: number): void {
  if (alpha <= 0) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = `rgb(${SHADE} / ${alpha})`;
  context.fillRect(0, 0, width, height);
}

export function vignette({ context, width, height }: View): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  const edge = context.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.45,
    width / 2,
    height / 2,
    Math.hypot(width, height) / 2,
  );
  edge.addColorStop(0, `rgb(${SHADE} / 0)`);
  edge.addColorStop(1, `rgb(${SHADE} / 0.4)`);
  context.fillStyle = edge;
  context.fillRect(0, 0, width, height);
}

const COLOURS = ['#F2603C', '#FFC53D', '#2FA66F', '#18A7B5', '#F27FB0', '#6B46C1'];
/** Fractions that are spread evenly and repeat with the number of the piece. */
const spread = (i: number, k: number): number => (i * k) % 1;

/** Pieces of paper that fall behind the people, from ms on after the number is seen. */
export function paintPapers(view: View, ms: number, count: number): void {
  if (ms <= 0) return;
  const { context } = view;
  enter(view, 120);
  for (let i = 0; i < count; i++) {
    const fall = (ms / 1_000) * (300 + 260 * spread(i, 0.381966));
    const x = 200 + 1_200 * spread(i, 0.618034) + 30 * Math.sin(ms / 260 + i);
    context.save();
    context.translate(x, -760 + fall - 420 * spread(i, 0.7548));
    context.rotate(ms / 300 + i);
    context.fillStyle = COLOURS[i % COLOURS.length] ?? '';
    context.fillRect(-10, -6, 20, 12 * Math.abs(Math.sin(ms / 210 + i)));
    context.restore();
  }
}
