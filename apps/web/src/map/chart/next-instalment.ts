import { effortDue, instalmentOf } from '@consorcio/rules/queries';
import type { CurrentStage } from './current-stage.ts';

/**
 * The instalment of the cycle after the one that was just paid, in effort. What is due now is on the wire, surcharge
 * and late fee included (CONTRACT section 3); the rules' own functions lead back to the dream's base cost.
 */
export function nextInstalment({ campaign, dream, stage }: CurrentStage): number {
  const { isNewGamePlus } = campaign;
  let base = dream.effortCostPerCycle;
  while (base > 0 && effortDue(base, stage.cycle, isNewGamePlus, stage.createdByFailure) > dream.effortCostPerCycle)
    base -= 1;
  return instalmentOf(base, stage.cycle + 1, isNewGamePlus);
}
