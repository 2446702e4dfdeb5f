export { isOld } from './age.ts';
export { cite, FACTS, type Fact, type FactId, type Owed, owedOn } from './facts.ts';
export * from './figures.ts';
export { levelPayment, monthlyRate, monthsToSave, priceIn, risingInstalments } from './finance.ts';
export { workedExample } from './worked-example.ts';
