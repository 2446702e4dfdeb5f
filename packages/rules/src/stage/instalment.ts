/** New Game Plus adds 3 + ceil(k/2) to every instalment (RULES 2.3, 6.1). */
const NEW_GAME_PLUS_SURCHARGE = 3;
/** Percent, rounded up: a fine of 2 % and interest of 1 % (RULES 6.2). */
const LATE_FEE_PERCENT = 3;

/** The instalment of a cycle in effort, without fee. `base` is the dream's `effortCostPerCycle`. */
export const instalmentOf = (base: number, cycle: number, isNewGamePlus: boolean): number =>
  isNewGamePlus ? base + NEW_GAME_PLUS_SURCHARGE + Math.ceil(cycle / 2) : base;

/** The fee of a late instalment; it does not stack. */
export const lateFeeOf = (instalment: number): number => Math.ceil((instalment * LATE_FEE_PERCENT) / 100);

/** What a payment stage asks for: with the fee when it was created by a failure. */
export function effortDue(base: number, cycle: number, isNewGamePlus: boolean, createdByFailure: boolean): number {
  const instalment = instalmentOf(base, cycle, isNewGamePlus);
  return createdByFailure ? instalment + lateFeeOf(instalment) : instalment;
}
