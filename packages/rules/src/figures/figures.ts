import data from './figures.json' with { type: 'json' };
import { monthlyRate } from './finance.ts';

/*
 * Real-life figures shown to players, and their sources. The data file beside this one is the only place of each;
 * tools/src/figures checks it, and that no text says one by itself.
 */

export type FigureId = keyof typeof data.figures;
export type SourceId = keyof typeof data.sources;

/** A figure, or a source: when somebody read it, and until when it may be shown without checking it again. */
export interface Checked {
  /** `2026-11-22`. */
  readonly checkedOn: string;
  readonly staleAfter: string;
}
export interface Figure extends Checked {
  /** In Portuguese, for who reviews it. */
  readonly what: string;
  readonly value: number;
  readonly unit: 'percent' | 'reais' | 'number';
  /** What the figure is of: a year, or a month of it. */
  readonly when: string;
  /** Null for what the game only assumes. */
  readonly source: SourceId | null;
}
export interface Source extends Checked {
  /** As players see it. */
  readonly name: string;
  /** Who quotes it, where the source itself was not read. */
  readonly quotedBy: string | null;
  readonly readIn: string;
}

export const FIGURES = data.figures as Readonly<Record<FigureId, Figure>>;
export const SOURCES = data.sources as Readonly<Record<SourceId, Source>>;

/** A number as it is written in Portuguese: 18,35 and 102.852. */
export const printed = (value: number): string =>
  String(value)
    .replace('.', ',')
    .replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, '.'));

/** A sum in whole reais: `R$ 1.714`. */
export const printedAmount = (reais: number): string => `R$ ${printed(Math.round(reais))}`;

/** A sum in reais; with its cents where it has some: `R$ 585`, `R$ 514,26`, `R$ 30.855,60`. */
export function printedCents(reais: number): string {
  const [whole = '', cents = '00'] = reais.toFixed(2).split('.');
  return cents === '00' ? printedAmount(Number(whole)) : `${printedAmount(Number(whole))},${cents}`;
}

/** A fraction of one as percent with at most one decimal: `26,7%`. */
export const printedPercent = (share: number): string => `${printed(Math.round(share * 1_000) / 10)}%`;

/** A figure as texts say it: `18,35%`, `R$ 30.000`, `215`. */
export function said(id: FigureId): string {
  const { value, unit } = FIGURES[id];
  if (unit === 'reais') return printedAmount(value);
  return unit === 'percent' ? `${printed(value)}%` : printed(value);
}

/** What a figure is of: `2024`, `dezembro de 2025`. */
export const saidWhen = (id: FigureId): string => FIGURES[id].when;

/** A percentage as it is written: 18.35. */
export const percent = (id: FigureId): number => FIGURES[id].value;
/** A percentage as a fraction of one, for sums: 0.1835. */
export const fraction = (id: FigureId): number => FIGURES[id].value / 100;

/** What a yearly percentage is a month, as texts say it: `1,97%`. */
export const printedRate = (id: FigureId): string =>
  `${printed(Math.round(monthlyRate(fraction(id)) * 10_000) / 100)}%`;

/** A source as texts name it, and who quotes it where it was not read itself. */
export function citeSource(id: SourceId): string {
  const { name, quotedBy } = SOURCES[id];
  return quotedBy === null ? name : `${name}, segundo ${quotedBy}`;
}

/** Every source, in the order of the data file. */
export const sourceNames = (): readonly string[] => (Object.keys(SOURCES) as SourceId[]).map(citeSource);
