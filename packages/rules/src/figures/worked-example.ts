import { FIGURES, printedAmount, said } from './figures.ts';

/**
 * The association's example of an instalment in its parts, credit × (100% + fee + reserve) / months, as texts say it (`R$ 30.000`,
 * `60`, `15%`, … `R$ 585`); `common`, `admin` and `kept` (the reserve fund) in reais a month.
 */
export function workedExample() {
  const common = FIGURES['example-credit'].value / FIGURES['example-months'].value;
  const admin = (common * FIGURES['example-fee'].value) / 100;
  const kept = (common * FIGURES['example-reserve'].value) / 100;
  return {
    credit: said('example-credit'),
    months: said('example-months'),
    fee: said('example-fee'),
    reserve: said('example-reserve'),
    common,
    admin,
    kept,
    instalment: printedAmount(common + admin + kept),
  };
}
