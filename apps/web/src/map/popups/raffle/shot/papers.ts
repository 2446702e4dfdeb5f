import { enter, type View } from './view.ts';

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
