import { type Purchase, priceIn, type Way } from '../../teaching/figures/pocket.ts';
import { WAY_NAMES, type WayName, type Ways } from './guesses.ts';

/* Where the lines of the chart lie, in percent of its width and height from the upper left corner. */

export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly name: WayName | 'price';
  readonly points: readonly Place[];
  /** Where the good arrives; null for the price. */
  readonly house: Place | null;
  /** Where its name stands. */
  readonly label: Place;
}
export interface ChartPlan {
  readonly lines: readonly Line[];
  readonly months: readonly { readonly month: number; readonly x: number }[];
  readonly sums: readonly { readonly sum: number; readonly y: number }[];
}

/** The least distance of two names, percent of the height. */
const LABEL_GAP = 12;
const TICKS = 5;

/** A round step, so that a range holds at most a given number of steps. */
function stepFor(whole: number, steps: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(whole / TICKS));
  return (steps.find((step) => step * power * TICKS >= whole) ?? 10) * power;
}
/** Months are counted in years where there are enough. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 48, 60, 120, 240];
const monthStep = (whole: number): number => MONTH_STEPS.find((step) => step * 5 >= whole) ?? 240;

const stepped = (step: number, last: number): readonly number[] =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);

/** Names that would lie over each other are pushed apart, from the top down. */
function apart(lines: readonly Line[]): readonly Line[] {
  let lowest = Number.NEGATIVE_INFINITY;
  const moved = new Map<string, number>();
  for (const { name, label } of [...lines].sort((a, b) => a.label.y - b.label.y)) {
    lowest = Math.max(label.y, lowest + LABEL_GAP);
    moved.set(name, lowest);
  }
  return lines.map((line) => ({ ...line, label: { x: line.label.x, y: moved.get(line.name) ?? line.label.y } }));
}

/** Lines, axes and labels of the chart of three ways. */
export function chartOf(purchase: Purchase, ways: Ways): ChartPlan {
  const shown = WAY_NAMES.flatMap((name) => {
    const way: Way | null = ways[name];
    return way === null ? [] : [{ name, way }];
  });
  const last = Math.max(...shown.map(({ way }) => way.paid.length - 1));
  const highest = Math.max(priceIn(purchase, last), ...shown.map(({ way }) => way.total));
  const step = stepFor(highest, [1, 2, 2.5, 5, 10]);
  const top = Math.ceil(highest / step) * step;
  const at = (month: number, sum: number): Place => ({ x: (month / last) * 100, y: 100 - (sum / top) * 100 });
  const lines: Line[] = shown.map(({ name, way: { paid, arrives } }) => {
    const points = paid.map((sum, month) => at(month, sum));
    return {
      name,
      points,
      house: points[arrives] ?? null,
      label: points.at(-1) ?? at(0, 0),
    };
  });
  const prices = Array.from({ length: last }, (_, i) => priceIn(purchase, i + 1));
  const steps = prices.flatMap((price, i) => [at(i, price), at(i + 1, price)]);
  lines.push({ name: 'price', points: steps, house: null, label: at(0, prices[0] ?? 0) });
  return {
    lines: apart(lines),
    months: stepped(monthStep(last), last).map((month) => ({ month, x: at(month, 0).x })),
    sums: stepped(step, top).map((sum) => ({ sum, y: at(0, sum).y })),
  };
}
