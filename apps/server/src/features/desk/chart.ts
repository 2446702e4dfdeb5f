import type { DeskReport, DeskTable } from '../../desk/desk.ts';
import { escapeHtml } from '../../http/html.ts';

/* Small SVG charts. The same numbers stand in a table beside each, so for a screen reader a chart has only a name. */

const WIDTH = 640;
const HEIGHT = 280;
const LEFT = 96;
const BOTTOM = 32;
const TOP = 12;
/** Classes `s0` to `s8` of the page's style. */
const COLOURS = 9;
/** Lines of a grid, and labels below. */
const GRID = 4;
const LABELS = 6;

const PLOT = { width: WIDTH - LEFT - 8, height: HEIGHT - TOP - BOTTOM };

interface Series {
  readonly title: string;
  readonly values: readonly number[];
}

const seriesOf = ({ columns, rows }: DeskTable): readonly Series[] =>
  columns.slice(1).map(({ title }, i) => ({
    title,
    values: rows.map((row) => (typeof row[i + 1] === 'number' ? Number(row[i + 1]) : 0)),
  }));

/** A round number that nothing is above: 1, 2 or 5 times a power of ten. */
function ceilingOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([1, 2, 5, 10].find((times) => times * power >= most) ?? 10) * power;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const y = (value: number, top: number): number => round(TOP + PLOT.height * (1 - value / top));

function gridOf(top: number): string {
  return Array.from({ length: GRID + 1 }, (_, i) => (top / GRID) * i)
    .map((value) => {
      const at = y(value, top);
      const label = value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
      return `<path class="g" d="M${LEFT} ${at}H${WIDTH - 8}"/><text x="${LEFT - 6}" y="${at}" dy=".35em" text-anchor="end">${label}</text>`;
    })
    .join('');
}

/** Some of the rows' names: all where they are few. */
function labelsOf(names: readonly string[], x: (i: number) => number): string {
  const every = Math.max(1, Math.ceil(names.length / LABELS));
  return names
    .map((name, i) => {
      if (i % every !== 0) return '';
      const short = /^\d{4}-(\d\d)-(\d\d)$/.exec(name);
      const text = short === null ? name : `${short[2]}/${short[1]}`;
      return `<text x="${round(x(i))}" y="${HEIGHT - 8}" text-anchor="middle">${escapeHtml(text)}</text>`;
    })
    .join('');
}

function linesOf(series: readonly Series[], top: number, x: (i: number) => number): string {
  return series
    .map(({ values }, s) => {
      const points = values.map((value, i) => `${round(x(i))} ${y(value, top)}`);
      const alone =
        points.length === 1
          ? `<circle class="f s${s % COLOURS}" cx="${round(x(0))}" cy="${y(values[0] ?? 0, top)}" r="4"/>`
          : '';
      return `<path class="l s${s % COLOURS}" d="M${points.join('L')}"/>${alone}`;
    })
    .join('');
}

function barsOf(series: readonly Series[], top: number, step: number, isStacked: boolean): string {
  const [count] = series.map(({ values }) => values.length);
  const wide = step * 0.76;
  const own = isStacked ? wide : wide / series.length;
  const base = Array.from({ length: count ?? 0 }, () => 0);
  return series
    .map(({ values }, s) => {
      const d = values.map((value, i) => {
        const foot = isStacked ? (base[i] ?? 0) : 0;
        if (isStacked) base[i] = foot + value;
        if (value === 0) return '';
        const x = round(LEFT + step * i + (step - wide) / 2 + (isStacked ? 0 : own * s));
        return `M${x} ${y(foot, top)}V${y(foot + value, top)}h${round(Math.max(1, own))}V${y(foot, top)}z`;
      });
      return `<path class="f s${s % COLOURS}" d="${d.join('')}"/>`;
    })
    .join('');
}

const legendOf = (series: readonly Series[]): string =>
  `<ul class="legend">${series.map(({ title }, s) => `<li class="s${s % COLOURS}"><i></i>${escapeHtml(title)}</li>`).join('')}</ul>`;

/** Pixels of the drawing that one step takes: its name, and its bar below. */
const STEP = 50;

/** The first column of numbers as bars below one another; what is kept back has none. */
function stepsOf(title: string, { rows }: DeskTable): string {
  const place = rows[0]?.findIndex((cell, i) => i > 0 && typeof cell !== 'string') ?? -1;
  const values = rows.map((row) => (typeof row[place] === 'number' ? Number(row[place]) : null));
  if (values.every((value) => value === null)) return '';
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const drawn = rows.map(([name], i) => {
    const value = values[i] ?? null;
    const wide = round(((WIDTH - 8) * (value ?? 0)) / most);
    const text = `${escapeHtml(name)}${value === null ? '' : `: ${value.toLocaleString('pt-BR')}`}`;
    return `<text x="4" y="${STEP * i + 22}">${text}</text><path class="g b" d="M4 ${STEP * i + 36}h${WIDTH - 8}"/><path class="l b s0" d="M4 ${STEP * i + 36}h${wide}"/>`;
  });
  return `<figure><svg viewBox="0 0 ${WIDTH} ${STEP * rows.length}" role="img" aria-label="${escapeHtml(title)}">${drawn.join('')}</svg></figure>`;
}

/** A report's chart as SVG with its legend; empty where there is nothing to draw. */
export function chartOf({ chart, title }: Pick<DeskReport, 'chart' | 'title'>, table: DeskTable): string {
  const series = seriesOf(table);
  const names = table.rows.map(([name]) => name);
  if (chart === null || names.length === 0 || series.length === 0) return '';
  if (chart === 'steps') return stepsOf(title, table);
  const piles = names.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  const top = ceilingOf(Math.max(1, ...(chart === 'stacked' ? piles : series.flatMap(({ values }) => values))));
  const step = PLOT.width / names.length;
  const x = (i: number): number => LEFT + step * (i + 0.5);
  const drawn = chart === 'lines' ? linesOf(series, top, x) : barsOf(series, top, step, chart === 'stacked');
  return `<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">${gridOf(top)}${drawn}${labelsOf(names, x)}</svg>${legendOf(series)}</figure>`;
}
