import { instalmentAt } from '@consorcio/rules/queries';
import type { CurrentStage } from './current-stage.ts';

/** The instalment of the cycle after the one that was just paid, in effort (RULES 6.1). */
export const nextInstalment = ({ campaign, dream, stage }: CurrentStage): number =>
  instalmentAt({ ...campaign, dreamId: dream.id }, stage.cycle + 1);
