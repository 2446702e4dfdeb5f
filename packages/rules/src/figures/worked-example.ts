import { FIGURES, printedAmount, said } from './figures.ts';

/** The association's example of an instalment, as texts say it: `R$ 30.000`, `60`, `15%`, … `R$ 585`. */
export interface WorkedExample {
  readonly credit: string;
  readonly months: string;
  readonly fee: string;
  readonly reserve: string;
  /** Reais a month of the common fund, of the fee and of the reserve fund. */
  readonly common: number;
  readonly admin: number;
  readonly kept: number;
  readonly instalment: string;
}

/** Opens the example into its parts: credit × (100% + fee + reserve) / months. */
export function workedExample(): WorkedExample {
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
