import { FIGURES, type FigureId } from './figures.ts';

/** The months' names in Portuguese, as a text names them. */
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
/** Months after which a rate is called old. */
const OLD = 24;

/** Months since year 0 of what a figure is of: `dezembro de 2025`, or the last month of `2024`. */
function referenceMonth(when: string): number {
  const year = Number(/\d{4}/.exec(when)?.[0]);
  const named = MONTHS.findIndex((month) => when.includes(month));
  return year * 12 + (named < 0 ? MONTHS.length - 1 : named);
}

/** True when a figure is of a time more than 24 months before a day, `2026-11-22`. */
export function isOld(id: FigureId, day: string): boolean {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month - 1 - referenceMonth(FIGURES[id].when) > OLD;
}
