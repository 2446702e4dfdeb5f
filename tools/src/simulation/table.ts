import type { Figure } from './tally.ts';

/** Both ends belong to the target. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A line of the table: what is claimed of a model player, its target and what was measured. */
export interface Line {
  readonly player: string;
  readonly claim: string;
  readonly target: Range;
  readonly unit: 'percent' | 'stages' | 'times' | 'points' | 'rank';
  readonly figure: Figure;
}

export const lineOf = (
  player: string,
  claim: string,
  target: Range,
  figure: Figure,
  unit: Line['unit'] = 'percent',
): Line => ({ player, claim, target, figure, unit });

/** A figure meets its target when the measured value does; the interval says how sure that is. */
export const isMet = ({ figure: { value }, target }: Line): boolean => value >= target.least && value <= target.most;

const DIGITS = { stages: 1, times: 2, points: 0, rank: 3 } as const;
const shown = (unit: Line['unit'], value: number): string =>
  unit === 'percent' ? `${(value * 100).toFixed(1)} %` : value.toFixed(DIGITS[unit]);

function targetText(unit: Line['unit'], { least, most }: Range): string {
  const whole = (value: number): string => (unit === 'percent' ? `${Math.round(value * 100)}` : `${value}`);
  const end = unit === 'percent' ? ' %' : '';
  if (unit === 'percent' && most === 1) return least === 0 ? 'any' : `>= ${whole(least)}${end}`;
  if (most === Number.POSITIVE_INFINITY && least === Number.NEGATIVE_INFINITY) return 'any';
  if (most === Number.POSITIVE_INFINITY || unit === 'rank') return `>= ${least}`;
  return least <= 0 ? `<= ${whole(most)}${end}` : `${whole(least)}-${whole(most)}${end}`;
}

/** A figure and its interval. */
export function figureText(unit: Line['unit'], { value, low, high }: Figure): string {
  const bare = (x: number): string => shown(unit, x).replace(' %', '');
  return `${shown(unit, value)} (${bare(low)}-${bare(high)})`;
}

/** Figures by rows and columns, as texts. */
export interface Grid {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Prints a table once its lines are played; the program ends with code 1 where a target is missed. */
export function printTable(lines: Iterable<Line | { readonly tables: readonly Grid[] }>): void {
  const startedAt = Date.now();
  const parts = [...lines];
  const played = parts.filter((part) => 'claim' in part);
  console.table(
    played.map((line) => ({
      player: line.player,
      what: line.claim,
      target: targetText(line.unit, line.target),
      'measured (95 %)': figureText(line.unit, line.figure),
      verdict: isMet(line) ? 'met' : 'NOT MET',
    })),
  );
  for (const { title, rows } of parts.flatMap((part) => ('tables' in part ? part.tables : []))) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  const missed = played.filter((line) => !isMet(line)).length;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${missed === 0 ? 'All targets met' : `${missed} targets missed`} in ${seconds} s.`);
  process.exitCode = missed === 0 ? 0 : 1;
}
