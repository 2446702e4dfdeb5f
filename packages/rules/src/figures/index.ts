export { isOld } from './age.ts';
export { cite, FACTS, type Fact, type FactId, type Owed, owedOn } from './facts.ts';
export {
  citeSource,
  FIGURES,
  type Figure,
  type FigureId,
  fraction,
  percent,
  printed,
  printedAmount,
  printedCents,
  printedPercent,
  printedRate,
  SOURCES,
  type Source,
  type SourceId,
  said,
  saidWhen,
  sourceNames,
} from './figures.ts';
export { levelPayment, monthlyRate, monthsToSave, priceIn, risingInstalments } from './finance.ts';
export { workedExample } from './worked-example.ts';
