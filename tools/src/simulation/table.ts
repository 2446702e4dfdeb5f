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

const PLAYER_WIDTH = 16;
const CLAIM_WIDTH = 62;
const TARGET_WIDTH = 12;
const FIGURE_WIDTH = 22;

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

function figureText(unit: Line['unit'], { value, low, high }: Figure): string {
  const bare = (x: number): string => shown(unit, x).replace(' %', '');
  return `${shown(unit, value)} (${bare(low)}-${bare(high)})`;
}

const row = (player: string, claim: string, target: string, figure: string, verdict: string): string =>
  `${player.padEnd(PLAYER_WIDTH)}${claim.padEnd(CLAIM_WIDTH)}${target.padEnd(TARGET_WIDTH)}${figure.padEnd(FIGURE_WIDTH)}${verdict}`;

export const heading = (): string => row('Model player', 'What', 'Target', 'Measured (95 %)', '');

export const lineText = (line: Line): string =>
  row(
    line.player,
    line.claim,
    targetText(line.unit, line.target),
    figureText(line.unit, line.figure),
    isMet(line) ? 'met' : 'NOT MET',
  );

/** Figures by rows and columns, each with its interval. */
interface Grid {
  readonly title: string;
  readonly hands: readonly number[];
  readonly rows: readonly { readonly player: string; readonly figures: readonly Figure[] }[];
}

/** A table of figures, a column for each mean score. */
export function tableText({ title, hands, rows }: Grid): string {
  const cells = (texts: readonly string[]): string => texts.map((text) => text.padEnd(FIGURE_WIDTH)).join('');
  const head = `${'by mean score'.padEnd(PLAYER_WIDTH)}${cells(hands.map((skill) => `${skill}`))}`;
  const body = rows.map(
    ({ player, figures }) => `${player.padEnd(PLAYER_WIDTH)}${cells(figures.map((one) => figureText('points', one)))}`,
  );
  return [title, head, ...body].map((line) => line.trimEnd()).join('\n');
}
